import type { Walk } from './walk.ts';

const feedback = (id: number) => `/session/feedback/${id}`;

/** What becomes of a play, and talking about it. */
export const resultsWalks: readonly Walk[] = [
  {
    name: 'results',
    async walk(tab, shoot, { plays }) {
      await tab.goto(feedback(plays.counted));
      await tab.getByRole('heading', { name: 'Playlight Complete!' }).waitFor();
      await shoot('results');
      // On a desktop it is open already.
      const opener = tab.getByRole('button', { name: 'See what was said' });
      if (await opener.isVisible()) await opener.click();
      const line = tab.getByRole('listitem').filter({ hasText: 'red block' });
      await line.scrollIntoViewIfNeeded();
      await shoot('results-transcript');
      await line.getByRole('button', { name: /Correct this line/ }).click();
      await tab.getByRole('dialog').waitFor();
      await shoot('results-correction');
    },
  },
  {
    name: 'results-coach',
    async walk(tab, shoot, { plays }) {
      await tab.goto(feedback(plays.counted));
      await tab.getByRole('button', { name: 'Continue to AI Feedback' }).click();
      const box = tab.getByRole('textbox', { name: 'Your message' });
      await tab.getByText('You said').first().waitFor();
      await box.fill('What is a reflection?');
      await box.press('Enter');
      await tab.getByText('Reflecting is a simple idea').first().waitFor();
      await shoot('results-coach');
    },
  },
  {
    name: 'results-other',
    async walk(tab, shoot, { plays }) {
      const names = ['unscorable', 'listening', 'failed', 'unheard', 'silent'] as const;
      for (const name of [...names, 'tooShort', 'wordless'] as const) {
        await tab.goto(feedback(plays[name]), { waitUntil: 'load' });
        await tab.waitForTimeout(1500);
        await shoot(`results-${name}`);
      }
      await tab.goto(feedback(999_999));
      await tab.getByRole('heading', { name: 'Session Not Found' }).waitFor();
      await shoot('results-not-found');
    },
  },
  {
    name: 'results-waiting',
    async walk(tab, shoot, { childId }) {
      const json = {
        code: 'quota_reached',
        message:
          'That’s more than 60 sessions in a day, and 60 is all we can save for one family. Nothing is lost: this one stays on your device. Please try again in 3 hours.',
      };
      await tab.route('**/api/sessions', (route) => route.fulfill({ status: 429, json }));
      await tab.goto('/settings');
      await tab.evaluate((id) => {
        const handoff = { recordingKey: 'waits', childId: id, duration: 300, hasAudio: false };
        const stored = JSON.stringify({ ...handoff, recordedChunks: 0 });
        sessionStorage.setItem('playlight.handoff', stored);
      }, childId);
      await tab.goto('/session/feedback');
      await tab.getByText(json.message).waitFor();
      await shoot('results-waiting');
      await tab.unroute('**/api/sessions');
    },
  },
  {
    name: 'agent-conversation',
    async walk(tab, shoot, { childId }) {
      await tab.goto(`/agent?childId=${childId}`);
      const answer = tab.getByText('five minutes in which').first();
      const question = tab.getByRole('button', { name: 'What is special time?' });
      await question.or(answer).first().waitFor();
      // In the pictures that come after the first, the conversation is there already.
      if (await question.isVisible()) await question.click();
      await answer.waitFor();
      await shoot('agent-conversation');
      const box = tab.getByRole('textbox', { name: 'Your message' });
      await box.fill('I am scared I might hurt her');
      await box.press('Enter');
      await tab
        .getByText(/call|ring/i)
        .first()
        .waitFor();
      await tab.waitForTimeout(500);
      await shoot('agent-danger');
    },
  },
];
