// npm run eval:coding [-- FOLDER]: how well the coder codes sessions that it has not learned from. FOLDER holds real families, which
// are stored nowhere in the project.
import { join, resolve } from 'node:path';
import { reportOf } from './coding/report.ts';
import { type CodedSession, readCodedSessions } from './coding/sessions.ts';

const given = process.argv[2];
const ours = (name: string): CodedSession[] =>
  readCodedSessions(join(import.meta.dirname, 'coding/sessions', name));

console.log(`# Coding what a parent says

${new Date().toISOString().slice(0, 10)}, npm run eval:coding${given ? ' -- FOLDER' : ''}, ${process.platform} ${process.arch}, Node ${process.versions.node}.

The coder has learned from none of these sessions (coding/sessions/README.md says what they are).

## Real families`);
if (given)
  console.log(await reportOf(readCodedSessions(resolve(process.env.INIT_CWD ?? '.', given))));
else console.log('Not judged: no folder with their sessions was given.\n');
for (const [title, folder] of [
  ['Families in their first weeks', 'untrained'],
  ['Ordinary families', 'ordinary'],
  ['Harder talk', 'harder'],
] as const)
  console.log(`## ${title}, invented\n${await reportOf(ours(folder))}`);
