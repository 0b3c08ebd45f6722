// node scripts/run.mjs models/coach/train-news.ts: learns from news/*.txt, and from what parents ordinarily write, what tells good news; writes coaching/understanding/news-weights.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type NewsSigns,
  type NewsWeights,
  newsShare,
  newsSigns,
} from '#coaching/understanding/news-share.ts';
import { loadMessageReader } from '#server/adapters/message-reader.ts';

interface Told {
  readonly writer: string;
  readonly isNews: boolean;
  readonly signs: NewsSigns;
}

const ROUNDS = 250;
const STEP = 0.03;
/** What holds the weights down, and how rare a word may be. */
const WEIGHT_DECAY = 0.0005;
const LEAST_OFTEN = 4;
/** What is smaller tells nothing. */
const LEAST_WEIGHT = 0.05;
/** Every seventh of the ordinary messages; the first lean to the odd. */
const FIRST_ORDINARY = 1920;
const EVERY = 7;

const here = (path: string) => new URL(path, import.meta.url);
const linesOf = (path: string) => readFileSync(here(path), 'utf8').trim().split('\n');
const reader = await loadMessageReader();

const told: Told[] = [];
const add = async (writer: string, isNews: boolean, message: string) =>
  told.push({ writer, isNews, signs: newsSigns(message, await reader.read(message)) });
for (const file of readdirSync(here('./news/')))
  for (const line of linesOf(`./news/${file}`)) {
    const [kind, message = ''] = line.split('\t');
    await add(file, kind === 'news', message);
  }
for (const [at, line] of linesOf('./marks.jsonl').entries())
  if (at >= FIRST_ORDINARY && at % EVERY === 0) {
    const { message, answers, marks } = JSON.parse(line) as Marked;
    // Names stand there as “my child”.
    const named = message.replaceAll('my child', at % 2 === 0 ? 'he' : 'Mia');
    if (!isAnsweredAsNews(answers, marks)) await add(`ordinary-${at % 2}`, false, named);
  }

interface Marked {
  readonly message: string;
  readonly answers: readonly string[];
  readonly marks: readonly number[];
}

/** Some tell good news, too. */
function isAnsweredAsNews(answers: readonly string[], marks: readonly number[]) {
  return answers.some((id, at) => id.startsWith('proud-moment') && (marks[at] ?? 0) >= 4);
}

function learned(rows: readonly Told[]): NewsWeights {
  const often = new Map<string, number>();
  for (const { signs } of rows)
    for (const word of signs.words) often.set(word, (often.get(word) ?? 0) + 1);
  const words: Record<string, number> = {};
  for (const [word, count] of often) if (count >= LEAST_OFTEN) words[word] = 0;
  const topics: Record<string, number> = {};
  const weights = { bias: 0, topics, words };
  const [slow, fast] = [new Map<string, number>(), new Map<string, number>()];
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = new Map<string, number>();
    const slope = (name: string, by: number) => slopes.set(name, (slopes.get(name) ?? 0) + by);
    for (const { signs, isNews } of rows) {
      const off = (newsShare(signs, weights) - Number(isNews)) / rows.length;
      slope('bias', off);
      for (const [topic, sign] of signs.topics) slope(`t${topic}`, off * sign);
      for (const word of signs.words) if (word in words) slope(`w${word}`, off);
    }
    for (const [name, by] of slopes) {
      const [own, key] = [name.startsWith('w') ? words : topics, name.slice(1)];
      const whole = name === 'bias' ? by : by + WEIGHT_DECAY * (own[key] ?? 0);
      slow.set(name, 0.9 * (slow.get(name) ?? 0) + 0.1 * whole);
      fast.set(name, 0.999 * (fast.get(name) ?? 0) + 0.001 * whole ** 2);
      const mean = (slow.get(name) ?? 0) / (1 - 0.9 ** round);
      const size = Math.sqrt((fast.get(name) ?? 0) / (1 - 0.999 ** round)) + 1e-8;
      const change = (STEP * mean) / size;
      if (name === 'bias') weights.bias -= change;
      else own[key] = (own[key] ?? 0) - change;
    }
  }
  return weights;
}

const writers = [...new Set(told.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const weights = learned(told.filter((one) => one.writer !== writer));
  return told
    .filter((one) => one.writer === writer)
    .map((one) => ({ ...one, share: newsShare(one.signs, weights) }));
});
const part = (rows: typeof judged, least: number) =>
  `${((100 * rows.filter(({ share }) => share >= least).length) / rows.length).toFixed(1)} %`;
console.log('| from | news found | taken for news, though it is none | of ordinary messages |');
console.log('|---|--:|--:|--:|');
for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) {
  const isOrdinary = ({ writer }: Told) => writer.startsWith('ordinary');
  const none = judged.filter((one) => !one.isNews);
  const news = judged.filter(({ isNews }) => isNews);
  const others = none.filter((one) => !isOrdinary(one));
  console.log(
    `| ${least} | ${part(news, least)} | ${part(others, least)} | ${part(none.filter(isOrdinary), least)} |`,
  );
}

const rounded = (own: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(own)
      .map(([name, weight]) => [name, Number(weight.toFixed(2))] as const)
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
const { bias, topics, words } = learned(told);
writeFileSync(
  here('../../coaching/understanding/news-weights.json'),
  `${JSON.stringify({ bias: Number(bias.toFixed(2)), topics: rounded(topics), words: rounded(words) }, null, 1)}\n`,
);
