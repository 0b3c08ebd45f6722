import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OPEN_RECORDER } from '#web/api/voice-status.ts';
import {
  type Answer,
  type Answers,
  answer,
  expectAddress,
  expectNoToast,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const VOICE = 'GET /api/voice/enrollment-status';
const BANNER = 'Improve accuracy with voice enrollment';

const status = (fields: object) =>
  answer({ outdated: false, enrollment_date: null, audio_duration: null, ...fields });

function openHome(voice: Answer) {
  const answers: Answers = {
    'GET /api/children': answer([noah]),
    'GET /api/sessions/stats': answer({
      totalSessions: 1,
      weekSessions: 0,
      currentStreak: 0,
      forgivenDays: 0,
    }),
    'GET /api/milestones': answer([]),
    [VOICE]: voice,
  };
  return openAsMaya('/', answers);
}

it('the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more', async () => {
  const free = status({ available: true, enrolled: false });
  const { person } = openHome(free);
  await screen.findByText(BANNER);
  await person.click(screen.getByRole('link', { name: 'Set up now' }));
  await expectAddress('/settings');
  // Which opens the recorder for it.
  expect(window.history.state.usr).toEqual(OPEN_RECORDER);

  const again = openHome(free);
  await again.person.click(await screen.findByRole('button', { name: 'Maybe later' }));
  expect(screen.queryByText(BANNER)).toBeNull();
  expect(localStorage.getItem('voiceEnrollmentPromptDismissed')).toBe('true');
  const { calls } = openHome(free);
  await screen.findByText('Noah’s Coach');
  expect(screen.queryByText(BANNER)).toBeNull();
  expect(calls).not.toContain(VOICE);
});

it('the voice banner asks a parent to record again whose voiceprint is of an older kind', async () => {
  const { person } = openHome(status({ available: true, enrolled: true, outdated: true }));
  const again = await screen.findByRole('region', { name: 'We’ve gotten better at listening' });
  expect(again.textContent).toContain('Please record your voice again.');
  await person.click(screen.getByRole('link', { name: 'Record now' }));
  await expectAddress('/settings');
});

it('the voice banner stays away in silence where it has nothing to offer', async () => {
  for (const voice of [
    status({ available: false, enrolled: false }),
    status({ available: true, enrolled: true }),
    // An old voiceprint that cannot be renewed here.
    status({ available: false, enrolled: true, outdated: true }),
    answer({}, 502),
    answer({}, 504),
    answer({}, 500),
  ]) {
    const { calls } = openHome(voice);
    await screen.findByText('Noah’s Coach');
    await waitFor(() => expect(calls).toContain(VOICE));
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(screen.queryByText('We’ve gotten better at listening')).toBeNull();
    expectNoToast();
  }
});
