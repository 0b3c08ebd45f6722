"""tune.py PREPARED OUT --seconds N [--sets more --rooms N --recorded N --begin FILE]: tunes the network that hears a voice behind the voices."""
import argparse
import time
import torch
from torch import nn
from mix import Mixer, cuda
from network import BANDS, BLOCK, FRAME, Block, Hears
from sound import all_heard, load, noises


def tune(net, mixer, seconds):
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=0.01)
    start, step, total, told_at = time.time(), 0, 0.0, 20
    while (spent := time.time() - start) < seconds:
        for group in optimizer.param_groups:
            group['lr'] = 2e-3 * min(1, step / 100) * max(0.02, 1 - spent / seconds)
        sound, truth, weight = mixer.batch(32)
        told, _ = net(sound)
        loss = (nn.functional.binary_cross_entropy_with_logits(told, truth, reduction='none') * weight).mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step, total = step + 1, 0.98 * total + 0.02 * loss.item()
        if spent > told_at:
            told_at += 20
            print(f'{spent:.0f} s, step {step}, loss {total / (1 - 0.98 ** step):.4f}', flush=True)


def write(net, out):
    net = net.cpu().eval()
    torch.save(net.state_dict(), f'{out}/background-voice.pt')
    unknown = torch.full((1, 1, BANDS), 9.0)
    empty = (torch.zeros(1, BLOCK * FRAME), unknown, unknown, torch.zeros(2, 1, net.wide))
    torch.onnx.export(Block(net).eval(), empty, f'{out}/background-voice.onnx', opset_version=17, dynamo=False,
                      input_names=['samples', 'floor', 'previous', 'memory'], output_names=['told', 'floorN', 'previousN', 'memoryN'])


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('prepared')
    parser.add_argument('out')
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--sets', nargs='+', default=['more'])
    parser.add_argument('--rooms', type=int, default=12)
    parser.add_argument('--recorded', type=int, default=0)
    parser.add_argument('--begin')
    options = parser.parse_args()
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    load(options.prepared)
    mixer = Mixer(all_heard(options.sets, options.rooms, options.recorded, 1000), noises(), 1)
    network = Hears().to(cuda)
    if options.begin:
        network.load_state_dict(torch.load(options.begin, map_location=cuda))
    tune(network, mixer, options.seconds)
    write(network, options.out)
