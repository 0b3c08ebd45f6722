import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Answers,
  answer,
  button,
  expectToast,
  failed,
  field,
  held,
  isDisabled,
  noah,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const START = 'POST /api/sessions/feedback/start';
const CHAT = 'POST /api/sessions/feedback/chat';
const CONVERSATION = 'GET /api/sessions/5/conversation';
const greeting = {
  id: '1',
  role: 'assistant',
  content: 'You said: “Nice hat.”',
  timestamp: '2026-03-01T10:00:00.000Z',
};
const played = {
  id: 5,
  childId: noah.id,
  duration: 20,
  completedAt: '2026-03-01T10:00:00.000Z',
  activityDescription: null,
  audioTranscription: '',
  overallScore: 1,
  labeledPraises: 1,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
  totalNegative: 0,
  aiAnalysis: { cdiMetrics: {} },
  feedback: null,
  suggestions: null,
  unscorable: false,
  unscorableReason: null,
  thirdVoicePct: null,
  hasAudio: false,
};
const talk = () => screen.getByRole('log', { name: 'Conversation' }).textContent;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});

async function openCoach(answers: Answers) {
  const app = openAsMaya('/session/feedback/5', {
    'GET /api/children': answer([noah]),
    'GET /api/sessions/5': answer(played),
    'GET /api/sessions/5/transcript': answer({ lines: [] }),
    [START]: answer({}),
    [CONVERSATION]: answer({ messages: [greeting] }),
    ...answers,
  });
  await app.person.click(await screen.findByRole('button', { name: 'Continue to AI Feedback' }));
  await screen.findByText('Quick session with Noah');
  return app;
}

it('an answer that fails gives back what was typed', async () => {
  const asked = held();
  const { person } = await openCoach({ [CHAT]: asked.answer });
  await waitFor(() => expect(talk()).toContain('You said'));
  expect(isDisabled(button('Send'))).toBe(true);
  await person.type(field('Your message'), 'How did I do?{Enter}');
  await screen.findByText('The coach is typing');
  expect(field('Your message').disabled).toBe(true);
  expect(talk()).toContain('How did I do?');
  asked.settle('failed');
  await expectToast('Error', 'Failed to get response. Please try again.');
  await waitFor(() => expect(field('Your message').value).toBe('How did I do?'));
  expect(talk()).not.toContain('How did I do?');
});

it('a conversation that cannot begin says so, and can be begun again', async () => {
  const { person, serve } = await openCoach({ [START]: failed, [CONVERSATION]: failed });
  await expectToast('Error', 'Failed to start conversation - please try again');
  expect(field('Your message').disabled).toBe(true);
  serve({ [START]: answer({}), [CONVERSATION]: answer({ messages: [greeting] }) });
  await person.click(button('Try Again'));
  await waitFor(() => expect(talk()).toContain('You said'));
});
