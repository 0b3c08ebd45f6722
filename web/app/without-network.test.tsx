// Where nobody answers at all, every screen says that it is the connection, whatever it would say of a refusal.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { UNREACHABLE } from '#web/api/api-error.ts';
import {
  type Answers,
  answer,
  field,
  noah,
  offline,
  openAsMaya,
} from '#web/test-support/open-app.tsx';
import { getToast } from '#web/ui/toast-store.ts';

const CHANGED_AT = '2026-03-01T12:00:00.000Z';
const family = {
  'GET /api/children': answer([noah]),
  'GET /api/children/7': answer(noah),
  'GET /api/data-management/overview': answer({
    hasAnyData: true,
    summary: { totalSessions: 1, totalAudioFiles: 1, totalChildren: 1, totalStorageBytes: 9 },
    sessions: [
      { id: 5, childName: 'Noah', duration: 300, completedAt: CHANGED_AT, hasAudio: true },
    ],
    children: [{ id: 7, name: 'Noah', sessionCount: 1, audioFileCount: 1 }],
  }),
  'GET /api/mail-preferences': answer({ reminder: false, recap: false, sendAt: '17:30' }),
  'GET /api/consents/keep-recordings': answer({ granted: true, changedAt: CHANGED_AT }),
  'GET /api/voice/enrollment-status': answer({
    available: true,
    enrolled: true,
    outdated: false,
    enrollment_date: CHANGED_AT,
    audio_duration: 42,
  }),
  'GET /api/consents/services': answer({
    services: [
      {
        kind: 'words',
        id: 'a',
        host: 'a.example',
        model: 'small',
        label: 'Acme',
        granted: false,
        changedAt: null,
      },
    ],
  }),
  'GET /api/agent/conversation': answer({ messages: [] }),
  'GET /api/progress': answer({ plays: [] }),
  'GET /api/sessions/5': answer({
    id: 5,
    childId: noah.id,
    duration: 300,
    overallScore: 1,
    unscorable: false,
    isFirst: false,
    aiAnalysis: { cdiMetrics: {} },
    audioTranscription: 'Parent: Nice hat.',
    labeledPraises: 1,
    behaviorDescriptions: 0,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
  }),
};

type Step =
  | { readonly press: string }
  | { readonly toggle: string }
  | { readonly choose: string; readonly from: string }
  /** Typed as a message, and sent. */
  | { readonly say: string };
const press = (...names: string[]): Step[] => names.map((name) => ({ press: name }));

const changes: [what: string, path: string, call: string, steps: Step[]][] = [
  [
    'editing a child',
    '/child-edit?id=7',
    'PUT /api/children/7',
    [
      { choose: 'March', from: 'Month' },
      { choose: '9', from: 'Day' },
      { choose: '2022', from: 'Year' },
      ...press('Save Changes'),
    ],
  ],
  [
    'deleting a child',
    '/child-edit?id=7',
    'DELETE /api/children/7',
    press('Delete Profile', 'Yes, Delete Profile'),
  ],
  [
    'deleting the account',
    '/delete-account',
    'DELETE /api/auth/user',
    press('Delete Account', 'Yes, Delete Account'),
  ],
  [
    'deleting everything',
    '/data-management',
    'DELETE /api/data-management/delete',
    press('Delete All Data', 'Click Again to Confirm'),
  ],
  [
    'deleting all recordings',
    '/data-management',
    'DELETE /api/data-management/delete',
    press('Delete All Audio Files', 'Yes, Delete Audio Files'),
  ],
  ['asking the coach', '/agent', 'POST /api/agent/chat', [{ say: 'How do I praise?' }]],
  ['declining an outside coach', '/agent', 'PUT /api/consents/services', press('No, thanks')],
  [
    'beginning to talk about a play',
    '/session/feedback/5',
    'POST /api/sessions/feedback/start',
    press('Continue to AI Feedback'),
  ],
  ['saving a play', '/session/feedback', 'POST /api/sessions', []],
  ['writing to us', '/contact', 'POST /api/contact/support', [{ say: 'Please help' }]],
  ['changing the emails', '/settings', 'PUT /api/mail-preferences', [{ toggle: 'Daily reminder' }]],
  [
    'keeping no more recordings',
    '/settings',
    'PUT /api/consents/keep-recordings',
    [{ toggle: 'Keep my recordings' }],
  ],
  [
    'deleting the voiceprint',
    '/settings',
    'DELETE /api/voice/enrollment',
    press('Delete Voiceprint', 'Yes, Delete Voiceprint'),
  ],
];

const readings: [what: string, path: string, call: string][] = [
  ['the account’s children', '/account', 'GET /api/children'],
  ['Your Data', '/data-management', 'GET /api/data-management/overview'],
  ['the emails', '/settings', 'GET /api/mail-preferences'],
  ['the recordings', '/settings', 'GET /api/consents/keep-recordings'],
];

const played = { recordingKey: 'any', childId: noah.id, duration: 300, hasAudio: false };

beforeEach(() => {
  sessionStorage.setItem('playlight.handoff', JSON.stringify({ ...played, recordedChunks: 0 }));
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});

const open = (path: string, answers: Answers) => openAsMaya(path, { ...family, ...answers });

const expectMessageField = () => expect(field('Your message').disabled).toBe(false);

async function take(person: UserEvent, step: Step): Promise<void> {
  if ('press' in step) await person.click(await screen.findByRole('button', { name: step.press }));
  else if ('toggle' in step)
    await person.click(await screen.findByRole('switch', { name: step.toggle }));
  else if ('choose' in step)
    await person.selectOptions(await screen.findByLabelText(step.from), step.choose);
  else {
    await waitFor(expectMessageField);
    await person.type(field('Your message'), `${step.say}{Control>}{Enter}{/Control}`);
  }
}

it.each(changes)('%s says that it is the connection', async (_, path, call, steps) => {
  const { person, calls } = open(path, { [call]: offline });
  for (const step of steps) await take(person, step);
  await waitFor(() => {
    expect(calls).toContain(call);
    const { open: isShown, title, description } = getToast() ?? {};
    expect(isShown && [title, description]).toContain(UNREACHABLE);
  });
});

it.each(readings)('%s that cannot be read say so, too', async (_, path, call) => {
  // Some are asked for again after a while.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open(path, { [call]: offline });
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(screen.getByText(UNREACHABLE)).toBeTruthy();
  });
});
