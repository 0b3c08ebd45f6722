// The pages of a child in the whole app: where they come from, what they send, and where they lead.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

const fiveYearsAgo = new Date().getFullYear() - 5;
const stored = { ...noah, dateOfBirth: `${fiveYearsAgo}-03-09`, age: 5 };
const READ = 'GET /api/children/7';
const CHANGE = 'PUT /api/children/7';
const CREATE = 'POST /api/children';
const LIST = { 'GET /api/children': answer([]) };

async function chooseDay({ person }: OpenApp, day: string) {
  await person.selectOptions(field('Month'), 'March');
  await person.selectOptions(field('Day'), day);
  await person.selectOptions(field('Year'), String(fiveYearsAgo));
}
async function fillIn(app: OpenApp, pronouns: RegExp) {
  const { person } = app;
  await person.type(await screen.findByLabelText('Child’s name'), 'Kim');
  await chooseDay(app, '9');
  await person.click(screen.getByRole('radio', { name: pronouns }));
  await person.click(button('Add Child'));
}
const sent = { name: 'Kim', dateOfBirth: stored.dateOfBirth };

describe('adding a child', () => {
  it.each([
    ['?from=home', 'Add New Child', '/welcome'],
    ['?from=onboarding', 'Add Your First Child', '/welcome'],
    ['?from=account', 'Add New Child', '/account'],
    ['', 'Add New Child', '/account'],
  ])(
    'has a title and a way back that fit where one comes from: "%s"',
    async (from, title, back) => {
      const { person } = openAsMaya(`/child-create${from}`, LIST);
      expect(await findHeading(title)).toBeTruthy();
      await person.click(button('Back'));
      // Home leads a parent without children on to the welcome page.
      await expectAddress(back);
    },
  );

  it('loads Home anew with the child', async () => {
    const app = openAsMaya('/child-create?from=home', { ...LIST, [CREATE]: answer(stored, 201) });
    await fillIn(app, /she\/her/i);
    await waitFor(() => expect(app.loads).toEqual(['/?childCreated=true']));
    expect(app.bodies).toMatchObject([{ ...sent, pronouns: 'she/her' }]);
  });

  it('on the edit page without a child returns to the account', async () => {
    const app = openAsMaya('/child-edit', { ...LIST, [CREATE]: answer(stored, 201) });
    await findHeading('Add New Child');
    await fillIn(app, /^other$/i);
    await expectAddress('/account');
    expect(app.bodies).toMatchObject([{ ...sent, pronouns: 'other' }]);
    expect(app.loads).toEqual([]);
  });
});

describe('editing a child', () => {
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  async function openChild(pronouns: string, change = answer(stored)) {
    const app = openAsMaya('/child-edit?id=7', {
      ...LIST,
      [READ]: answer({ ...stored, pronouns }),
      [CHANGE]: change,
    });
    await findHeading('Edit Child Profile');
    await screen.findByDisplayValue('Noah');
    return app;
  }
  async function rename({ person }: OpenApp) {
    await person.clear(field('Child’s name'));
    await person.type(field('Child’s name'), 'Noa');
  }

  // That the day of birth is filled in is seen in a browser: happy-dom leaves what a form sets first out of a list.
  it('starts from what is stored, saves and returns to the account', async () => {
    const app = await openChild('He/Him');
    expect(radio('He/Him').checked).toBe(true);
    await rename(app);
    await app.person.click(radio('They/Them'));
    await chooseDay(app, '10');
    await app.person.click(button('Save Changes'));
    await expectAddress('/account');
    const changed = { name: 'Noa', pronouns: 'they/them', dateOfBirth: `${fiveYearsAgo}-03-10` };
    expect(app.bodies).toMatchObject([changed]);
  });

  it('keeps pronouns that are not on the list', async () => {
    const app = await openChild('ze/zir');
    expect(radio('ze/zir').checked).toBe(true);
    await chooseDay(app, '9');
    await app.person.click(button('Save Changes'));
    await expectAddress('/account');
    expect(app.bodies).toMatchObject([{ pronouns: 'ze/zir' }]);
  });

  it('shows that it is saving, and says so when it fails', async () => {
    const saving = held();
    const app = await openChild('he/him', saving.answer);
    await rename(app);
    await chooseDay(app, '9');
    await app.person.click(button('Save Changes'));
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    saving.settle('failed');
    await expectToast('Error', 'Failed to update child profile');
    expect(field('Child’s name').value).toBe('Noa');
  });
});
