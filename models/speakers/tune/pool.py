"""python3 pool.py SCORES ...: child against adult over the voices of all folds together, and with speakers drawn anew."""

import json
import sys
from collections import defaultdict

import numpy as np
from judge import equal_error_rate

DRAWS = 1000


def main():
    windows = defaultdict(lambda: defaultdict(list))
    for path in sys.argv[1:]:
        with open(path) as file:
            for length, rows in json.load(file).items():
                for speaker, child, score in rows:
                    windows[length][child, speaker].append(score)
    for length, voices in windows.items():
        sides = [[np.array(own) for (child, _), own in voices.items() if child == wanted] for wanted in (True, False)]
        chance = np.random.default_rng(0)
        drawn = [rate(*([side[at] for at in chance.integers(len(side), size=len(side))] for side in sides)) for _ in range(DRAWS)]
        low, high = np.percentile(drawn, (2.5, 97.5))
        print(f"{length}: {rate(*sides):.1f} ({low:.1f} to {high:.1f}), {len(sides[0])} children, {len(sides[1])} adults")


def rate(children, adults):
    return equal_error_rate(np.concatenate(children), np.concatenate(adults))


if __name__ == "__main__":
    main()
