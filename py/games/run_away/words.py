EVENTS = {}
def reason(s,seat): return "x."
def prompt(s,n): return "x"
def why_not(s,t,n): return "x"
