"""A metric in another language: how symmetric the board of an SBG game looks, from 0 to 1.

regames evaluate games/sbg --metric "python3 examples/python/beauty.py"
"""
import json
import sys


def beauty(game):
    rows = [line.strip().strip("|") for line in game.splitlines() if line.strip().startswith("|")]
    if not rows:
        return 0.0
    alike = sum(a.lower() == b.lower() for row in rows for a, b in zip(row, reversed(row)))
    return alike / sum(len(row) for row in rows)


for line in sys.stdin:
    question = json.loads(line)
    if question["ask"] == "names":
        answer = {"names": ["beauty"]}
    else:
        answer = {"beauty": beauty(question["game"])}
    print(json.dumps(answer), flush=True)
