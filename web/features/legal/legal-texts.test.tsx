import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { product } from '#domain/content.ts';
import { button, expectAddress, openAsVisitor } from '#web/test-support/open-app.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

afterEach(cleanup);

const shown = () => screen.getByRole('main').textContent ?? '';

it('the terms replace no therapy, tell what is consented to, and have their date', () => {
  render(<TermsScreen />, { wrapper: MemoryRouter });
  expect(shown()).toContain('supports but does not replace professional therapy');
  expect(shown()).toContain('Last updated July 12, 2025');
  expect(shown()).toContain('the capture of sound in the room');
  expect(shown()).toContain('it is anonymized first');
});

it('the privacy policy is for adults, says what is collected, and protects children under 13', () => {
  render(<PrivacyScreen />, { wrapper: MemoryRouter });
  for (const words of [
    'a service for adults',
    'your name, your email address',
    'your credentials',
    'name, date of birth, which tells us the age, and pronouns',
    'when you played and for how long, your goals, your results and how they change over time',
    'Audio recordings, only with your explicit consent',
    'Technical data',
    'children under 13 without verified parental consent',
    'We don’t sell your data',
    'Access: you can see',
    'Modify: you can change',
    'Delete: you can delete',
    'Legal authorities, where the law requires it',
    'Last updated July 12, 2025',
  ])
    expect(shown()).toContain(words);
});

it('a document has its date, its sections and a mailbox, and leads to the front page', async () => {
  for (const [path, title, sectionCount] of [
    ['/terms-of-use', 'Terms of Use', 13],
    ['/privacy-policy', 'Privacy Policy', 11],
  ] as const) {
    const { person } = openAsVisitor(path);
    await screen.findByRole('heading', { name: title, level: 1 });
    screen.getByText(`Last updated ${product.legalTextsUpdated}`);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(sectionCount);
    const mailbox = screen.getAllByRole('link', { name: product.supportEmail }).at(-1);
    expect(mailbox?.getAttribute('href')).toBe(`mailto:${product.supportEmail}`);
    await person.click(button('Back'));
    await expectAddress('/');
  }
});
