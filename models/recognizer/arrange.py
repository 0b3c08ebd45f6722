"""Arranges tuned networks so that hearing takes less work: python arrange.py SIZE TUNED OUT. The weights stay, byte for byte.

- The decoder has one way through instead of two. What it makes of the sound, once for a stretch, is done by the encoder.
- Its last layer multiplies bytes, as all others do. It used to turn 13 MB of them into floats, for every token.
- The encoder's convolutions multiply bytes. Their input is rounded twice, the second time what the first left over: once would cost words.

Beside each network lies its recipe: which bytes of the package's files it is made of, as scripts/setup/arranged.mjs follows it."""

import copy
import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper
from onnx.helper import make_graph, make_model, make_node

LEAST_COPIED_BYTES = 1024
TO_THE_END = 2**62
WORDS = "model.decoder.embed_tokens.weight"


def by_name(items):
    return {item.name: item for item in items}


def needed(nodes, outputs):
    """Of nodes in their order, those that the outputs are made from."""
    wanted, kept = set(outputs), []
    for node in reversed(nodes):
        if wanted.intersection(node.output):
            kept.append(node)
            wanted.update(node.input)
    return kept[::-1]


def branch(decoder, name):
    """The nodes of one way through the decoder, with the outputs' own names."""
    graph = next(attribute.g for attribute in decoder.graph.node[0].attribute if attribute.name == name)
    names = {own.name: outer.name for own, outer in zip(graph.output, decoder.graph.output)}
    nodes = [copy.deepcopy(node) for node in graph.node]
    rename(nodes, names)
    return nodes


def rename(nodes, names):
    for node in nodes:
        for places in (node.input, node.output):
            for at, name in enumerate(places):
                places[at] = names.get(name, name)


def of_one(value, *sizes):
    """An input or output for one stretch at a time."""
    value = copy.deepcopy(value)
    for dimension, size in zip(value.type.tensor_type.shape.dim, (1, *sizes)):
        dimension.Clear()
        dimension.dim_value = size
    return value


def multiplied(at, values, weights, zero, scale, suffix=""):
    """Nodes that multiply floats with stored bytes; the outcome is `at` + scaled."""
    name = lambda what: f"{at}{what}{suffix}"
    return [
        make_node("MatMulInteger", [values, weights, name("zero"), zero], [name("sums")]),
        make_node("Cast", [name("sums")], [name("floats")], to=TensorProto.FLOAT),
        make_node("Mul", [name("scale"), scale], [name("scales")]),
        make_node("Mul", [name("floats"), name("scales")], [name("scaled")]),
    ]


def rounded(at, values, suffix=""):
    return make_node("DynamicQuantizeLinear", [values], [f"{at}{what}{suffix}" for what in ("bytes", "scale", "zero")])


def step(decoder):
    """One token after the other."""
    numbers, inputs, outputs = (by_name(part) for part in (decoder.graph.initializer, decoder.graph.input, decoder.graph.output))
    nodes = []
    for node in branch(decoder, "then_branch"):
        if f"{WORDS}_transposed" not in node.input:
            nodes.append(node)
            continue
        nodes.append(rounded("/words/", node.input[0]))
        nodes.extend(multiplied("/words/", "/words/bytes", "words", f"{WORDS}_merged_0_zero_point", f"{WORDS}_merged_0_scale"))
        nodes[-1].output[0] = "logits"
    made = ["logits", *(name for name in outputs if ".decoder." in name)]
    nodes = needed(nodes, made)
    used = {name for node in nodes for name in node.input}
    words = numpy_helper.to_array(numbers[f"{WORDS}_merged_0_quantized"])
    numbers["words"] = numpy_helper.from_array(np.ascontiguousarray(words.T), "words")
    return make_graph(
        nodes,
        "step",
        [of_one(value, *([1] if name == "input_ids" else [])) for name, value in inputs.items() if name in used],
        [of_one(outputs[name], *([1] if name == "logits" else [])) for name in made],
        [value for name, value in numbers.items() if name in used],
    )


def heard(decoder):
    """What the decoder makes of the sound: nodes, their numbers, and what they give, named as the next step takes it."""
    numbers, outputs = by_name(decoder.graph.initializer), by_name(decoder.graph.output)
    made = [name for name in outputs if ".encoder." in name]
    nodes = branch(decoder, "else_branch")
    maker = {name: node for node in nodes for name in node.output}
    heads, size = (outputs[made[0]].type.tensor_type.shape.dim[at].dim_value for at in (1, 3))
    numbers["by_head"] = numpy_helper.from_array(np.array([1, -1, heads, size]), "by_head")
    for name in made:
        maker[maker[name].input[0]].input[1] = "by_head"
    nodes = needed(nodes, made)
    used = {name for node in nodes for name in node.input}
    taken = {name: name.replace("present", "past_key_values") for name in made}
    rename(nodes, {"encoder_hidden_states": "last_hidden_state", **taken})
    values = [of_one(outputs[name]) for name in made]
    for value in values:
        value.name = taken[value.name]
    return nodes, [value for name, value in numbers.items() if name in used], values


