"""What is measured, each part in a module of its own with one function `measure() -> dict`.

`python -m bench` runs all parts, `python -m bench boot` one of them. Values are numbers; dicts may
lie in dicts, and their keys are the rows of the table.
"""
