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
  auth: lazy(async () => ({
    default: (await import('#web/features/auth/auth-screen.tsx')).AuthScreen,
  })),
  forgotPassword: lazy(async () => ({
    default: (await import('#web/features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  })),
  resetPassword: lazy(async () => ({
    default: (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  })),
  introduction: lazy(async () => ({
    default: (await import('#web/features/introduction/introduction-screen.tsx'))
      .IntroductionScreen,
  })),
  terms: lazy(async () => ({
    default: (await import('#web/features/legal/terms-screen.tsx')).TermsScreen,
  })),
  privacy: lazy(async () => ({
    default: (await import('#web/features/legal/privacy-screen.tsx')).PrivacyScreen,
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
  deleteAccount: lazy(async () => ({
    default: (await import('#web/features/account/delete-account-screen.tsx')).DeleteAccountScreen,
  })),
  kit: lazy(async () => ({
    default: (await import('#web/features/kit/kit-screen.tsx')).KitScreen,
  })),
};
