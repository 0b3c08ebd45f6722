// Which tests the sources have. The parser is Vite's: TypeScript's own interface is not stable yet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const WORDS = new Set(['test', 'it', 'describe']);

/** `it`, of `it`, `it.each([…])` and `test.describe`; a step is part of its test. */
function wordOf(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') {
    const isStep = callee.property.type === 'Identifier' && callee.property.name === 'step';
    return isStep ? undefined : wordOf(callee.object);
  }
  if (callee.type === 'CallExpression') return wordOf(callee.callee);
  return undefined;
}

/** A title as it is written: `${name}` and `%s` stay in it. */
function titleOf({ callee, arguments: [title, body] }: ESTree.CallExpression, source: string) {
  if (!title || !body || !WORDS.has(wordOf(callee) ?? '')) return undefined;
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title.type === 'TemplateLiteral'
    ? source.slice(title.start + 1, title.end - 1)
    : undefined;
}

/** Every test of a file, with the titles that it is part of. */
export function titlesIn(root: string, file: string): string[][] {
  const source = readFileSync(join(root, file), 'utf8');
  const path: { title: string; node: ESTree.CallExpression; isParent?: true }[] = [];
  const titles: string[][] = [];
  new Visitor({
    CallExpression: (node) => {
      const title = titleOf(node, source);
      if (title === undefined) return;
      const parent = path.at(-1);
      if (parent) parent.isParent = true;
      path.push({ title, node });
    },
    'CallExpression:exit': (node) => {
      const last = path.at(-1);
      if (last?.node !== node) return;
      if (!last.isParent) titles.push(path.map(({ title }) => title));
      path.pop();
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
