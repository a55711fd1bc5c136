
def finale(state): return ""
