// npm run eval:speakers [-- VOICES_FOLDER]: how well voices are told apart, on the speakers of the held-out split, dry and in
// rooms with noise, alone and in mixed play sessions. Writes eval/reports/speakers.md.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadVoices } from '#server/plays/speech/speech-models.ts';
import { readNoise, readVoices } from '../models/speakers/voices.ts';
import { numbersFrom } from '../models/splitter/random.ts';
import { judgeSessions } from './speakers/judge-sessions.ts';
import { mixSessions } from './speakers/mixed-sessions.ts';
import { writeReport } from './speakers/report.ts';
import {
  childBands,
  childFigures,
  describeWindows,
  verificationFigures,
} from './speakers/windows.ts';

const SEED = 5;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2] ?? process.env.VOICES_DIR ?? here('../../shared/data/voices');

const model = await loadVoices();
const next = numbersFrom(SEED);
const voices = await readVoices(folder, 'dev');
const noise = await readNoise(folder, 'judge');

const begun = process.cpuUsage();
const windows = await describeWindows(model, voices, noise, next);
const spent = process.cpuUsage(begun);
const sessions = await mixSessions(model, voices, noise, next);

const report = writeReport({
  date: new Date().toISOString().slice(0, 10),
  voices,
  child: childFigures(windows),
  bands: childBands(windows, numbersFrom(SEED)),
  verification: verificationFigures(windows),
  enrolled: judgeSessions(sessions, true),
  unknown: judgeSessions(sessions, false),
  sessions,
  describeShare:
    (spent.user + spent.system) / 1e6 / windows.reduce((sum, { seconds }) => sum + seconds, 0),
});
writeFileSync(here('reports/speakers.md'), report);
console.log(report);
