// What a person reads in one source file. The parser is Vite's: TypeScript's own interface is not stable yet.
import { type ESTree, parseSync, Visitor } from 'vite';

/** Looks, addresses and the like. */
const UNREAD_ATTRIBUTES =
  /^(?:className|d|viewBox|transform|points|autoComplete|style|to|href|src|type|variant|role|id|key|data-.*)$/;
/** Their arguments are class names, or meant for whoever mends the code. */
const UNREAD_CALLS = /^(?:cx|getItem|setItem|removeItem|querySelector|addEventListener|Error)$/;
const ONE_WORD = /^“?\p{Lu}[\p{Ll}’-]+[.!?…”]*$/u;
const CLASS_NAMES = /^(?=.*-)[a-z0-9 _:/.,%&>*!=#'$(){}[\]-]+$/;

type Element = ESTree.JSXElement | ESTree.JSXFragment;

export interface Found {
  readonly text: string;
  /** The name of the property that it is the value of. */
  readonly key: string | undefined;
}

/** What stands between the tags, with the code in between as it is written. */
function wordsOf(element: Element, source: string): string {
  const parts = element.children.map((child) => {
    if (child.type === 'JSXText') return child.value;
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsOf(child, source);
    const code = source.slice(child.start, child.end);
    if (code.startsWith('{/*')) return '';
    return code === "{' '}" ? ' ' : code;
  });
  return parts.join('');
}

const isString = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
};

export function textsIn(path: string, source: string): Found[] {
  const found = new Map<string, Found>();
  const unread: ESTree.Node[] = [];
  const keys = new Map<number, string>();

  const isUnread = ({ start, end }: ESTree.Node) =>
    unread.some((other) => other.start <= start && end <= other.end);
  const add = (text: string, start: number): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (/\p{L}/u.test(fixedWords(words)) && !found.has(words))
      found.set(words, { text: words, key: keys.get(start) });
  };
  const addString = (node: ESTree.Node, text: string): void => {
    const isWords = text.trim().includes(' ') && !CLASS_NAMES.test(text);
    if ((isWords || ONE_WORD.test(text)) && !isUnread(node)) add(text, node.start);
  };
  const addElement = (element: Element): void => {
    if (element.children.some((child) => child.type === 'JSXText' && child.value.trim()))
      add(wordsOf(element, source), element.start);
  };
  const skipCall = (call: ESTree.CallExpression | ESTree.NewExpression): void => {
    if (UNREAD_CALLS.test(nameOf(call.callee) ?? '')) unread.push(call);
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
      if (typeof node.value === 'string') addString(node, node.value);
    },
    TemplateLiteral(node) {
      addString(node, source.slice(node.start + 1, node.end - 1));
    },
  }).visit(parseSync(path, source).program);
  return [...found.values()];
}

/** A text without what code fills in, however deep its braces. */
export function fixedWords(text: string): string {
  const shorter = text.replaceAll(/\$?\{[^{}]*\}/g, '…');
  return shorter === text ? text : fixedWords(shorter);
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
