import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

afterEach(cleanup);

const shown = () => screen.getByRole('main').textContent ?? '';

it('the terms say that play with us does not replace therapy', () => {
  render(<TermsScreen />, { wrapper: MemoryRouter });
  expect(shown()).toContain('supports but does not replace professional therapy');
});

it('the privacy policy is for adults, says what is collected, and protects children under 13', () => {
  render(<PrivacyScreen />, { wrapper: MemoryRouter });
  for (const words of [
    'a service for adults',
    'your name, your email address',
    'your credentials',
    'name, date of birth, which tells us the age, and pronouns',
    'when and how long, the goals, the outcomes and how they progress',
    'Audio recordings, only with your explicit consent',
    'Technical data',
    'children under 13 without verified parental consent',
  ])
    expect(shown()).toContain(words);
});
