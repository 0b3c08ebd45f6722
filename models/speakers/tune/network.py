"""The voice network in PyTorch: read from its ONNX file, and written back into the same graph after training."""

import re

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

LAYERS, WIDTH, HEADS, ROTARY = 3, 288, 8, 32
MATRICES = ("self_attn/q_proj", "self_attn/k_proj", "self_attn/v_proj", "self_attn/dense", "mlp/fc1", "mlp/fc2")


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.before_attention = nn.Parameter(torch.ones(WIDTH))
        self.before_mlp = nn.Parameter(torch.ones(WIDTH))
        for name in ("q_proj", "k_proj", "v_proj", "dense"):
            setattr(self, name, nn.Linear(WIDTH, WIDTH, bias=False))
        self.fc1 = nn.Linear(WIDTH, 4 * WIDTH)
        self.fc2 = nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x, turn):
        batch, time, _ = x.shape
        y = F.layer_norm(x, (WIDTH,), self.before_attention)
        q, k, v = (
            getattr(self, name)(y).view(batch, time, HEADS, -1).transpose(1, 2)
            for name in ("q_proj", "k_proj", "v_proj")
        )
        likeness = rotate(q, turn) @ rotate(k, turn).transpose(-1, -2) / (WIDTH // HEADS) ** 0.5
        heard = likeness.softmax(-1) @ v
        x = x + self.dense(heard.transpose(1, 2).reshape(batch, time, WIDTH))
        y = F.layer_norm(x, (WIDTH,), self.before_mlp)
        return x + self.fc2(F.gelu(self.fc1(y)))


def rotate(x, turn):
    """Turns neighbouring pairs of the first dimensions by an angle that grows with time."""
    cos, sin = turn
    head, rest = x[..., :ROTARY], x[..., ROTARY:]
    turned = torch.stack((-head[..., 1::2], head[..., ::2]), -1).flatten(-2)
    return torch.cat((head * cos + turned * sin, rest), -1).to(x.dtype)


class VoiceNetwork(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv1d(1, WIDTH, 127, 64, bias=False)
        self.norm = nn.GroupNorm(1, WIDTH)
        self.conv2 = nn.Conv1d(WIDTH, 2 * WIDTH, 7, 3)
        self.conv3 = nn.Conv1d(2 * WIDTH, WIDTH, 3, 2)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.register_buffer("frequencies", torch.zeros(ROTARY // 2))

    def forward(self, samples):
        """Windows of one length at 16 kHz; gives mean and deviation over time of each layer, as FramePool does."""
        x = self.norm(torch.tanh(self.conv1(samples[:, None])))
        x = F.gelu(self.conv3(F.gelu(self.conv2(x)))).transpose(1, 2)
        angles = torch.arange(x.shape[1], device=x.device)[:, None] * self.frequencies
        angles = angles.repeat_interleave(2, -1)
        turn = (angles.cos(), angles.sin())
        pooled = []
        for layer in self.layers:
            x = layer(x, turn)
            y = x.float()
            mean = y.mean(1)
            spread = ((y**2).mean(1) - mean**2).clamp(min=0).add(1e-8).sqrt()
            pooled += [mean, spread]
        return torch.cat(pooled, -1)


def stored_matrices(graph):
    """Which stored matrix belongs to which part of which layer."""
    found = {}
    for node in graph.node:
        if node.op_type != "MatMulInteger":
            continue
        layer, part = re.match(r"/layers\.(\d)/(.*)/MatMul_output", node.output[0]).groups()
        found[int(layer), part] = node.input[1].removesuffix("_quantized")
    return found


def module_of(network, layer, part):
    return getattr(network.layers[layer], part.split("/")[1])


def read_network(path):
    model = onnx.load(path)
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    network = VoiceNetwork()

    def put(parameter, value):
        parameter.data.copy_(torch.from_numpy(np.array(value, np.float32)).reshape(parameter.shape))

    for name in ("conv1", "conv2", "conv3"):
        numbers = values[f"{name}.weight_quantized"].astype(np.float32)
        put(getattr(network, name).weight, numbers * values[f"{name}.weight_scale"] + values[f"{name}.weight_zero_point"])
    put(network.conv2.bias, values["conv2.bias"])
    put(network.conv3.bias, values["conv3.bias"])
    put(network.norm.weight, values["onnx::Mul_1488"])
    put(network.norm.bias, values["onnx::Add_1489"])
    put(network.frequencies, values["/rotary_emb/Cast_1_output_0"])
    for (layer, part), name in stored_matrices(model.graph).items():
        numbers = values[f"{name}_quantized"].astype(np.float32) - float(values[f"{name}_zero_point"])
        put(module_of(network, layer, part).weight, numbers.T * values[f"{name}_scale"])
    for at, layer in enumerate(network.layers):
        put(layer.before_attention, values[f"layers.{at}.input_layernorm.weight"])
        put(layer.before_mlp, values[f"layers.{at}.post_attention_layernorm.weight"])
        put(layer.fc1.bias, values[f"layers.{at}.mlp.fc1.bias"])
        put(layer.fc2.bias, values[f"layers.{at}.mlp.fc2.bias"])
    return network


def write_network(network, template, path):
    """Puts the weights into the graph of the template, matrices in eight bits as there, convolutions in sixteen."""
    model = onnx.load(template)
    tensors = {tensor.name: tensor for tensor in model.graph.initializer}

    def put(name, value):
        old = numpy_helper.to_array(tensors[name])
        new = np.asarray(value).astype(old.dtype).reshape(old.shape)
        tensors[name].CopyFrom(numpy_helper.from_array(new, name))

    def weights(parameter):
        return parameter.detach().float().cpu().numpy()

    for name in ("conv1", "conv2", "conv3"):
        # Eight bits in steps of one size for all are too coarse here: a rounding of the mean adds up over 1728 inputs.
        halves = weights(getattr(network, name).weight).astype(np.float16)
        tensors[f"{name}.weight_quantized"].CopyFrom(numpy_helper.from_array(halves, f"{name}.weight_quantized"))
        put(f"{name}.weight_scale", 1)
        put(f"{name}.weight_zero_point", 0)
    put("conv2.bias", weights(network.conv2.bias))
    put("conv3.bias", weights(network.conv3.bias))
    put("onnx::Mul_1488", weights(network.norm.weight))
    put("onnx::Add_1489", weights(network.norm.bias))
    for (layer, part), name in stored_matrices(model.graph).items():
        weight = weights(module_of(network, layer, part).weight).T
        scale = (weight.max() - weight.min()) / 255
        zero = np.round(-weight.min() / scale)
        put(f"{name}_quantized", np.clip(np.round(weight / scale) + zero, 0, 255))
        put(f"{name}_scale", scale)
        put(f"{name}_zero_point", zero)
    for at, layer in enumerate(network.layers):
        put(f"layers.{at}.input_layernorm.weight", weights(layer.before_attention))
        put(f"layers.{at}.post_attention_layernorm.weight", weights(layer.before_mlp))
        put(f"layers.{at}.mlp.fc1.bias", weights(layer.fc1.bias))
        put(f"layers.{at}.mlp.fc2.bias", weights(layer.fc2.bias))
    onnx.save(model, path)
