// The files of an export, as text that comes in pieces: one JSON file, and a CSV for each kind of row.
import type { Database } from '#server/database/connect.ts';
import { exportedKinds, pagesOf, type Row } from './exported-tables.ts';

export interface ExportFile {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

type Pages = AsyncIterable<readonly Row[]>;

/** Everything is read twice, since a zip holds one file after the other and no page is kept. */
export async function* exportFiles(tx: Database, userId: string): AsyncGenerator<ExportFile> {
  const kinds = exportedKinds.map((kind) => ({
    name: kind.name,
    read: () => pagesOf(tx, kind, userId),
  }));
  yield { name: 'playlight.json', text: jsonOf(kinds) };
  for (const { name, read } of kinds) {
    const pages = read();
    const first = await pages.next();
    if (!first.done) yield { name: `csv/${name}.csv`, text: csvOf(withFirst(first.value, pages)) };
  }
}

async function* withFirst(first: readonly Row[], rest: Pages): Pages {
  yield first;
  yield* rest;
}

/** As `JSON.stringify(everything, null, 2)` would write it. */
async function* jsonOf(
  kinds: readonly { readonly name: string; readonly read: () => Pages }[],
): AsyncGenerator<string> {
  let before = '{\n';
  for (const { name, read } of kinds) {
    yield `${before}  ${JSON.stringify(name)}: `;
    before = ',\n';
    let isEmpty = true;
    for await (const rows of read()) {
      yield `${isEmpty ? '[' : ','}\n${rows.map(indented).join(',\n')}`;
      isEmpty = false;
    }
    yield isEmpty ? '[]' : '\n  ]';
  }
  yield '\n}';
}

const indented = (row: Row) => `    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;

/** RFC 4180: commas, CRLF, quotes doubled; the first line names the columns. */
export async function* csvOf(pages: Pages): AsyncGenerator<string> {
  let columns: readonly string[] | undefined;
  for await (const rows of pages) {
    const names = columns ?? Object.keys(rows[0] ?? {});
    const lines = rows.map((row) => names.map((column) => cellOf(row[column])));
    yield (columns ? lines : [names, ...lines]).map(lineOf).join('');
    columns = names;
  }
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quoted(cell: string): string {
  // A spreadsheet would run a cell that begins like a formula.
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
