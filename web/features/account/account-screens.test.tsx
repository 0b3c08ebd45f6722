// The account, its profile and its end.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectFocus } from '#web/test-support/focus.ts';
import {
  answer,
  button,
  expectAddress,
  expectNoToast,
  expectToast,
  field,
  findHeading,
  held,
  loggedOut,
  maya,
  noah,
  type OpenApp,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const CHILDREN = 'GET /api/children';
const PROFILE = 'PATCH /api/profile';
const DELETE_USER = 'DELETE /api/auth/user';
const ada = { ...noah, id: 3, name: 'Ada', pronouns: 'she/her' };
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('somebody without a name is called a parent, and by the email in the navigation', async () => {
  openAsMaya('/account', {
    'GET /api/auth/current-user': answer({ ...maya, firstName: null }),
    [CHILDREN]: answer([]),
  });
  await findHeading('Parent');
  screen.getByText(maya.email);
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(within(navigation).getAllByRole('link').at(-1)?.textContent).toBe('maya');
});

it('the children are listed with age and pronouns, and can be edited', async () => {
  openAsMaya('/account', { [CHILDREN]: answer([ada, { ...noah, age: 2 }]) });
  await findHeading('Ada');
  const rows = within(screen.getByRole('region', { name: 'Children' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AAda4 years old · she/her',
    'NNoah2 years old · he/him',
  ]);
  expect(hrefOf('Edit Ada')).toBe('/child-edit?id=3');
  expect(hrefOf('Edit Noah')).toBe('/child-edit?id=7');
  expect(hrefOf('Add Child')).toBe('/child-create?from=account');
});

it('a new parent is invited to add a child, and finds every place', async () => {
  openAsMaya('/account', { [CHILDREN]: answer([]) });
  await findHeading('No children added yet');
  await findHeading('Maya');
  screen.getByText('M');
  screen.getByText(maya.email);
  screen.getByText('Voice enrollment & preferences');
  expect(screen.queryByRole('link', { name: 'Add Child' })).toBeNull();
  for (const [name, address] of [
    ['Add Your First Child', '/child-create?from=account'],
    [/^Settings/, '/settings'],
    [/^Contact Us/, '/contact'],
    [/^Legal & Privacy/, '/legal-privacy'],
    [/^Your Data/, '/data-management'],
    ['Edit profile', '/profile-edit'],
    ['Sign Out', '/api/logout'],
  ] as const)
    expect(hrefOf(name)).toBe(address);
});

it('legal and privacy lists the documents and the way out', async () => {
  openAsMaya('/legal-privacy');
  await findHeading('Legal & Privacy');
  for (const [name, address] of [
    ['Terms of Service', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/privacy-policy#cookies'],
    ['Delete Account', '/delete-account'],
  ] as const)
    expect(hrefOf(name)).toBe(address);
});

it('children have their shapes while they load, and can be asked for again', async () => {
  const asked = held();
  const { person, serve } = openAsMaya('/account', { [CHILDREN]: asked.answer });
  await screen.findByText('Loading your children...');
  screen.getByRole('link', { name: 'Sign Out' });
  asked.settle('failed');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load your children just now.',
  );
  serve({ [CHILDREN]: answer([ada]) });
  await person.click(button('Try Again'));
  await findHeading('Ada');
});

it('a login that ended while the children load leads to the log-in page', async () => {
  const { loads } = openAsMaya('/account', { [CHILDREN]: loggedOut });
  await waitFor(() => expect(loads).toEqual(['/login']));
});

describe('the profile', () => {
  it('what is wrong is said under its field', async () => {
    const { person, calls } = openAsMaya('/profile-edit');
    await screen.findByDisplayValue('Maya');
    await person.clear(field('First Name'));
    await person.type(field('First Name'), 'R');
    await person.clear(field('Email Address'));
    await person.type(field('Email Address'), 'not an address');
    await person.click(button('Save Changes'));
    await screen.findByText('First name must be at least 2 characters');
    screen.getByText('Please enter a valid email address');
    await expectFocus(field('First Name'));
    await person.clear(field('First Name'));
    await person.type(field('First Name'), 'R'.repeat(26));
    await screen.findByText('First name must be 25 characters or less');
    expect(calls).not.toContain(PROFILE);
  });

  it('while it is being saved the form waits; a lost connection is told, and can be tried again', async () => {
    const saving = held();
    const { person, serve } = openAsMaya('/profile-edit', {
      [PROFILE]: saving.answer,
      [CHILDREN]: answer([]),
    });
    await screen.findByDisplayValue('Maya');
    await person.clear(field('First Name'));
    await person.type(field('First Name'), 'Robin');
    await person.click(button('Save Changes'));
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    expect(field('First Name').disabled).toBe(true);
    expect(field('Email Address').disabled).toBe(true);
    saving.settle('offline');
    await expectToast('Failed to update profile', 'We can’t reach Playlight right now.');
    expect(field('First Name').value).toBe('Robin');
    const robin = { ...maya, firstName: 'Robin' };
    serve({ [PROFILE]: answer(robin), 'GET /api/auth/current-user': answer(robin) });
    await person.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await findHeading('Robin');
    await expectAddress('/account');
  });

  it('a login session that ended is told, and leads to the log-in page', async () => {
    const { person, loads } = openAsMaya('/profile-edit', { [PROFILE]: loggedOut });
    await screen.findByDisplayValue('Maya');
    await person.click(button('Save Changes'));
    await expectToast('Unauthorized', 'You are logged out. Logging in again...');
    await waitFor(() => expect(loads).toEqual(['/login']));
  });
});

describe('the end of the account', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Delete Account?' });

  const ask = async ({ person }: OpenApp) => {
    await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    await screen.findByRole('dialog', { name: 'Delete Account?' });
  };
  const expectClosed = () => waitFor(() => expect(dialog()).toBeNull());

  it('is told in full: what goes, that it cannot be undone, and how long it takes', async () => {
    openAsMaya('/delete-account');
    await screen.findByText('This will be deleted:');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your account and profile',
      'All children’s profiles',
      'Session history and recordings',
      'Progress data and analytics',
      'AI coaching insights',
    ]);
    screen.getByText('This can’t be undone');
    const words = screen.getByRole('main').textContent;
    expect(words).toContain('may take up to 30 days across all systems');
    expect(words).toContain('please contact support first');
  });

  it('does not come for a user who thinks better of it', async () => {
    const unproven = answer({ code: 'proof_required', message: '' }, 403);
    const app = openAsMaya('/delete-account', {
      [DELETE_USER]: unproven,
      [CHILDREN]: answer([]),
    });
    await ask(app);
    await app.person.click(button('Yes, Delete Account'));
    await app.person.click(await screen.findByRole('button', { name: 'Not now' }));
    await expectClosed();
    expectNoToast();
    await ask(app);
    await app.person.click(button('Cancel'));
    await expectClosed();
    await ask(app);
    await app.person.keyboard('{Escape}');
    await expectClosed();
    expect(app.calls.filter((call) => call === DELETE_USER)).toHaveLength(1);
    expect(app.loads).toEqual([]);
    await app.person.click(screen.getByRole('link', { name: 'Cancel and Go Back' }));
    await expectAddress('/account');
  });

  it('while it is being deleted there is no way out of the dialog, and a failure is told', async () => {
    const deleting = held();
    const { person } = openAsMaya('/delete-account', { [DELETE_USER]: deleting.answer });
    await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    await person.click(await screen.findByRole('button', { name: 'Yes, Delete Account' }));
    await waitFor(() => expect(button('Deleting...').disabled).toBe(true));
    expect(button('Cancel').disabled).toBe(true);
    await person.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
    deleting.settle('failed');
    await waitFor(() => expect(dialog()).toBeNull());
    await screen.findByText('Failed to delete account. Please try again.');
    await person.click(button('Delete Account'));
    const again = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Yes, Delete Account',
    });
    expect(again.disabled).toBe(false);
  });
});
