// What a person reads in one source file, and where it stands. The parser is Vite's: TypeScript's own interface is not stable yet.
import { type ESTree, parseSync, Visitor } from 'vite';
import {
  fixedWords,
  type Message,
  messageOfElement,
  messageOfLiteral,
  messageOfTemplate,
} from './message.ts';

/** Looks, addresses and the like. */
const UNREAD_ATTRIBUTES =
  /^(?:className|d|viewBox|transform|points|autoComplete|style|to|href|src|type|variant|role|id|key|data-.*|aria-(?:labelledby|describedby|controls))$/;
/** Their arguments are class names, or meant for whoever mends the code. */
const UNREAD_CALLS = /^(?:cx|getItem|setItem|removeItem|querySelector|addEventListener|Error)$/;
const ONE_WORD = /^“?\p{Lu}[\p{Ll}’]+(?:[-/]\p{Lu}?[\p{Ll}’]+)*[.!?…:”]*$/u;
/** Where it is chosen from for a sentence or an element, or counted. */
const LOWER_CASE_WORD = /^[\p{Ll}’-]+$/u;
const CLASS_NAMES = /^(?=.*-)[a-z0-9 _:/.,%&>*!=#'$(){}[\]-]+$/;

type Element = ESTree.JSXElement | ESTree.JSXFragment;

export interface Found extends Message {
  /** The name of the property that it is the value of. */
  readonly key: string | undefined;
}

const isString = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
};

/** Every one of them, in the order of the file. */
export function textsIn(path: string, source: string): Found[] {
  const found: Found[] = [];
  const unread: ESTree.Node[] = [];
  const keys = new Map<number, string>();
  /** Elements within a sentence that is told already. */
  const told = new Set<ESTree.Node>();

  const chosen = new Set<ESTree.Node>();

  const isUnread = ({ start, end }: ESTree.Node) =>
    unread.some((other) => other.start <= start && end <= other.end);
  const add = (message: Message): void => {
    if (/\p{L}/u.test(fixedWords(message.text)))
      found.push({ ...message, key: keys.get(message.node.start) });
  };
  const addString = (message: Message): void => {
    const { text, node } = message;
    // Of "${days}-day streak" the hyphen is no class name's.
    const isWords = text.includes(' ') && !CLASS_NAMES.test(text.replaceAll('}-', '}'));
    const isWord = ONE_WORD.test(text) || (chosen.has(node) && LOWER_CASE_WORD.test(text));
    if (!isUnread(node) && (isWords || isWord)) add(message);
  };
  const addElement = (element: Element): void => {
    for (const child of element.children)
      if (child.type === 'JSXExpressionContainer') choose(child.expression);
    const elements = element.children.filter((child) => child.type === 'JSXElement');
    const hasWords = element.children.some(
      (child) => child.type === 'JSXText' && child.value.trim(),
    );
    if (hasWords || told.has(element)) for (const child of elements) told.add(child);
    if (hasWords && !told.has(element)) add(messageOfElement(element, source));
  };
  const choose = (node: ESTree.Node): void => {
    chosen.add(node);
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(choose);
    if (node.type === 'LogicalExpression') choose(node.right);
  };
  const skipCall = (call: ESTree.CallExpression | ESTree.NewExpression): void => {
    const name = nameOf(call.callee) ?? '';
    if (UNREAD_CALLS.test(name)) unread.push(call);
    if (name === 'counted') call.arguments.forEach(choose);
  };

  new Visitor({
    ImportDeclaration: (node) => void unread.push(node),
    ImportExpression: (node) => void unread.push(node),
    TSLiteralType: (node) => void unread.push(node),
    JSXAttribute(node) {
      if (UNREAD_ATTRIBUTES.test(nameOf(node.name) ?? '')) unread.push(node);
    },
    CallExpression: skipCall,
    NewExpression: skipCall,
    BinaryExpression({ left, right, operator }) {
      // What something is held against is not shown.
      if (/^[!=]==$/.test(operator)) unread.push(...[left, right].filter(isString));
    },
    SwitchCase({ test }) {
      if (test) unread.push(test);
    },
    Property({ key, value }) {
      if (!isString(key)) keys.set(value.start, nameOf(key) ?? '');
      else unread.push(key);
      if (/^(?:className|tone|color)$/.test(nameOf(key) ?? '')) unread.push(value);
    },
    JSXElement: addElement,
    JSXFragment: addElement,
    Literal(node) {
      if (typeof node.value === 'string') addString(messageOfLiteral(node, node.value));
    },
    TemplateLiteral(node) {
      if (/ /.test(source.slice(node.start, node.end))) node.expressions.forEach(choose);
      addString(messageOfTemplate(node, source));
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** The files of ours that a file imports, now or later. */
export function importsIn(path: string, source: string): string[] {
  const { staticImports, dynamicImports, staticExports } = parseSync(path, source).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  const folder = path.split('/').slice(0, -1).join('/');
  return named.flatMap((name) => {
    if (name.startsWith('#')) return name.slice(1);
    return name.startsWith('./') ? `${folder}/${name.slice(2)}` : [];
  });
}
