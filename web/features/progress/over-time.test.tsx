// Progress over time and the report, which is made of the same.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Progress, Report } from '#contract/progress.ts';
import {
  answer,
  button,
  expectAddress,
  findHeading,
  held,
  noah,
  offline,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const CHILDREN = 'GET /api/children';
const PROGRESS = 'GET /api/progress';
const REPORT = 'GET /api/progress/report';
const none: Progress = {
  child: { id: noah.id, name: 'Noah' },
  playCount: 0,
  minutes: 0,
  streak: 0,
  forgivenDays: 0,
  plays: [],
  weeks: [],
  insights: [],
  milestones: [],
};
const emptyReport: Report = {
  child: { name: 'Noah', age: 4 },
  from: '2026-01-01',
  to: '2026-03-26',
  playCount: 0,
  scoredCount: 0,
  minutes: 0,
  means: {
    labeledPraises: null,
    behaviorDescriptions: null,
    reflections: null,
    questions: null,
    commands: null,
  },
  weeks: [],
  hasWordsToLookAt: false,
  wordsToLookAt: [],
};
const notFound = answer({ code: 'not_found', message: 'Not found' }, 404);

it('a child without play is invited, without an address too', async () => {
  openAsMaya('/progress', { [CHILDREN]: answer([noah]), [PROGRESS]: answer(none) });
  await findHeading('This grows with you');
  await expectAddress('/progress?childId=7');
  screen.getByText('First session');
  const start = screen.getByRole('link', { name: 'Start your first session' });
  expect(start.getAttribute('href')).toBe('/session/goals');
});

it('play that could not be scored still counts', async () => {
  const played = { ...none, playCount: 1, minutes: 1 };
  openAsMaya('/progress?childId=7', { [PROGRESS]: answer(played) });
  await screen.findByText(/We haven’t been able to score a session yet\./);
  expect(screen.getByText('1 minute in 1 session')).toBeTruthy();
});

it('a child that is not there, and progress that does not load', async () => {
  openAsMaya('/progress?childId=999999', { [PROGRESS]: notFound });
  await findHeading('We couldn’t find this child');
  const asked = held();
  const { person, serve } = openAsMaya('/progress?childId=7', { [PROGRESS]: asked.answer });
  await screen.findByText('Loading your progress');
  asked.settle('offline');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your progress',
  );
  serve({ [PROGRESS]: answer(none) });
  await person.click(button('Try Again'));
  await findHeading('This grows with you');
});

it('a period without play says so, and a report that fails can be asked for again', async () => {
  const { person, serve } = openAsMaya('/report?childId=7', {
    [REPORT]: offline,
    [PROGRESS]: answer(none),
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t put the report together.',
  );
  serve({ [REPORT]: answer(emptyReport) });
  await person.click(button('Try Again'));
  await screen.findByText('No play sessions in this period.');
  await person.click(button('Back'));
  await expectAddress('/progress?childId=7');
});
