// One chunk per screen: a visitor's first page does not load the signed-in app.
import { type ComponentType, lazy } from 'react';
import type { PageName } from './pages.ts';

export const screens: Record<PageName, ComponentType> = {
  landing: lazy(async () => ({
    default: (await import('#web/features/landing/landing-screen.tsx')).LandingScreen,
  })),
  login: lazy(async () => ({
    default: (await import('#web/features/auth/login-screen.tsx')).LoginScreen,
  })),
  signup: lazy(async () => ({
    default: (await import('#web/features/auth/signup-screen.tsx')).SignupScreen,
  })),
  home: lazy(async () => ({
    default: (await import('#web/features/home/home-screen.tsx')).HomeScreen,
  })),
  welcome: lazy(async () => ({
    default: (await import('#web/features/onboarding/welcome-screen.tsx')).WelcomeScreen,
  })),
  account: lazy(async () => ({
    default: (await import('#web/features/account/account-screen.tsx')).AccountScreen,
  })),
  kit: lazy(async () => ({
    default: (await import('#web/features/kit/kit-screen.tsx')).KitScreen,
  })),
};
