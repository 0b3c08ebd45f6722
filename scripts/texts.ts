// npm run --silent texts: prints what a person reads, folder by folder and file by file, so that it can be read aloud in one go.
// The parser is Vite's: TypeScript's own interface is not stable yet.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

const root = dirname(import.meta.dirname);
const FOLDERS = ['web', 'coding', 'domain', 'contract', 'server'];
/** Tests, drawings, and what only whoever runs a server reads. */
const UNREAD_FILES =
  /\.test\.|illustrations|repository|^server\/(\w+\.ts|config-schema|backup|database|keys|metrics)|diagram|^coding\/(?!why)/;
/** Of the server only the mails and the refusals reach a parent, and refusals are whole sentences. */
const MAILS = /^server\/\S*(mail|letter)|\bsubject:/;
const SENTENCE = /^[A-Z$].*[.!?]$/;
const CLASS_NAMES = /^[a-z0-9 _:/.,%&>*!=#'$(){}[\]-]+$/;

type Element = ESTree.JSXElement | ESTree.JSXFragment;

/** What stands between the tags, with the code in between as it is written. */
function wordsOf(element: Element, source: string): string {
  const parts = element.children.map((child) => {
    if (child.type === 'JSXText') return child.value;
    if (child.type === 'JSXElement' || child.type === 'JSXFragment') return wordsOf(child, source);
    const code = source.slice(child.start, child.end);
    return code === "{' '}" ? ' ' : code;
  });
  return parts.join('');
}

function textsOf(path: string): string[] {
  const source = readFileSync(join(root, path), 'utf8');
  const texts = new Set<string>();
  const isShown = !path.startsWith('server/') || MAILS.test(`${path} ${source}`);

  const add = (text: string): void => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    const isClassNames = CLASS_NAMES.test(words) && /-/.test(words);
    const isRead = words.includes(' ') && !isClassNames && (isShown || SENTENCE.test(words));
    if (isRead) texts.add(words);
  };
  const addElement = (element: Element): void => {
    const hasWords = element.children.some(
      (child) => child.type === 'JSXText' && child.value.trim(),
    );
    if (hasWords) add(wordsOf(element, source));
  };

  new Visitor({
    JSXElement: addElement,
    JSXFragment: addElement,
    Literal({ value }) {
      if (typeof value === 'string') add(value);
    },
    TemplateLiteral({ start, end }) {
      add(source.slice(start + 1, end - 1));
    },
  }).visit(parseSync(path, source).program);
  return [...texts];
}

/** File by file, in their order. */
export function allTexts(): { readonly file: string; readonly texts: readonly string[] }[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !UNREAD_FILES.test(file)),
  ).toSorted();
  return files
    .map((file) => ({ file, texts: textsOf(file) }))
    .filter(({ texts }) => texts.length > 0);
}

function print(): void {
  let folder = '';
  for (const { file, texts } of allTexts()) {
    if (dirname(file) !== folder) {
      folder = dirname(file);
      process.stdout.write(`\n# ${folder}\n`);
    }
    process.stdout.write(`\n${file}\n${texts.map((text) => `  ${text}\n`).join('')}`);
  }
}

if (process.argv[1] === import.meta.filename) print();
