// Where a file's texts are read: on a page, on several, in a mail, by the coach.
import { pages } from '#web/app/pages.ts';
import { importsIn } from './texts-in.ts';

/** Read on more pages than these, a text belongs to none of them. */
const MOST_NAMED = 3;
const EVERYWHERE = 'Everywhere: what many screens share';

const SCREEN = /(\w+)(?:: Load =|:) async \(\) => \(\{\s+default: \(await import\('#([^']+)'/g;
const SAME_SCREEN = /(\w+): (load\w+),/g;

/** The page's address and title, by the file of its screen. */
function titlesByScreen(screens: string): Map<string, string> {
  const files = new Map(
    [...screens.matchAll(SCREEN)].map(([, name = '', file = '']) => [name, file]),
  );
  for (const [, name = '', load = ''] of screens.matchAll(SAME_SCREEN))
    files.set(name, files.get(load) ?? '');
  return new Map(
    Object.entries(pages).map(([name, { path, title }]) => [
      files.get(name) ?? '',
      `${path} (${title})`,
    ]),
  );
}

/** Of the server only mails and refusals reach a parent. */
export const isMail = (file: string, source: string) =>
  /^server\/.*([/-]mail|letter)\.ts$/.test(file) ||
  (file.startsWith('server/') && /\bsubject:/.test(source));

/** Says for every file of the app where it is read. */
export function placesOf(sources: ReadonlyMap<string, string>): (file: string) => string {
  const imports = new Map(
    [...sources].map(([file, source]) => [file, importsIn(file, source)] as const),
  );
  const readOn = new Map<string, string[]>();
  for (const [screen, title] of titlesByScreen(sources.get('web/app/screens.ts') ?? '')) {
    const reached = new Set([screen]);
    for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
    for (const file of reached) readOn.set(file, [...(readOn.get(file) ?? []), title]);
  }
  return (file) => {
    const titles = readOn.get(file) ?? [];
    if (isMail(file, sources.get(file) ?? '')) return `Mail: ${nameOf(file)}`;
    if (file.startsWith('server/')) return 'What the server answers';
    if (file.startsWith('coaching/danger/')) return 'Coach: danger';
    if (file.startsWith('coaching/')) return 'Coach: answers about a play, and small talk';
    if (/^web\/app\/|^web\/index|webmanifest$|^service-worker/.test(file))
      return 'Around every screen';
    if (titles.length === 0) return 'Mails, answers and results';
    return titles.length > MOST_NAMED ? EVERYWHERE : titles.join(', ');
  };
}

const nameOf = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
