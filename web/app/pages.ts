// Every page there is, as data: the router, the accessibility sweep and the screenshots all read it.

export interface Page {
  readonly path: string;
  readonly title: string;
  /** Who may see it; the same path may lead a visitor and a user to different pages. */
  readonly audience: 'visitor' | 'user' | 'everyone';
  /** `wide` pages lay themselves out; the others stand in the phone column. */
  readonly layout: 'wide' | 'phone';
  readonly hasBottomNavigation?: boolean;
}

export const pages = {
  landing: { path: '/', title: 'Playlight', audience: 'visitor', layout: 'wide' },
  login: { path: '/login', title: 'Log in', audience: 'visitor', layout: 'wide' },
  signup: { path: '/signup', title: 'Create your account', audience: 'visitor', layout: 'wide' },
  auth: { path: '/auth', title: 'Log in or sign up', audience: 'visitor', layout: 'wide' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot your password?',
    audience: 'visitor',
    layout: 'wide',
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Create a new password',
    // The link in the mail may be opened where one is still logged in.
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
  },
  welcome: { path: '/welcome', title: 'Welcome', audience: 'user', layout: 'phone' },
  account: {
    path: '/account',
    title: 'Account',
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
  kit: { path: '/dev/kit', title: 'Component kit', audience: 'everyone', layout: 'wide' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
