import { bytesField, joinBytes, readFields } from './protobuf.ts';

// Field numbers of onnx.proto.
const MODEL_GRAPH = 7;
const GRAPH_NODE = 1;
const GRAPH_INITIALIZER = 5;
const GRAPH_INPUT = 11;
const GRAPH_OUTPUT = 12;
const GRAPH_VALUE_INFO = 13;
const NODE_INPUT = 1;
const NODE_OUTPUT = 2;
const TENSOR_NAME = 8;
const VALUE_NAME = 1;
const VALUE_TYPE = 2;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Keeps of an ONNX network what the named values need, and makes these the outputs. They take the type of the old output. */
export function cutNetwork(model: Uint8Array, outputs: string[]): Uint8Array {
  const modelFields = readFields(model);
  const graph = modelFields.find((field) => field.number === MODEL_GRAPH);
  if (!graph) throw new Error('No graph in the network');
  const fields = readFields(graph.bytes);
  const nodes = fields
    .filter((field) => field.number === GRAPH_NODE)
    .map((field) => {
      const parts = readFields(field.bytes);
      const names = (number: number) =>
        parts.filter((part) => part.number === number).map((part) => decoder.decode(part.bytes));
      return { whole: field.whole, inputs: names(NODE_INPUT), outputs: names(NODE_OUTPUT) };
    });

  const needed = new Set(outputs);
  const kept = new Set<Uint8Array>();
  // Nodes stand in the order in which they run: from the end, one pass finds all that is needed.
  for (const node of nodes.toReversed()) {
    if (!node.outputs.some((name) => needed.has(name))) continue;
    kept.add(node.whole);
    for (const name of node.inputs) needed.add(name);
  }

  const parts: Uint8Array[] = [];
  for (const field of fields) {
    if (field.number === GRAPH_NODE && !kept.has(field.whole)) continue;
    if (field.number === GRAPH_INITIALIZER && !needed.has(nameOf(field.bytes, TENSOR_NAME)))
      continue;
    if (field.number === GRAPH_INPUT && !needed.has(nameOf(field.bytes, VALUE_NAME))) continue;
    if (field.number === GRAPH_VALUE_INFO) continue;
    if (field.number === GRAPH_OUTPUT) {
      const type = readFields(field.bytes).find((part) => part.number === VALUE_TYPE);
      for (const name of outputs) {
        const value = [
          bytesField(VALUE_NAME, encoder.encode(name)),
          type?.whole ?? new Uint8Array(),
        ];
        parts.push(bytesField(GRAPH_OUTPUT, joinBytes(value)));
      }
      continue;
    }
    parts.push(field.whole);
  }
  return joinBytes(
    modelFields.map((field) =>
      field === graph ? bytesField(MODEL_GRAPH, joinBytes(parts)) : field.whole,
    ),
  );
}

function nameOf(message: Uint8Array, number: number): string {
  const field = readFields(message).find((part) => part.number === number);
  return field ? decoder.decode(field.bytes) : '';
}
