// One chunk per screen: a visitor's first page does not load the signed-in app.
import { type ComponentType, lazy } from 'react';
import type { PageName } from './pages.ts';

const Feedback = lazy(async () => ({
  default: (await import('#web/features/feedback/feedback-screen.tsx')).FeedbackScreen,
}));

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
  childOnboarding: lazy(async () => ({
    default: (await import('#web/features/onboarding/child-onboarding-screen.tsx'))
      .ChildOnboardingScreen,
  })),
  voiceOnboarding: lazy(async () => ({
    default: (await import('#web/features/onboarding/voice-onboarding-screen.tsx'))
      .VoiceOnboardingScreen,
  })),
  childCreate: lazy(async () => ({
    default: (await import('#web/features/children/child-create-screen.tsx')).ChildCreateScreen,
  })),
  childEdit: lazy(async () => ({
    default: (await import('#web/features/children/child-edit-screen.tsx')).ChildEditScreen,
  })),
  childProgress: lazy(async () => ({
    default: (await import('#web/features/progress/progress-screen.tsx')).ProgressScreen,
  })),
  agent: lazy(async () => ({
    default: (await import('#web/features/coach/agent-screen.tsx')).AgentScreen,
  })),
  account: lazy(async () => ({
    default: (await import('#web/features/account/account-screen.tsx')).AccountScreen,
  })),
  profileEdit: lazy(async () => ({
    default: (await import('#web/features/account/profile-edit-screen.tsx')).ProfileEditScreen,
  })),
  settings: lazy(async () => ({
    default: (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  })),
  contact: lazy(async () => ({
    default: (await import('#web/features/support/contact-screen.tsx')).ContactScreen,
  })),
  contactHuman: lazy(async () => ({
    default: (await import('#web/features/support/human-support-screen.tsx')).HumanSupportScreen,
  })),
  legalPrivacy: lazy(async () => ({
    default: (await import('#web/features/legal/legal-privacy-screen.tsx')).LegalPrivacyScreen,
  })),
  dataManagement: lazy(async () => ({
    default: (await import('#web/features/data-management/data-management-screen.tsx'))
      .DataManagementScreen,
  })),
  deleteAccount: lazy(async () => ({
    default: (await import('#web/features/account/delete-account-screen.tsx')).DeleteAccountScreen,
  })),
  playGoals: lazy(async () => ({
    default: (await import('#web/features/play-session/goals-screen.tsx')).GoalsScreen,
  })),
  play: lazy(async () => ({
    default: (await import('#web/features/play-session/active-screen.tsx')).ActiveScreen,
  })),
  newFeedback: Feedback,
  feedback: Feedback,
  audioError: lazy(async () => ({
    default: (await import('#web/features/play-session/audio-error-screen.tsx')).AudioErrorScreen,
  })),
  streamTest: lazy(async () => ({
    default: (await import('#web/features/dev-tools/stream-test-screen.tsx')).StreamTestScreen,
  })),
  websocketTest: lazy(async () => ({
    default: (await import('#web/features/dev-tools/websocket-test-screen.tsx'))
      .WebsocketTestScreen,
  })),
  kit: lazy(async () => ({
    default: (await import('#web/features/kit/kit-screen.tsx')).KitScreen,
  })),
};
