import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Child } from '#contract/children.ts';
import { ChildHeader } from './child-header.tsx';

const childNamed = (id: number, name: string): Child => ({
  id,
  name,
  age: 4,
  dateOfBirth: '2022-03-01',
  pronouns: 'they/them',
  profileImageUrl: null,
});

function show() {
  const [ada, noah] = [childNamed(1, 'Ada'), childNamed(2, 'Noah')] as const;
  const onChoose = vi.fn<(id: number) => void>();
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <ChildHeader current={ada} options={[ada, noah]} onChoose={onChoose} />
    </MemoryRouter>,
  );
  return onChoose;
}

const button = () => screen.getByRole('button', { name: "Ada's session" });

it('a tap that comes before the menu’s code opens it all the same', async () => {
  const onChoose = show();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitemradio', { name: /Noah/ }));
  expect(onChoose).toHaveBeenCalledWith(2);
});

it('the keyboard stays on the button when the menu’s code has come', async () => {
  show();
  const early = button();
  early.focus();
  await vi.waitFor(() => expect(early.isConnected).toBe(false), { timeout: 4000 });
  expect(document.activeElement).toBe(button());
});
