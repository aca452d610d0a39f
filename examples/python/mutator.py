"""A mutator in another language, such as a language model.

regames evolve sbg --mutator "python3 examples/python/mutator.py" --evaluations 64 -o run

`propose` is where a model is asked. What stands in for it here draws one number of the rules and
changes it by one, so that the example runs anywhere and gives the same games for the same seeds.
"""
import json
import random
import re
import sys

PROMPT = """Here is a board game in the language {language}. Change one rule so that it becomes a
better game, keep it symmetric for both players, and answer with the whole game and nothing else.

{game}"""


def propose(prompt, question):
    """Ask a model here: send it the prompt, return the text of its answer."""
    numbers = list(re.finditer(r"\d+", question["game"]))
    rng = random.Random(question["seed"])
    chosen = rng.choice(numbers)
    number = max(1, int(chosen.group()) + rng.choice([-1, 1]))
    game = question["game"]
    return game[: chosen.start()] + str(number) + game[chosen.end() :]


for line in sys.stdin:
    question = json.loads(line)
    game = propose(PROMPT.format(**question), question)
    print(json.dumps({"game": game} if game else {"none": "the model had no idea"}), flush=True)
