// A process that hears many play sessions: the networks would keep the server from answering anybody else. The server starts
// it, asks it now and then whether it is well, and it ends with the server.
import { constants, setPriority } from 'node:os';
import { createModelStore } from '#server/adapters/models.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { loadBackground, loadDetector, loadVoices } from '#server/plays/speech/speech-models.ts';
import { LazyTranscribers } from './lazy-transcribers.ts';
import type { FromProcess, LoadOrder, ToProcess } from './messages.ts';
import { SpeechWorker } from './speech-worker.ts';

// Answers to parents come before listening, which can wait a little.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Somebody who is gone needs no answer: `disconnect` ends this process.
const say = (message: FromProcess) => process.send?.(message, () => undefined);
const rssBytes = () => process.memoryUsage.rss();

async function open(order: LoadOrder): Promise<SpeechWorker> {
  const models = createModelStore(order.modelsFolder);
  const transcribers = new LazyTranscribers(models, order.transcriptionServer);
  const [detector, background, voices, talk] = await Promise.all([
    loadDetector(models),
    loadBackground(),
    loadVoices(),
    loadTalkModel(),
    transcribers.load(order.model),
  ]);
  say({ kind: 'ready', rssBytes: rssBytes() });
  return new SpeechWorker({ detector, background, voices }, transcribers, talk);
}

// A Ctrl-C reaches it, too; the server lets its requests end first, and this belongs to them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

let worker: Promise<SpeechWorker> | undefined;
/** Orders one after the other; a ping overtakes them whenever a network has answered. */
let queue: Promise<void> = Promise.resolve();
const inOrder = (work: () => Promise<void>) => {
  queue = queue.then(work);
};

process.on('message', (message: ToProcess) => {
  if (message.kind === 'load') worker = open(message);
  else if (message.kind === 'ping') say({ kind: 'pong', rssBytes: rssBytes() });
  else if (message.kind === 'forget') inOrder(async () => (await worker)?.forget(message.hearing));
  else {
    inOrder(async () => {
      const answer = await (await worker)?.handle(message);
      if (answer) say(answer);
    });
  }
});
