import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
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
