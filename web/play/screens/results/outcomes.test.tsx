// Every end that a play can have, as the whole app shows it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayStore } from '#web/play/device/play-store.ts';
import {
  type Answers,
  answer,
  button,
  expectAddress,
  expectToast,
  failed,
  findHeading,
  held,
  maya,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const PLAY = 'GET /api/sessions/5';
const SAVE = 'POST /api/sessions';
const none = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
};
const silent = {
  ...none,
  id: 5,
  childId: noah.id,
  duration: 300,
  completedAt: '2026-03-01T10:00:00.000Z',
  activityDescription: null,
  audioTranscription: null as string | null,
  overallScore: null as number | null,
  aiAnalysis: null as object | null,
  feedback: null,
  suggestions: null,
  unscorable: false,
  isFirst: false,
  hasAudio: false,
};
const scored = {
  ...silent,
  overallScore: 1,
  aiAnalysis: { cdiMetrics: {} },
  audioTranscription: 'Parent: What is that?',
};
const family: Answers = {
  'GET /api/children': answer([noah]),
  'GET /api/progress': answer({ plays: [] }),
};
const openResults = (playSession: object, answers: Answers = {}) =>
  openAsMaya('/session/feedback/5', { ...family, [PLAY]: answer(playSession), ...answers });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const main = () => screen.getByRole('main').textContent ?? '';

it('moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number', async () => {
  openResults({
    ...scored,
    labeledPraises: 4,
    reflections: 2,
    questions: 3,
    commands: 1,
    criticisms: 7,
  });
  await screen.findByText('Praise Moments');
  expect(main()).toMatch(/about\s*4/);
  screen.getByText('Reflection Moments');
  expect(screen.queryByText('Describing Moments')).toBeNull();
  const areas = screen.getByText('Areas to explore in future sessions').parentElement;
  expect(within(areas as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  screen.getByText(/Try more describing, less questioning/);
  screen.getByText(/Follow their lead more/);
  screen.getByText(/Focus on the positives/);
  screen.getByText(/Amazing work! Your connection is growing stronger/);
  expect(main()).not.toContain('7');
  expect(hrefOf('Return Home')).toBe('/');

  const said = { feedback: 'You named what he did.', suggestions: 'Next time, say one more.' };
  openResults({ ...scored, ...said, labeledPraises: 1 });
  await screen.findByText(said.feedback);
  screen.getByText(said.suggestions);
  screen.getByText(/Great session! Keep building on these moments/);
  expect(screen.queryByText('Areas to explore in future sessions')).toBeNull();

  openResults(scored);
  await screen.findByText('Every session is a step forward');
  screen.getByText('Every session counts - keep going!');
});

it('words without counts are counted', async () => {
  const audioTranscription = 'Parent: I love how you share your blocks.';
  const counting = held();
  const { bodies, serve } = openResults(
    { ...silent, audioTranscription },
    { 'POST /api/sessions/analyze-cdi': counting.answer },
  );
  await waitFor(() => expect(bodies).toEqual([{ sessionId: 5, transcript: audioTranscription }]));
  expect(screen.queryByText('Praise Moments')).toBeNull();
  serve({ [PLAY]: answer({ ...scored, audioTranscription, labeledPraises: 1 }) });
  counting.settle(Response.json({ analysis: { metrics: {} }, feedback: '' }));
  expect(await screen.findByText('Praise Moments')).toBeTruthy();
});

it('what cannot be scored leads to the coach of the child', async () => {
  openResults({ ...silent, unscorable: true });
  await findHeading('Session Could Not Be Scored');
  expect(hrefOf(/^Ask your coach/)).toBe('/agent?childId=7');
});

it('a recording that is being scored tells how far it is', async () => {
  openResults({ ...silent, processing: { status: 'listening', progress: 40 } });
  await findHeading('Session Results');
  await screen.findByText('Looking for the good moments in your play...');
  await screen.findByText('40%');
  expect(main()).toContain('Listening to your play: 40%');
});

it('a recording in which nothing was heard, and none at all, lead to the goals', async () => {
  openResults({ ...silent, processing: { status: 'failed', progress: 0 } });
  await findHeading('Unable to Process Session');
  screen.getByText(/too quiet or unclear/);
  expect(hrefOf('Try Another Session')).toBe('/session/goals');
  openResults(silent);
  await findHeading('No Audio Captured');
  expect(hrefOf('Try Another Session')).toBe('/session/goals');
});

it('a play without sound is saved once, also where the first try fails, and then there is nothing left to save', async () => {
  const played = { recordingKey: 'silent', childId: noah.id, duration: 90, hasAudio: false };
  sessionStorage.setItem('playlight.handoff', JSON.stringify({ ...played, recordedChunks: 0 }));
  const { person, calls, bodies, serve } = openAsMaya('/session/feedback', {
    ...family,
    [SAVE]: failed,
  });
  await expectToast('Error', 'Failed to create session - please try again');
  serve({ [SAVE]: answer({ ...silent, duration: 90 }, 201) });
  await person.click(button('Try again'));
  await expectAddress('/audio-error');
  expect(calls.filter((call) => call === SAVE)).toHaveLength(2);
  expect(new PlayStore(maya.id).listPending()).toEqual([]);
  // By this the server knows that it is the same.
  expect(bodies).toMatchObject([{ recordingKey: 'silent' }, { recordingKey: 'silent' }]);

  const again = openAsMaya('/session/feedback', family);
  await expectAddress('/');
  expect(again.calls).not.toContain(SAVE);
});

it('a correction that the server refuses is taken back in words', async () => {
  const line = {
    position: 1,
    startMs: 0,
    endMs: 2000,
    text: 'What is that?',
    speaker: 'parent',
    code: 'IQ',
    why: null,
    correctedSpeaker: null,
    correctedCode: null,
    correctedText: null,
  };
  const correcting = held();
  const { person } = openResults(
    { ...scored, questions: 1 },
    {
      'GET /api/sessions/5/transcript': answer({ lines: [line] }),
      'PUT /api/sessions/5/transcript/1': correcting.answer,
    },
  );
  await person.click(await screen.findByRole('button', { name: 'See what was said' }));
  const row = await screen.findByText('What is that?');
  const code = () => within(row.closest('li') as HTMLElement).queryByText('Open question');
  expect(code()).not.toBeNull();
  await person.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Correct this line' }));
  await person.click(sheet.getByRole('radio', { name: 'Noah' }));
  await person.click(button('Save'));
  await waitFor(() => expect(code()).toBeNull());
  correcting.settle('offline');
  await expectToast(
    'We couldn’t save that',
    'The line hasn’t changed. Check your connection, then try again.',
  );
  await waitFor(() => expect(code()).not.toBeNull());
});
