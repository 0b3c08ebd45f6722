import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { type Answer, held } from '#web/test-support/open-app.tsx';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { ChildCreateScreen } from './child-create-screen.tsx';
import { ChildEditScreen } from './child-edit-screen.tsx';

const thisYear = new Date().getFullYear();
const noah = {
  id: 7,
  name: 'Noah',
  pronouns: 'he/him',
  dateOfBirth: `${thisYear - 5}-03-09`,
  age: 5,
};

let read: Answer;
let change: Answer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (!address.includes('/api/children')) return Response.json({}, { status: 404 });
    return method === 'GET' ? read() : change();
  });
  read = () => Response.json(noah);
  change = () => Response.error();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  const left = getToast();
  if (left) dismissToast(left.id);
});

function open(path: string): void {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/child-create" element={<ChildCreateScreen />} />
          <Route path="/child-edit" element={<ChildEditScreen />} />
          <Route path="/account" element={<h1>The account</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const nameField = () => screen.getByLabelText<HTMLInputElement>('Child’s name');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

async function fillIn(): Promise<void> {
  await userEvent.type(nameField(), 'Mia');
  await choose('Month', 'March');
  await choose('Day', '9');
  await choose('Year', String(thisYear - 4));
  await userEvent.click(screen.getByRole('radio', { name: /she\/her/i }));
}

const expectError = (description: string) =>
  waitFor(() =>
    expect(getToast()).toMatchObject({
      open: true,
      title: 'Error',
      description: expect.stringContaining(description),
    }),
  );

describe('adding a child', () => {
  it('offers 16 years, names everything that is missing and refuses a day that does not exist', async () => {
    open('/child-create');
    const { options } = screen.getByLabelText<HTMLSelectElement>('Year');
    const years = Array.from(options, ({ textContent }) => textContent);
    expect(years).toHaveLength(17);
    expect(years.slice(0, 2)).toEqual(['Year', String(thisYear)]);
    expect(years.at(-1)).toBe(String(thisYear - 15));
    const days = Array.from(
      screen.getByLabelText<HTMLSelectElement>('Day').options,
      ({ textContent }) => textContent,
    );
    expect([days.length, days[1], days.at(-1)]).toEqual([32, '1', '31']);
    for (const pronouns of ['he/him', 'she/her', 'they/them'])
      screen.getByRole('radio', { name: pronouns });

    await press('Add Child');
    await screen.findByText('Name is required');
    screen.getByText('Day is required');
    screen.getByText('Year is required');
    screen.getByText('Pronouns are required');
    await expectFocus(nameField());
    screen.getByRole('combobox', { name: 'Month', description: 'Month is required' });

    await fillIn();
    await choose('Month', 'February');
    await choose('Day', '31');
    await press('Add Child');
    await screen.findByRole('combobox', { name: 'Day', description: 'Please enter a valid date' });
  });

  it('shows that it is under way, tells the server’s reason and keeps what was typed', async () => {
    const saving = held();
    change = saving.answer;
    open('/child-create');
    await fillIn();
    await press('Add Child');
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    expect(nameField().disabled).toBe(true);
    saving.settle(Response.json({ message: 'That is one child too many.' }, { status: 400 }));
    await expectError('That is one child too many.');
    expect(nameField().value).toBe('Mia');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /she\/her/i }).checked).toBe(true);

    change = () => Promise.reject(new TypeError('Failed to fetch'));
    await press('Add Child');
    await expectError('We can’t reach Playlight right now.');
  });
});

it('the edit page without a child says "Date of birth is required" once, and when there is no answer', async () => {
  open('/child-edit');
  await press('Add Child');
  await screen.findByText('Name is required');
  expect(screen.getAllByText('Date of birth is required')).toHaveLength(1);
  screen.getByText('Pronouns are required');
  await choose('Month', 'March');
  await press('Add Child');
  await screen.findByRole('combobox', { name: 'Day', description: 'Date of birth is required' });
  await fillIn();
  await press('Add Child');
  await expectError('Failed to create child profile');
});

describe('editing a child', () => {
  const openNoah = async () => {
    open('/child-edit?id=7');
    await screen.findByLabelText('Child’s name');
  };

  it('shows that it is deleting, without a way out, and says so when it fails', async () => {
    const deleting = held();
    change = deleting.answer;
    await openNoah();
    await press('Delete Profile');
    await press('Yes, Delete Profile');
    await waitFor(() => expect(button('Deleting...').disabled).toBe(true));
    await userEvent.keyboard('{Escape}');
    screen.getByRole('dialog', { name: 'Delete Child Profile?' });
    deleting.settle(Response.error());
    await expectError('Failed to delete child profile');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('waits in the shape of the form, and offers to try again when it cannot be read', async () => {
    const reading = held();
    read = reading.answer;
    open('/child-edit?id=7');
    screen.getByText('Loading your child’s profile');
    reading.settle(Response.error());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t load this profile',
    );
    read = () => Response.json(noah);
    await press('Try Again');
    await screen.findByDisplayValue('Noah');
  });

  it.each([
    ['2147483647', 404],
    ['nobody', 400],
  ])('says that there is no child "%s"', async (id, status) => {
    read = () => Response.json({ message: 'No such child' }, { status });
    open(`/child-edit?id=${id}`);
    await screen.findByRole('heading', { name: 'Child not found' });
    await userEvent.click(screen.getByRole('link', { name: 'Go to Account' }));
    expect(screen.getByRole('heading').textContent).toBe('The account');
  });
});