def convolution(node, numbers):
    """The same as a multiplication of bytes: a row holds all frames that the kernel sees at once."""
    at, weight = node.output[0].rsplit("/", 1)[0] + "/", node.input[1].removesuffix("_add_tensor")
    stored = numpy_helper.to_array(numbers[f"{weight}_quantized"])
    scale, zero = (float(numpy_helper.to_array(numbers[f"{weight}_{what}"])[0]) for what in ("scale", "zero_point"))
    stride = next(attribute.ints[0] for attribute in node.attribute if attribute.name == "strides")
    kernel = stored.shape[2]

    def number(name, value, kind=np.int64):
        numbers[at + name] = numpy_helper.from_array(np.array(value, kind), at + name)
        return at + name

    across = np.ascontiguousarray(stored.transpose(2, 1, 0))
    weights = number("rows", across.reshape(-1, stored.shape[0]), np.int8)
    whole = number("byte", round(-zero / scale), np.int8)
    axis, steps = number("axis", [1]), number("stride", [stride])
    nodes = [
        make_node("Transpose", [node.input[0]], [f"{at}frames"], perm=[0, 2, 1]),
        rounded(at, f"{at}frames", "_1"),
        make_node("DequantizeLinear", [f"{at}{what}_1" for what in ("bytes", "scale", "zero")], [f"{at}near"]),
        make_node("Sub", [f"{at}frames", f"{at}near"], [f"{at}rest"]),
        rounded(at, f"{at}rest", "_2"),
    ]
    for suffix in ("_1", "_2"):
        seen = [f"{at}seen{suffix}_{place}" for place in range(kernel)]
        for place, name in enumerate(seen):
            begin = number(f"begin_{place}", [place])
            end = number(f"end_{place}", [place - kernel + 1 or TO_THE_END])
            nodes.append(make_node("Slice", [f"{at}bytes{suffix}", begin, end, axis, steps], [name]))
        nodes.append(make_node("Concat", seen, [f"{at}windows{suffix}"], axis=2))
        nodes.extend(multiplied(at, f"{at}windows{suffix}", weights, whole, f"{weight}_scale", suffix))
    return nodes + [
        make_node("Add", [f"{at}scaled_1", f"{at}scaled_2"], [f"{at}scaled"]),
        make_node("Add", [f"{at}scaled", node.input[2]], [f"{at}moved"]),
        make_node("Transpose", [f"{at}moved"], [node.output[0]], perm=[0, 2, 1]),
    ]


def listener(encoder, decoder):
    """From sound to what every step attends to."""
    numbers = by_name(encoder.graph.initializer)
    nodes = []
    for node in encoder.graph.node:
        # The first has a single channel and little to do.
        nodes.extend(convolution(node, numbers) if node.op_type == "Conv" and len(node.input) > 2 else [node])
    after, more, outputs = heard(decoder)
    nodes = needed(nodes + after, [value.name for value in outputs])
    used = {name for node in nodes for name in node.input}
    kept = [value for name, value in numbers.items() if name in used]
    return make_graph(nodes, "listener", [of_one(value) for value in encoder.graph.input], outputs, kept + more)


def recipe(network, graph, sources):
    """A line that tells the pieces (bytes of the package's files, as they are or with their axes reversed, and new ones), then the new bytes."""
    pieces, new, done = [], b"", 0
    for number in graph.initializer:
        raw = numpy_helper.to_array(number).tobytes()
        at = network.find(raw, done)
        origin = found(raw, sources) if len(raw) >= LEAST_COPIED_BYTES and at >= 0 else None
        if origin is None:
            continue
        pieces.extend(({"new": at - done}, origin))
        new += network[done:at]
        done = at + len(raw)
    pieces.append({"new": len(network) - done})
    return json.dumps(pieces, separators=(",", ":")).encode() + b"\n" + new + network[done:]


def found(raw, sources):
    for at, source in enumerate(sources):
        if (place := source["file"].find(raw)) >= 0:
            return {"source": at, "at": place, "length": len(raw)}
        for shape in source["shapes"]:
            if np.prod(shape) != len(raw):
                continue
            turned = np.frombuffer(raw, np.uint8).reshape(shape[::-1]).T.tobytes()
            if (place := source["file"].find(turned)) >= 0:
                return {"source": at, "at": place, "shape": shape}
    return None


def source(path):
    model = onnx.load(path)
    shapes = [list(i.dims) for i in model.graph.initializer if i.data_type in (TensorProto.INT8, TensorProto.UINT8) and len(i.dims) > 1]
    return model, {"file": path.read_bytes(), "shapes": [list(shape) for shape in {tuple(shape) for shape in shapes}]}


if __name__ == "__main__":
    size, tuned, out = sys.argv[1:]
    (encoder, its), (decoder, theirs) = (source(Path(tuned, f"moonshine-{size}-{part}.onnx")) for part in ("encoder", "decoder"))
    for part, graph, sources in (("encoder", listener(encoder, decoder), [its, theirs]), ("decoder", step(decoder), [theirs])):
        model = make_model(graph, opset_imports=decoder.opset_import, ir_version=decoder.ir_version)
        network = model.SerializeToString()
        made = recipe(network, graph, sources)
        Path(out, f"moonshine-{size}-{part}.onnx").write_bytes(network)
        Path(out, f"moonshine-{size}-{part}.recipe").write_bytes(made)
        print(part, f"{len(graph.node)} nodes, {len(network)} bytes, recipe {len(made)}")
