import { randomUUID } from 'node:crypto';
import type { Page as Tab } from '@playwright/test';
import { plantPlay } from '../planted-play.ts';
import type { Around } from './walk.ts';

const LONG_SECONDS = 300;

const lines = [
  { speaker: 'child', text: 'Look, the train goes over the bridge.' },
  { speaker: 'parent', text: 'The train goes over the bridge!', code: 'RF' },
  {
    speaker: 'parent',
    text: 'You are putting the red block on the very top of the tower.',
    code: 'BD',
  },
  { speaker: 'child', text: 'Higher!' },
  { speaker: 'parent', text: 'I love how carefully you stack them.', code: 'LP' },
  { speaker: 'parent', text: 'What comes next?', code: 'IQ' },
  { speaker: 'other', text: 'Dinner is ready in ten minutes.' },
  { speaker: 'parent', text: 'Thank you for sharing the blocks with me.', code: 'LP' },
].map((line) => ({ text_confidence: 0.9, ...line }));

/** Play sessions in every state that the results have. */
export async function plantPlays(tab: Tab, childId: number): Promise<Around['plays']> {
  const counted = {
    duration: LONG_SECONDS,
    labeled_praises: 7,
    reflections: 4,
    behavior_descriptions: 9,
    questions: 2,
    commands: 1,
    overall_score: 3.4,
    ai_analysis: '{"cdiMetrics":{}}',
    feedback:
      'You said: “I love how carefully you stack them.” Mia hears exactly what she did well.',
    suggestions: 'Next time, give back one more of her sentences: “Higher! You want it higher.”',
  };
  return {
    counted: await plantPlay(tab, childId, { columns: counted, lines }),
    unscorable: await plantPlay(tab, childId, { columns: { unscorable: true } }),
    listening: await plantPlay(tab, childId, {
      upload: { upload_id: randomUUID(), status: 'listening', progress: 40 },
    }),
    failed: await plantPlay(tab, childId, {
      upload: { upload_id: randomUUID(), status: 'failed', problem: 'nothing-heard' },
    }),
    unheard: await plantPlay(tab, childId, {
      upload: { upload_id: randomUUID(), status: 'failed', problem: 'gave-up' },
    }),
    silent: await plantPlay(tab, childId),
    tooShort: await plantPlay(tab, childId, {
      columns: { duration: 4, ai_analysis: '{"cdiMetrics":{}}' },
    }),
    wordless: await plantPlay(tab, childId, {
      columns: { duration: 40, ai_analysis: '{"cdiMetrics":{}}', audio_transcription: '' },
    }),
  };
}
