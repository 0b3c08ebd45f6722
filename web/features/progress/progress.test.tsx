import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answer,
  button,
  expectToast,
  field,
  findHeading,
  held,
  noah,
  type OpenApp,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const CHILDREN = 'GET /api/children';
const PROGRESS = 'GET /api/sessions/progress';
const ofNoah = (recent: readonly object[], averageScore: number | null = null) => ({
  childId: noah.id,
  sessionCount: recent.length,
  averageScore,
  recent: recent.map((one, index) => ({
    id: index + 1,
    childId: noah.id,
    duration: 300,
    overallScore: null,
    activityDescription: null,
    unscorable: false,
    ...one,
  })),
});
const openProgress = (progress = answer([ofNoah([])])) =>
  openAsMaya('/children', { [CHILDREN]: answer([noah]), [PROGRESS]: progress });

it('a low score has words and a quiet tone, a fall is no failure, and no score is said kindly', async () => {
  const played = [
    { overallScore: 1.5, completedAt: '2026-03-02T20:00:00.000Z' },
    { overallScore: 2, completedAt: '2026-03-01T20:00:00.000Z' },
  ];
  openProgress(answer([ofNoah(played, 1.75)]));
  const card = await screen.findByRole('region', { name: 'Noah' });
  await waitFor(() =>
    expect(card.textContent).toContain(
      '0.5 lower lately. Some days are like that, and that’s fine.',
    ),
  );
  expect(within(card).getAllByText('Needs Work').length).toBeGreaterThan(0);
  expect(card.querySelector('[class*=danger]')).toBeNull();

  openProgress(answer([ofNoah([{ unscorable: true, completedAt: '2026-03-02T20:00:00.000Z' }])]));
  await screen.findByText(/No score yet\./);
  expect(screen.getByRole('region', { name: 'Noah' }).textContent).toContain('1 session');
});

it('the progress waits in its own shape, and can be asked for again', async () => {
  const asked = held();
  const { person, serve } = openProgress(asked.answer);
  await screen.findByText('Loading your progress');
  asked.settle('offline');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your progress',
  );
  serve({ [PROGRESS]: answer([ofNoah([])]) });
  await person.click(button('Try Again'));
  await findHeading('No sessions yet');
});

describe('the dialog that adds a child', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Add Child' });

  async function openDialog({ person }: OpenApp) {
    await person.click(await screen.findByRole('button', { name: 'Add child' }));
    await waitFor(() => expect(dialog()).not.toBeNull());
    return within(dialog() ?? document.body);
  }

  it('shows that it is under way, tells a failure, and keeps what was typed', async () => {
    const adding = held();
    const app = openProgress();
    app.serve({ 'POST /api/children': adding.answer });
    const inDialog = await openDialog(app);
    await app.person.type(field('Child’s name'), 'Mia');
    await app.person.selectOptions(field('Age'), '6 years');
    await app.person.click(inDialog.getByRole('radio', { name: 'She/Her' }));
    await app.person.click(inDialog.getByRole('button', { name: 'Add Child' }));
    await waitFor(() => expect(button('Adding...').disabled).toBe(true));
    adding.settle('failed');
    await expectToast('Error', 'Failed to create child profile');
    await waitFor(() => expect(dialog()).toBeNull());
    await openDialog(app);
    expect(field('Child’s name').value).toBe('Mia');
  });
});
