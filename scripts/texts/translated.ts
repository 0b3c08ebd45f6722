// A source file with its texts in other words: of another language, or marked, to see which texts on a screen are found.
import { type Message, piecesOf } from './message.ts';
import { type Found, textsIn } from './texts-in.ts';

/** The other words for a text, with its holes in them; or nothing, to leave it as it is. */
export type Translate = (message: Found) => string | undefined;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly code: string;
}

export function translated(path: string, source: string, translate: Translate): string {
  // What stands within another text is put into it.
  const edits: Edit[] = [];
  const within = (start: number, end: number): string => {
    const inside = edits.filter((edit) => start <= edit.start && edit.end <= end);
    const outermost = inside.filter(
      (one) => !inside.some((other) => other !== one && isWithin(one, other)),
    );
    return outermost
      .toSorted((a, b) => b.start - a.start)
      .reduce(
        (code, edit) =>
          code.slice(0, edit.start - start) + edit.code + code.slice(edit.end - start),
        source.slice(start, end),
      );
  };
  const innermostFirst = textsIn(path, source).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  for (const message of innermostFirst) {
    const words = translate(message);
    if (words !== undefined) edits.push(editOf(message, words, source, within));
  }
  return within(0, source.length);
}

const sizeOf = ({ node }: Message) => node.end - node.start;
const isWithin = (one: Edit, other: Edit) => other.start <= one.start && one.end <= other.end;

function editOf(
  { node, holes, spaces: [before, behind] }: Message,
  text: string,
  source: string,
  within: (start: number, end: number) => string,
): Edit {
  const words = before + text + behind;
  const pieces = piecesOf(words, holes);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const code = pieces.map((piece) =>
      typeof piece === 'string' ? `{${JSON.stringify(piece)}}` : within(piece.start, piece.end),
    );
    const opening = node.type === 'JSXElement' ? node.openingElement : node.openingFragment;
    const closing = node.type === 'JSXElement' ? node.closingElement : node.closingFragment;
    return { start: opening.end, end: closing?.start ?? node.end, code: code.join('') };
  }
  if (node.type === 'TemplateLiteral') {
    const code = pieces.map((piece) =>
      typeof piece === 'string'
        ? JSON.stringify(piece).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`')
        : `\${${within(piece.start, piece.end)}}`,
    );
    return { start: node.start, end: node.end, code: `\`${code.join('')}\`` };
  }
  const literal = JSON.stringify(words);
  // The value of an attribute takes no quote within.
  const isAttribute = source[node.start - 1] === '=' && /["']/.test(source[node.start] ?? '');
  return { start: node.start, end: node.end, code: isAttribute ? `{${literal}}` : literal };
}
