// What goes wrong with results, and what the parent reads of it.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type Answers,
  answer,
  button,
  expectToast,
  findHeading,
  noah,
  offline,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const PLAY = 'GET /api/sessions/5';
const scored = {
  id: 5,
  childId: noah.id,
  duration: 300,
  overallScore: 1,
  unscorable: false,
  isFirst: false,
  aiAnalysis: { cdiMetrics: {} },
  audioTranscription: 'Parent: What is that?',
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 1,
  commands: 0,
  criticisms: 0,
};
const openResults = (answers: Answers = {}) =>
  openAsMaya('/session/feedback/5', {
    'GET /api/children': answer([noah]),
    'GET /api/progress': answer({ plays: [] }),
    [PLAY]: answer(scored),
    ...answers,
  });

it('what is not there, and what cannot be loaded', async () => {
  openResults({ [PLAY]: answer({ code: 'not_found', message: '' }, 404) });
  await findHeading('Session Not Found');
  const { person, serve } = openResults({ [PLAY]: offline });
  await findHeading('Unable to Load Session');
  screen.getByText(/Unable to load session results/);
  serve({ [PLAY]: answer(scored) });
  await person.click(button('Try again'));
  expect(await findHeading('Playlight Complete!')).toBeTruthy();
});

it('words that cannot be counted end in words', async () => {
  const { aiAnalysis: _, ...uncounted } = scored;
  const audioTranscription = 'Parent: You share.';
  openResults({
    [PLAY]: answer({ ...uncounted, aiAnalysis: null, overallScore: null, audioTranscription }),
    'POST /api/sessions/analyze-cdi': answer({}, 500),
  });
  await expectToast(
    'Analysis Error',
    'We couldn’t count this one. Please try recording another session.',
  );
  expect(await findHeading('Unable to Process Session')).toBeTruthy();
});
