// npm run docs:config: writes the table of settings in the README and .env.example from the schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { configSchema } from '#server/config-schema.ts';

const root = dirname(import.meta.dirname);
const START = '<!-- settings: written by npm run docs:config -->';
const END = '<!-- end of settings -->';

interface Setting {
  readonly name: string;
  readonly description: string;
  readonly standard: string;
}

const { properties = {} } = z.toJSONSchema(configSchema, { io: 'input' });
const settings = Object.entries(properties).map(([name, property]): Setting => {
  const { description = '', default: standard = '' } = property as z.core.JSONSchema.BaseSchema;
  return { name, description, standard: String(standard) };
});

/** The README with its table of settings brought up to date. */
export function readmeWithSettings(readme: string): string {
  const before = readme.slice(0, readme.indexOf(START) + START.length);
  const after = readme.slice(readme.indexOf(END));
  const rows = settings.map(
    ({ name, description, standard }) =>
      `| \`${name}\` | ${standard && `\`${standard}\``} | ${description} |`,
  );
  const table = ['| Setting | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
  return `${before}\n${table}\n${after}`;
}

export function envExample(): string {
  const entries = settings.map(
    ({ name, description, standard }) => `# ${description}\n#${name}=${standard}\n`,
  );
  return `# Copy to .env and change what you need. Every setting has a working default.\n\n${entries.join('\n')}`;
}

export const files = { readme: join(root, 'README.md'), envExample: join(root, '.env.example') };

if (process.argv[1] === import.meta.filename) {
  writeFileSync(files.readme, readmeWithSettings(readFileSync(files.readme, 'utf8')));
  writeFileSync(files.envExample, envExample());
}
