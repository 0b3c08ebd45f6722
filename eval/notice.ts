// npm run eval:notice -- SET ...: how soon a parent is told of a television that is switched on while the family talks, and how often of
// one that is not there. Sound comes as from a phone, three seconds at a time. Writes eval/reports/notice.md.
import { writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { judgeThirdVoice } from '#domain/third-voice.ts';
import type { SpeechModels } from '#scoring/hear-stretch.ts';
import { SpeechPipeline } from '#scoring/speech-pipeline.ts';
import { createModelStore } from '#server/adapters/models.ts';
import { loadConfig } from '#server/config.ts';
import { thirdVoiceNow } from '#server/plays/live/messages.ts';
import { loadBackground, loadDetector, loadVoices } from '#server/plays/speech/speech-models.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { attribute } from '#speech/speakers/attribution.ts';
import { thirdVoiceShare } from '#speech/speakers/third-voice-share.ts';
import { encodeWav } from '#speech/wav.ts';
import { playsIn, readPlay } from './session/spoken-plays.ts';
import { readSound } from './spoken/sound-file.ts';

const CHUNK_SECONDS = 3;
const WAV_HEAD_BYTES = 44;
const SWITCHED_ON_SECONDS = [40, 55, 70, 85, 100];
/** So much of the play has to be left. */
const LEFT_SECONDS = 30;
const WANTED_SECONDS = 8;

const models = createModelStore(loadConfig().MODELS_DIR);
const ears: SpeechModels = {
  detector: await loadDetector(models),
  background: await loadBackground(),
  voices: await loadVoices(),
  // Words say nothing about who speaks.
  transcriber: { transcribe: async () => ({ text: '', confidence: 0, words: [] }) },
};

/** When a notice is due, in seconds; undefined for never. */
async function noticeIn(samples: Float32Array, fromSeconds: number): Promise<number | undefined> {
  const recording = encodeWav(samples);
  const pipeline = new SpeechPipeline(ears);
  await pipeline.push(recording.subarray(0, WAV_HEAD_BYTES));
  const chunkBytes = CHUNK_SECONDS * SAMPLE_RATE * 2;
  for (let at = WAV_HEAD_BYTES; at < recording.length; at += chunkBytes) {
    await pipeline.push(recording.subarray(at, at + chunkBytes));
    const { heard, seconds, hasBackgroundVoice } = pipeline;
    if (seconds <= fromSeconds) continue;
    const prints = heard.map(({ voice }) => voice);
    const attributions = attribute(prints, undefined);
    const segments = heard.map((segment, index) => ({
      ...segment,
      speaker: attributions[index]?.speaker ?? ('other' as const),
      speakerConfidence: 1,
    }));
    const share = thirdVoiceShare(prints, attributions);
    const thirdVoice = { ...share, verdict: judgeThirdVoice(share.percent, 0) };
    const { verdict } = thirdVoiceNow({
      scored: { segments, thirdVoice },
      seconds,
      hasBackgroundVoice,
    });
    if (verdict === 'fine') continue;
    pipeline.close();
    return seconds;
  }
  pipeline.close();
  return undefined;
}

interface Told {
  readonly set: string;
  readonly plays: number;
  /** Without a television. */
  readonly falseNotices: number;
  /** From the television's first word to the notice. */
  readonly waits: readonly number[];
}

async function judge(set: string): Promise<Told> {
  const waits: number[] = [];
  let falseNotices = 0;
  const folders = playsIn(set);
  for (const folder of folders) {
    const { turns } = readPlay(folder, 'room').spoken;
    const talkSeconds = turns.at(-1)?.end ?? 0;
    const quiet = await readSound(join(folder, 'room.wav'));
    const withTelevision = await readSound(join(folder, 'tv.wav'));
    const family = Float32Array.from(quiet.subarray(0, Math.round(talkSeconds * SAMPLE_RATE)));
    if ((await noticeIn(family, 0)) !== undefined) falseNotices += 1;
    for (const second of SWITCHED_ON_SECONDS.filter((at) => at + LEFT_SECONDS < talkSeconds)) {
      const from = second * SAMPLE_RATE;
      const heard = Float32Array.from(family);
      heard.set(withTelevision.subarray(from, family.length), from);
      waits.push(((await noticeIn(heard, second)) ?? Number.POSITIVE_INFINITY) - second);
    }
    process.stderr.write(`${basename(folder)}: ${waits.length} starts\n`);
  }
  return { set: basename(set), plays: folders.length, falseNotices, waits };
}

const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const given = process.argv.slice(2);
const told: Told[] = [];
for (const set of given.length > 0 ? given : ['data/spoken/judge', 'data/spoken/fresh'])
  told.push(await judge(fromHere(set)));

const rows = told.map(({ set, plays, falseNotices, waits }) => {
  const within = (seconds: number) => waits.filter((wait) => wait <= seconds).length;
  const cells = [set, waits.length, within(WANTED_SECONDS), within(16), within(Number.MAX_VALUE)];
  return `| ${cells.join(' | ')} | ${falseNotices} of ${plays} |`;
});
writeFileSync(
  resolve(import.meta.dirname, 'reports/notice.md'),
  `# How soon a parent is told of other voices

${new Date().toISOString().slice(0, 10)}, npm run eval:notice -- ${told.map(({ set }) => set).join(' ')}

A television, 10 dB below the parent, is switched on in a room while the family talks (nobody enrolled). Sound counts as heard when its three seconds are over.

| set | televisions switched on | told within ${WANTED_SECONDS} s | within 16 s | before the play is over | plays without one that were told of one |
|---|--:|--:|--:|--:|--:|
${rows.join('\n')}
`,
);
