import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { product } from '#domain/content.ts';
import {
  answer,
  button,
  expectAddress,
  expectToast,
  field,
  findHeading,
  held,
  isDisabled,
  maya,
  openAsMaya,
} from '#web/test-support/open-app.tsx';

const SEND = 'POST /api/contact/support';
const message = () => field('Your message');

it('the message is counted and ends at 1000 characters, and nothing is sent without a word', async () => {
  const { person, calls } = openAsMaya('/contact');
  await screen.findByText('0/1000 characters');
  expect(isDisabled(button('Send Message'))).toBe(true);
  await person.type(message(), '   ');
  expect(isDisabled(button('Send Message'))).toBe(true);
  await person.keyboard('{Control>}{Enter}{/Control}');
  await expectToast('Please enter a message', 'Tell us what you need help with.');

  await person.clear(message());
  await person.type(message(), 'Hello');
  screen.getByText('5/1000 characters');
  await person.clear(message());
  await person.click(message());
  await person.paste('a'.repeat(999));
  await person.type(message(), 'bcd');
  screen.getByText('1000/1000 characters');
  screen.getByText('0 characters left');
  expect(calls).not.toContain(SEND);
  await person.click(screen.getByRole('link', { name: /Human Support/ }));
  await expectAddress('/contact/human');
});

it('while it is being sent the form waits; a failure keeps the message, and so does a reload', async () => {
  const sending = held();
  const { person } = openAsMaya('/contact', { [SEND]: sending.answer });
  await screen.findByLabelText('Your message');
  await person.type(message(), 'Please help');
  await person.click(button('Send Message'));
  await waitFor(() => expect(button('Sending...').disabled).toBe(true));
  expect(message().disabled).toBe(true);
  sending.settle('failed');
  await expectToast(
    'Failed to send message',
    `Please try again or contact us directly at ${product.supportEmail}`,
  );
  expect(message().value).toBe('Please help');
  await waitFor(() => expect(document.activeElement).toBe(message()));

  const reloaded = openAsMaya('/contact', { [SEND]: answer({ message: 'ok' }) });
  await screen.findByDisplayValue('Please help');
  await reloaded.person.click(button('Send Message'));
  await findHeading('Message sent');
  expect(reloaded.bodies).toEqual([{ message: 'Please help' }]);
});

it.each([
  {
    path: '/contact',
    title: 'Contact Us',
    done: '/account',
    promise: 'We’ll get back to you within 24 hours.',
  },
  {
    path: '/contact/human',
    title: 'Human Support',
    done: '/contact',
    promise: 'A member of our team will respond personally within 24 hours.',
  },
])(
  '$path: a message is sent from the account’s own address, and back leads to $done',
  async ({ path, title, done, promise }) => {
    const { person, bodies } = openAsMaya(path, { [SEND]: answer({ message: 'ok' }) });
    await screen.findByRole('heading', { level: 1, name: title });
    screen.getByText(`We’ll reply to ${maya.email}.`);
    await person.type(message(), '  The timer stops.\nWhat now?  ');
    await person.click(button('Send Message'));
    await expectToast('Message sent to our team!', promise);
    const sent = await findHeading('Message sent');
    await waitFor(() => expect(document.activeElement).toBe(sent));
    const main = within(screen.getByRole('main'));
    main.getByText(promise);
    main.getByText(/^The timer stops\.\s+What now\?$/);
    expect(bodies).toEqual([{ message: 'The timer stops.\nWhat now?' }]);
    await person.click(screen.getByRole('link', { name: 'Done' }));
    await expectAddress(done);
    const again = openAsMaya(path);
    await screen.findByLabelText('Your message');
    expect(message().value).toBe('');
    await again.person.click(button('Back'));
    await expectAddress(done);
  },
);

it('what one parent typed is not shown to the next', async () => {
  const { person } = openAsMaya('/contact');
  await person.type(await screen.findByLabelText('Your message'), 'Private');
  openAsMaya('/contact', {
    'GET /api/auth/current-user': answer({ ...maya, id: 'of Robin', email: 'robin@example.org' }),
  });
  await screen.findByText('We’ll reply to robin@example.org.');
  expect(message().value).toBe('');
});
