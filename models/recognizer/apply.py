"""Writes what tuning changed as one patch for each network: python apply.py SIZE FOLDER MOVES OUT. A byte of a patch is what is to be added to
the byte of the network's file; a tuned network lies beside it, to be checked."""

import json
import lzma
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper

from weights import stored

size, folder, moves, out = sys.argv[1:]
moved = np.frombuffer(lzma.decompress(b"".join(path.read_bytes() for path in sorted(Path(moves).glob(f"{size}-moves.*")))), np.int8)
shapes = json.loads(Path(moves, f"{size}-index.json").read_text())
places = dict(zip(shapes, np.split(moved, np.cumsum([int(np.prod(shape)) for shape in shapes.values()])[:-1])))
for part in ("encoder", "decoder"):
    path = Path(folder, f"moonshine-{size}-{part}.onnx")
    file = bytearray(path.read_bytes())
    patch = np.zeros(len(file), np.uint8)
    model = onnx.load(path)
    numbers = {i.name: i for i in model.graph.initializer}
    for name, (weight, _, _, across) in stored(model).items():
        full = f"{part}.{name.removeprefix(part + '.')}"
        if full not in places:
            continue
        values = numpy_helper.to_array(numbers[weight])
        change = places[full].reshape(shapes[full])
        change = (change.T if across else change).reshape(values.shape)
        raw = values.tobytes()
        at = file.find(raw)
        assert at >= 0 and file.find(raw, at + 1) < 0, name
        patch[at : at + len(raw)] = np.ascontiguousarray(change).view(np.uint8).reshape(-1)
    tuned = np.frombuffer(bytes(file), np.uint8) + patch
    Path(out, f"moonshine-{size}-{part}.patch").write_bytes(patch.tobytes())
    Path(out, f"moonshine-{size}-{part}.onnx").write_bytes(tuned.tobytes())
    print(part, f"{np.mean(patch != 0):.2f} of {len(file)} bytes")
