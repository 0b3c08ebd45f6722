// Every page there is, as data: the router, the accessibility sweep and the screenshots all read it.
import type { PagePath } from '#contract/page-paths.ts';
import { product } from '#domain/content.ts';

export interface Page {
  readonly path: string;
  readonly title: string;
  /** Who may see it; the same path may lead a visitor and a user to different pages. */
  readonly audience: 'visitor' | 'user' | 'everyone';
  /** `wide` pages lay themselves out; the others stand in the phone column. */
  readonly layout: 'wide' | 'phone';
  readonly hasBottomNavigation?: boolean;
  /** Leads a parent without children elsewhere; who opens it to look at it adds a child first. */
  readonly needsChild?: boolean;
  /** Nothing is typed, recorded or sent here: a reload costs nothing, and may be offered. */
  readonly isCalm?: boolean;
  /** Pages that have to open from here though the network may be gone by then. */
  readonly leadsTo?: readonly string[];
}

export const pages = {
  landing: { path: '/', title: product.name, audience: 'visitor', layout: 'wide' },
  login: { path: '/login', title: 'Log in', audience: 'visitor', layout: 'wide' },
  signup: { path: '/signup', title: 'Create your account', audience: 'visitor', layout: 'wide' },
  auth: { path: '/auth', title: 'Log in or sign up', audience: 'visitor', layout: 'wide' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot your password?',
    // A new email asks for the password of who is logged in.
    audience: 'everyone',
    layout: 'wide',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Create a new password',
    // The link in the mail may be opened where one is still logged in.
    audience: 'everyone',
    layout: 'wide',
  },
  verifyEmail: {
    path: '/verify-email',
    title: 'Confirm your email',
    // The link in the mail is opened wherever the mail is read.
    audience: 'everyone',
    layout: 'wide',
  },
  introduction: {
    path: '/onboarding',
    title: 'Introduction',
    audience: 'visitor',
    layout: 'phone',
  },
  terms: { path: '/terms-of-use', title: 'Terms of Use', audience: 'everyone', layout: 'wide' },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    audience: 'everyone',
    layout: 'wide',
  },
  home: {
    path: '/',
    title: 'Home',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    isCalm: true,
    needsChild: true,
  },
  welcome: { path: '/welcome', title: 'Welcome', audience: 'user', layout: 'phone' },
  childOnboarding: {
    path: '/child-onboarding',
    title: 'Your child',
    audience: 'user',
    layout: 'phone',
  },
  voiceOnboarding: {
    path: '/voice-onboarding',
    title: 'Your voice',
    audience: 'user',
    layout: 'phone',
  },
  childCreate: { path: '/child-create', title: 'Add Child', audience: 'user', layout: 'phone' },
  childEdit: { path: '/child-edit', title: 'Child Profile', audience: 'user', layout: 'phone' },
  childProgress: {
    path: '/children',
    title: 'Child Progress',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    isCalm: true,
    needsChild: true,
  },
  progressOverTime: {
    path: '/progress',
    title: 'Progress over time',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    isCalm: true,
    needsChild: true,
  },
  report: {
    path: '/report',
    title: 'Report to share',
    audience: 'user',
    layout: 'wide',
    needsChild: true,
  },
  agent: {
    path: '/agent',
    title: 'Coach',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    needsChild: true,
  },
  account: {
    path: '/account',
    title: 'Account',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    isCalm: true,
  },
  profileEdit: { path: '/profile-edit', title: 'Edit Profile', audience: 'user', layout: 'phone' },
  settings: {
    path: '/settings',
    title: 'Settings',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  security: {
    path: '/settings/security',
    title: 'Login & Security',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  contact: {
    path: '/contact',
    title: 'Contact Us',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  contactHuman: {
    path: '/contact/human',
    title: 'Human Support',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  legalPrivacy: {
    path: '/legal-privacy',
    title: 'Legal & Privacy',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
    isCalm: true,
  },
  dataManagement: {
    path: '/data-management',
    title: 'Your Data',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  deleteAccount: {
    path: '/delete-account',
    title: 'Delete Account',
    audience: 'user',
    layout: 'phone',
  },
  playGoals: {
    path: '/session/goals',
    title: 'Your 5-minute goals',
    audience: 'user',
    layout: 'phone',
  },
  play: {
    path: '/session/active',
    title: `${product.name} in Progress`,
    audience: 'user',
    layout: 'phone',
    needsChild: true,
    leadsTo: ['home', 'newFeedback', 'audioError'],
  },
  newFeedback: {
    path: '/session/feedback',
    title: 'Session Results',
    audience: 'user',
    layout: 'phone',
    needsChild: true,
  },
  feedback: {
    path: '/session/feedback/:id',
    title: 'Session Results',
    audience: 'user',
    layout: 'phone',
  },
  audioError: {
    path: '/audio-error',
    title: 'Audio Recording Issue',
    audience: 'user',
    layout: 'phone',
  },
  streamTest: {
    path: '/dev/stream-test',
    title: 'Stream Test',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  websocketTest: {
    path: '/test-websocket-cdi',
    title: 'Live Connection Test',
    audience: 'user',
    layout: 'phone',
    hasBottomNavigation: true,
  },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Unsubscribe',
    // The link in the mail works without logging in.
    audience: 'everyone',
    layout: 'phone',
  },
  kit: { path: '/dev/kit', title: 'Component kit', audience: 'everyone', layout: 'wide' },
} as const satisfies Record<string, Page & { readonly path: PagePath }>;

export type PageName = keyof typeof pages;
