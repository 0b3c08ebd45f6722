// A text that a person reads, with holes where code fills something in: `You have ${minutes} left`, or `Read the <0>Terms</0>`.
import type { ESTree } from 'vite';

type Element = ESTree.JSXElement | ESTree.JSXFragment;

/** As it is named in the text, and where its code stands. */
export interface Hole {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface Message {
  readonly text: string;
  /** The spaces before and behind it. */
  readonly spaces: readonly [string, string];
  readonly node: ESTree.Node;
  readonly holes: readonly Hole[];
}

export const messageOfLiteral = (node: ESTree.Node, text: string): Message =>
  messageOf(text, node, []);

function messageOf(words: string, node: ESTree.Node, holes: readonly Hole[]): Message {
  const text = words.trim();
  const start = words.indexOf(text);
  const spaces = [words.slice(0, start), words.slice(start + text.length)] as const;
  return { text: text.replaceAll(/\s+/g, ' '), spaces, node, holes };
}

export function messageOfTemplate(node: ESTree.TemplateLiteral, source: string): Message {
  const holes = node.expressions.map(({ start, end }) => ({
    name: `\${${source.slice(start, end)}}`,
    start,
    end,
  }));
  return messageOf(source.slice(node.start + 1, node.end - 1), node, holes);
}

export function messageOfElement(element: Element, source: string): Message {
  const holes: Hole[] = [];
  let tags = 0;
  const hole = (name: string, { start, end }: ESTree.Node): string => {
    holes.push({ name, start, end });
    return name;
  };
  const wordsOf = (parent: Element): string => parent.children.map(wordsOfChild).join('');
  const wordsOfChild = (child: ESTree.JSXChild): string => {
    if (child.type === 'JSXText') return withoutLines(child.value);
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsWithin(child);
    const code = source.slice(child.start, child.end);
    if (code.startsWith('{/*')) return '';
    return code === "{' '}" ? ' ' : hole(code, child);
  };
  const wordsWithin = (child: Element): string => {
    const tag = tags++;
    const isElement = child.type === 'JSXElement';
    const closing = isElement ? child.closingElement : child.closingFragment;
    if (!closing) return hole(`<${tag}/>`, child);
    const opened = hole(`<${tag}>`, isElement ? child.openingElement : child.openingFragment);
    return opened + wordsOf(child) + hole(`</${tag}>`, closing);
  };
  return messageOf(wordsOf(element), element, holes);
}

/** As JSX reads it: a new line and what surrounds it is nothing next to a tag, and a space between words. */
const withoutLines = (text: string) =>
  text.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '').replaceAll(/\s*\n\s*/g, ' ');

/** A text without what code fills in, however deep its braces. */
export function fixedWords(text: string): string {
  const shorter = text.replaceAll(/\$?\{[^{}]*\}/g, '…');
  return shorter === text ? text : fixedWords(shorter);
}

/** The words between the holes, and the holes. */
export function piecesOf(text: string, holes: readonly Hole[]): (string | Hole)[] {
  const places = holes
    .map((hole) => ({ hole, at: text.indexOf(hole.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = places;
  if (!first) return text ? [text] : [];
  const { hole, at } = first;
  const rest = piecesOf(text.slice(at + hole.name.length), holes);
  return at > 0 ? [text.slice(0, at), hole, ...rest] : [hole, ...rest];
}
