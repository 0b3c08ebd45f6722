// npm run eval:session [-- FOLDER] [-- --spoken FOLDER]: coded sessions, spoken by synthetic voices and heard by the whole pipeline. What
// does each stage cost? The counts of a session are compared with the truth: with the words and voices as they were, with the
// voices as they were found, with the words as they were heard, and with both as found. The sessions of FOLDER are spoken by
// Flite; those of --spoken were spoken by Kokoro before (npm run speak:sessions).
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createModelStore } from '#server/adapters/models.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { loadConfig } from '#server/config.ts';
import { loadSpeechModels } from '#server/plays/speech/speech-models.ts';
import { encodeWav } from '#speech/wav.ts';
import { readCodedSessions } from './coding/sessions.ts';
import { hear, judgePlay, noteWords } from './session/judge-play.ts';
import { sectionOf } from './session/report.ts';
import { CASTS, speakSession } from './session/speak.ts';
import { playsIn, readPlay } from './session/spoken-plays.ts';
import { Tally } from './session/tally.ts';
import { VERSIONS } from './spoken/versions.ts';

const MOST_SESSIONS = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { spoken: { type: 'string' } },
});
const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const models = createModelStore(loadConfig().MODELS_DIR);
const speechModels = await loadSpeechModels({ models, size: 'base' });
const talk = await loadTalkModel();
const date = new Date().toISOString().slice(0, 10);
if (values.spoken) await judgeSpoken(fromHere(values.spoken));
else await judgeFlite(positionals[0] ? fromHere(positionals[0]) : undefined);

async function judgeFlite(given: string | undefined): Promise<void> {
  const all = readCodedSessions(given ?? join(import.meta.dirname, 'coding/sessions/ordinary'));
  // Hearing takes a sixth of the time that the play took: a part of many sessions will do.
  const sessions = all.filter((_, index) => index % Math.ceil(all.length / MOST_SESSIONS) === 0);
  const tally = new Tally();
  for (const [index, session] of sessions.entries()) {
    const cast = CASTS[index % CASTS.length];
    if (!cast) continue;
    const { samples, turns } = speakSession(session, cast);
    const play = { session, spoken: { turns }, recording: encodeWav(samples) };
    await judgePlay(speechModels, talk, play, tally);
    process.stderr.write(`${session.id} heard\n`);
  }
  console.log(`# Coded sessions, spoken and heard

${date}, npm run eval:session, ${tally.plays} sessions, ${CASTS.length} casts of synthetic voices (Flite), ${Math.round(tally.seconds / 60)} minutes

${sectionOf(tally)}

Not measured: real voices and rooms, talk at the same time, crying, laughing, toys.`);
}

async function judgeSpoken(set: string): Promise<void> {
  const tiny = await loadSpeechModels({ models, size: 'tiny' });
  const sections: string[] = [];
  for (const version of VERSIONS) {
    const tally = new Tally();
    for (const folder of playsIn(set)) {
      const play = readPlay(folder, version);
      const { found, asHeard } = await judgePlay(speechModels, talk, play, tally);
      // For whoever wants to see what went wrong.
      const told = found.segments.map(({ voice: _voice, words: _words, ...segment }) => segment);
      const heard = { segments: told, units: found.units, unitsOfTrueVoices: asHeard };
      writeFileSync(join(folder, `${version}.heard.json`), JSON.stringify(heard, null, 1));
      const { heard: byTiny } = await hear(tiny, play.recording);
      noteWords('tiny', byTiny, play, tally);
      process.stderr.write(`${basename(folder)} heard, ${version}\n`);
    }
    const minutes = Math.round(tally.seconds / 60);
    sections.push(
      `## ${version}: ${tally.plays} sessions, ${minutes} minutes\n\n${sectionOf(tally)}`,
    );
  }
  console.log(`# Coded sessions, spoken by Kokoro and heard

${date}, npm run eval:session -- --spoken ${basename(set)}

${sections.join('\n\n')}

Not measured: real families, crying; talk at the same time, laughter and siblings in the set \`lively\` alone. The children are women's and men's voices, raised.`);
}
