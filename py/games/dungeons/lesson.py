"""A map at one tap, another part of it, and the first door at the table. Each step is one tap."""

from games.contract import Lesson, Step

STEPS = (Step("Make a dungeon for your table! Tap “Make the whole map”.", "do-grow", "action:add all rooms"),)
END = "That is a map. Show it, write on it, take it away: it is yours."
LESSONS = (Lesson("lesson-1", STEPS, END),)
