// The networks that read talk, from the weights that come with the source; loaded once a process, when it is first needed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TalkInput, TalkModel } from '#coding/encoder/talk-model.ts';
import { WordPieces } from '#coding/encoder/word-pieces.ts';
import { readNetwork } from '#coding/model/network.ts';
import { gapFingerprint } from '#coding/units/gap-features.ts';
import { packageRoot } from '#server/package-root.ts';
import { rememberAnswers } from './remember-answers.ts';
import { textNetwork } from './text-network.ts';

const FOLDER = join(packageRoot, 'coding/encoder');
/** A play that is heard is read again with each chunk: what has been answered is remembered. */
const MOST_ANSWERS = 4_000;

let loading: Promise<TalkModel> | undefined;

export function loadTalkModel(): Promise<TalkModel> {
  loading ??= load();
  return loading;
}

async function load(): Promise<TalkModel> {
  const [vocabulary, splitter] = await Promise.all([
    readFile(join(FOLDER, 'vocabulary.txt'), 'utf8'),
    readFile(join(FOLDER, 'splitter.weights')),
  ]);
  const network = textNetwork(join(FOLDER, 'talk-encoder.onnx'));
  const remembered = rememberAnswers<ArrayLike<number>>(MOST_ANSWERS);

  const ask = async ({ pieces, unitFrom }: TalkInput): Promise<ArrayLike<number>> => {
    const { shares } = await network({
      ids: pieces,
      typ: pieces.map((_, at) => (at >= unitFrom ? 1 : 0)),
      mask: pieces.map(() => 1),
    });
    return shares ?? [];
  };
  return {
    pieces: new WordPieces(vocabulary),
    splitter: readNetwork(splitter, gapFingerprint()),
    sharesOf: (input) =>
      remembered(`${input.unitFrom}:${input.pieces.join(' ')}`, () => ask(input)),
  };
}
