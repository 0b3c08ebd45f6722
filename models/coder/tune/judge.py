"""How well a network codes talk that it has not learned from, by the likeliest code alone. The product's own figures: npm run eval:coding."""

import numpy as np
import torch
from batches import Examples
from window import CODES, examples_of

CATEGORIES = {"IQ": "Q", "DQ": "Q", "DC": "C", "IC": "C"}
AVOID = ("Q", "C", "NTA")


def judge(network, sessions, pieces, device):
    """Accuracy by category, recall and precision of criticism, and harmless talk taken for avoid-talk."""
    examples = [example for session in sessions for example in examples_of(session, pieces)]
    found = categories(likeliest(network, examples, device))
    truth = categories([example.code for example in examples])
    blamed, blame = found == "NTA", truth == "NTA"
    harmless = ~np.isin(truth, AVOID)
    right = (blamed & blame).sum()
    return (
        f"{100 * (found == truth).mean():.1f} %, criticism {right / max(1, blame.sum()):.2f}/{right / max(1, blamed.sum()):.2f}, "
        f"harmless {100 * np.isin(found[harmless], AVOID).mean():.1f} %"
    )


@torch.no_grad()
def likeliest(network, examples, device):
    network.eval()
    codes = np.zeros(len(examples), int)
    for chosen, *inputs in Examples(examples, np.ones(len(examples)), device).in_order(512):
        with torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
            codes[chosen.cpu().numpy()] = network(*inputs).argmax(-1).cpu().numpy()
    return codes


def categories(codes):
    return np.array([CATEGORIES.get(CODES[code], CODES[code]) for code in codes])
