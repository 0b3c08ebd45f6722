// tsx models/passwords/build-common-passwords.ts FILE: writes domain/common-passwords.json from a list of passwords,
// the most common first (NOTICE names the one that was used). Hashes, since the words themselves are not fit to be read.
import { readFileSync, writeFileSync } from 'node:fs';
import { PASSWORD_MIN_LENGTH } from '#domain/password.ts';
import { markOf } from '#server/features/auth/common-passwords.ts';

const MOST = 10_000;

const [file = ''] = process.argv.slice(2);
const list = JSON.parse(readFileSync(file, 'utf8')) as string[];
const long = list.filter((password) => password.length >= PASSWORD_MIN_LENGTH).slice(0, MOST);
const marks = [...new Set(long.map(markOf))].toSorted();
writeFileSync('domain/common-passwords.json', `${JSON.stringify(marks.join(' '))}\n`);
