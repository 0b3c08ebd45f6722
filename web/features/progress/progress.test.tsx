import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  answer,
  button,
  expectAddress,
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
const mia = { ...noah, id: 8, name: 'Mia', pronouns: 'she/her', age: 6 };
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

it('Child Progress without children invites to add one, and Back leads home', async () => {
  const { person } = openAsMaya('/children', { [CHILDREN]: answer([]), [PROGRESS]: answer([]) });
  await findHeading('No children yet');
  await person.click(button('Add Child'));
  expect(await screen.findByRole('dialog', { name: 'Add Child' })).toBeTruthy();
  await person.click(button('Cancel'));
  await person.click(button('Back'));
  // Home sends on who has no child.
  await expectAddress('/welcome');
});

it('a child without sessions is invited to play', async () => {
  openProgress();
  await findHeading('Noah');
  await findHeading('No sessions yet');
  screen.getByText(/0 sessions/);
  const start = screen.getByRole('link', { name: 'Start your first session' });
  expect(start.getAttribute('href')).toBe('/session/goals');
});

it('each child has a count, an average, a trend and the last five sessions', async () => {
  // In Los Angeles it is still the evening of 14 March.
  vi.stubEnv('TZ', 'America/Los_Angeles');
  vi.useFakeTimers({ now: new Date('2026-03-15T03:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const played = [
    { overallScore: 4.6, completedAt: '2026-03-15T02:00:00.000Z', duration: 299 },
    { overallScore: 4, completedAt: '2026-03-14T06:30:00.000Z' },
    { unscorable: true, overallScore: 1, completedAt: '2026-03-11T20:00:00.000Z' },
    {
      overallScore: 2,
      completedAt: '2026-03-07T20:00:00.000Z',
      activityDescription: 'Building a tower',
    },
    { overallScore: 3.2, completedAt: '2026-03-06T20:00:00.000Z' },
  ];
  openAsMaya('/children', {
    [CHILDREN]: answer([noah, mia]),
    [PROGRESS]: answer([{ ...ofNoah(played, 3), sessionCount: 6 }]),
  });
  const card = await screen.findByRole('region', { name: 'Noah' });
  for (const words of [
    '6 sessions',
    'Good',
    'about 3.0 out of 5',
    'Up 1.4 over your last few sessions',
  ])
    expect(card.textContent).toContain(words);
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Today.*4:59.*Excellent 4\.6/),
    expect.stringMatching(/Yesterday.*Great 4\.0/),
    expect.stringMatching(/3 days ago.*Not scored/),
    expect.stringMatching(/7 days ago.*Building a tower.*Fair 2\.0/),
    expect.stringMatching(/Mar 6, 2026.*Good 3\.2/),
  ]);
  expect(screen.getByRole('region', { name: 'Mia' }).textContent).toContain('No sessions yet');
});

describe('the dialog that adds a child', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Add Child' });

  async function openDialog({ person }: OpenApp) {
    await person.click(await screen.findByRole('button', { name: 'Add child' }));
    await waitFor(() => expect(dialog()).not.toBeNull());
    return within(dialog() ?? document.body);
  }

  it('names everything that is missing, and takes a name, an age from 2 to 10, and pronouns', async () => {
    const app = openProgress();
    const inDialog = await openDialog(app);
    await app.person.click(inDialog.getByRole('button', { name: 'Add Child' }));
    for (const missing of ['Name is required', 'Age is required', 'Pronouns are required'])
      await inDialog.findByText(missing);
    const ages = within(field('Age')).getAllByRole<HTMLOptionElement>('option', { hidden: true });
    expect([ages[1]?.text, ages.at(-1)?.text, ages.length]).toEqual(['2 years', '10 years', 10]);
    await app.person.type(field('Child’s name'), 'Mia');
    await app.person.selectOptions(field('Age'), '6 years');
    await app.person.click(inDialog.getByRole('radio', { name: 'She/Her' }));
    app.serve({ 'POST /api/children': answer(mia, 201), [CHILDREN]: answer([noah, mia]) });
    await app.person.click(inDialog.getByRole('button', { name: 'Add Child' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await expectToast('Child added', 'Mia is ready to play.');
    const card = await screen.findByRole('region', { name: 'Mia' });
    expect(card.textContent).toContain('6 years old');
    expect(app.bodies).toEqual([{ name: 'Mia', age: 6, pronouns: 'she/her' }]);
  });

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
