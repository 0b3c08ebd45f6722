import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AudioErrorScreen } from './audio-error-screen.tsx';

afterEach(cleanup);

it('a play without sound is saved; four tips and two ways on help with the next', async () => {
  render(
    <MemoryRouter initialEntries={['/audio-error']}>
      <Routes>
        <Route path="/" element="home" />
        <Route path="/audio-error" element={<AudioErrorScreen />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Audio Recording Issue' })).toBeTruthy();
  expect(screen.getByText(/session was saved, but we couldn’t capture the audio/)).toBeTruthy();
  const tips = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(tips).toEqual([
    expect.stringContaining('Allow microphone'),
    expect.stringContaining('address bar'),
    expect.stringContaining('Speak clearly'),
    expect.stringContaining('another browser'),
  ]);
  const again = screen.getByRole('link', { name: 'Try Another Session' });
  expect(again.getAttribute('href')).toBe('/session/goals');
  await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
  expect(screen.getByText('home')).toBeTruthy();
});
