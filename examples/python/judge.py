"""A judge in another language: long plays with few draws are good, and very long ones are out.

regames evolve sbg --judge-command "python3 examples/python/judge.py" --evaluations 64 -o run
"""
import json
import sys

for line in sys.stdin:
    metrics = json.loads(line)["metrics"]
    turns = metrics.get("random.turns", 0)
    if turns > 200:
        answer = {"out": "takes %.0f turns" % turns}
    else:
        answer = {"fitness": min(1, turns / 60) * (1 - metrics.get("random.drawishness", 1))}
    print(json.dumps(answer), flush=True)
