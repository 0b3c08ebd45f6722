import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { withPhoneLinks } from './with-phone-links.tsx';

afterEach(cleanup);

it.each([
  ['If anybody is in danger, call 911. Childhelp, 1-800-422-4453.', ['tel:911', 'tel:18004224453']],
  ['Somebody to talk to: call or text 9-8-8.', ['tel:988']],
  ['Samaritans, 116 123, or Kids Helpline, 1800 55 1800.', ['tel:116123', 'tel:1800551800']],
  [
    'Please reach people who can help: 112 from a mobile phone, or 10111.',
    ['tel:112', 'tel:10111'],
  ],
  ['Tele-MANAS, 14416. Poison: NHS 111.', ['tel:14416', 'tel:111']],
  ['You gave words back about 12 times in 5 minutes, 10 of 10.', []],
  ['On 2026-03-01 you said 112 words, and 10,000 since.', []],
])('makes a link of every number to call in “%s”', (text, addresses) => {
  render(<p>{withPhoneLinks(text)}</p>);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(addresses);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});
