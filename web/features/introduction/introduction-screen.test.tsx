import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectFocus } from '#web/test-support/focus.ts';
import { button, expectAddress, findHeading, openAsVisitor } from '#web/test-support/open-app.tsx';
import { IntroductionScreen } from './introduction-screen.tsx';

function PhoneBack() {
  const navigate = useNavigate();
  return <button onClick={() => navigate(-1)}>Phone’s own Back</button>;
}

it('the phone’s Back goes through the introduction step by step, and then out of it', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  onTestFinished(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  render(
    <MemoryRouter initialEntries={['/before', '/onboarding']} initialIndex={1}>
      <PhoneBack />
      <Routes>
        <Route path="/before" element="Before" />
        <Route path="/onboarding" element={<IntroductionScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  const person = userEvent.setup();
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const heading = (name: string) => screen.findByRole('heading', { name });
  await press('Continue');
  await press('Continue');
  await heading('Benefits');
  await press('Phone’s own Back');
  await heading('How It Works');
  await press('Back');
  await heading('What is Playlight?');
  await press('Phone’s own Back');
  expect(await screen.findByText('Before')).toBeTruthy();
});

it('three steps lead to the sign-up page, and each one is read out', async () => {
  const { person } = openAsVisitor('/onboarding');
  await findHeading('What is Playlight?');
  const step = () => screen.getByRole('status').textContent;
  expect(step()).toBe('Step 1 of 3');
  await person.click(button('Continue'));
  await expectFocus(await findHeading('How It Works'));
  expect(step()).toBe('Step 2 of 3');
  for (const point of ['Child Leads', 'You Support', 'Stay Present']) screen.getByText(point);
  await person.click(button('Continue'));
  await expectFocus(await findHeading('Benefits'));
  expect(step()).toBe('Step 3 of 3');
  for (const benefit of [
    'A stronger bond',
    'Better behavior and cooperation',
    'More confidence and self-esteem',
    'Better communication',
  ])
    screen.getByText(benefit);
  await person.click(screen.getByRole('link', { name: 'Get Started' }));
  await expectAddress('/signup');
});

it('the arrow goes back a step, and from the first to the front page; a link skips the rest', async () => {
  const { person } = openAsVisitor('/onboarding');
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await person.click(button('Back'));
  await expectFocus(await findHeading('What is Playlight?'));
  await person.click(button('Back'));
  await expectAddress('/');
  const again = openAsVisitor('/onboarding');
  await again.person.click(await screen.findByRole('button', { name: 'Continue' }));
  await again.person.click(screen.getByRole('link', { name: 'Skip' }));
  await expectAddress('/login');
});

it('works with the keyboard alone', async () => {
  const { person } = openAsVisitor('/onboarding');
  await findHeading('What is Playlight?');
  const skip = screen.getByRole('link', { name: 'Skip' });
  for (const stop of [button('Back'), skip, button('Continue')]) {
    await person.tab();
    await expectFocus(stop);
  }
  await person.keyboard('{Enter}');
  await expectFocus(await findHeading('How It Works'));
  await person.tab();
  await expectFocus(button('Continue'));
  await person.keyboard('{Enter}');
  await expectFocus(await findHeading('Benefits'));
  await person.tab();
  await expectFocus(screen.getByRole('link', { name: 'Get Started' }));
  await person.keyboard('{Enter}');
  await expectAddress('/signup');
});
