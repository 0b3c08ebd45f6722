// Who sees a page and how it stands, where the specification says so.
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const all = Object.values(pages);
const pathsOf = (chosen: readonly (typeof all)[number][]) =>
  [...new Set(chosen.map(({ path }) => path))].toSorted();

it('a visitor reaches the landing, auth, legal and onboarding pages', () => {
  const open = pathsOf(all.filter(({ audience }) => audience !== 'user'));
  expect(open).toEqual(
    expect.arrayContaining([
      '/',
      '/auth',
      '/forgot-password',
      '/login',
      '/onboarding',
      '/privacy-policy',
      '/reset-password',
      '/signup',
      '/terms-of-use',
    ]),
  );
});

it('every other page of the specification is for parents who are logged in', () => {
  const closed = pathsOf(all.filter(({ audience }) => audience === 'user'));
  expect(closed).toEqual(
    expect.arrayContaining([
      '/',
      '/account',
      '/agent',
      '/audio-error',
      '/child-create',
      '/child-edit',
      '/child-onboarding',
      '/children',
      '/contact',
      '/contact/human',
      '/data-management',
      '/delete-account',
      '/dev/stream-test',
      '/legal-privacy',
      '/profile-edit',
      '/session/active',
      '/session/feedback',
      '/session/feedback/:id',
      '/session/goals',
      '/settings',
      '/test-websocket-cdi',
      '/voice-onboarding',
      '/welcome',
    ]),
  );
});

it('public pages are wide, and those of a parent stand in the phone column', () => {
  const wide = pathsOf(all.filter(({ layout }) => layout === 'wide'));
  expect(wide).toEqual(
    expect.arrayContaining([
      '/',
      '/auth',
      '/forgot-password',
      '/login',
      '/privacy-policy',
      '/signup',
    ]),
  );
  // The report is a sheet of paper.
  const wideOfParents = all.filter((page) => page.layout === 'wide' && page.audience === 'user');
  expect(pathsOf(wideOfParents)).toEqual(['/report']);
});

it('the navigation is left out where a parent sets up, edits or plays, and on public pages', () => {
  const withNavigation = all.filter((page) => 'hasBottomNavigation' in page);
  expect(withNavigation.filter(({ audience }) => audience !== 'user')).toEqual([]);
  const paths = pathsOf(withNavigation);
  for (const path of ['/account', '/children', '/settings']) expect(paths).toContain(path);
  for (const path of [
    '/child-edit',
    '/child-create',
    '/welcome',
    '/child-onboarding',
    '/voice-onboarding',
    '/profile-edit',
    '/session/goals',
    '/session/active',
    '/session/feedback',
    '/session/feedback/:id',
  ])
    expect(paths).not.toContain(path);
});

it('beyond the specification the navigation is left out where a page asks for one decision', () => {
  const paths = pathsOf(all.filter((page) => 'hasBottomNavigation' in page));
  for (const path of ['/delete-account', '/audio-error', '/unsubscribe'])
    expect(paths).not.toContain(path);
});
