// One chunk per screen: a visitor's first page does not load the signed-in app.
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { PageName } from './pages.ts';

type Load = () => Promise<{ default: ComponentType }>;

const loadResults: Load = async () => ({
  default: (await import('#web/play/screens/results/results-screen.tsx')).ResultsScreen,
});

const loads: Record<PageName, Load> = {
  landing: async () => ({
    default: (await import('#web/features/landing/landing-screen.tsx')).LandingScreen,
  }),
  login: async () => ({
    default: (await import('#web/features/auth/login-screen.tsx')).LoginScreen,
  }),
  signup: async () => ({
    default: (await import('#web/features/auth/signup-screen.tsx')).SignupScreen,
  }),
  auth: async () => ({
    default: (await import('#web/features/auth/auth-screen.tsx')).AuthScreen,
  }),
  forgotPassword: async () => ({
    default: (await import('#web/features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  }),
  resetPassword: async () => ({
    default: (await import('#web/features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  }),
  verifyEmail: async () => ({
    default: (await import('#web/features/auth/verify-email-screen.tsx')).VerifyEmailScreen,
  }),
  introduction: async () => ({
    default: (await import('#web/features/introduction/introduction-screen.tsx'))
      .IntroductionScreen,
  }),
  terms: async () => ({
    default: (await import('#web/features/legal/terms-screen.tsx')).TermsScreen,
  }),
  privacy: async () => ({
    default: (await import('#web/features/legal/privacy-screen.tsx')).PrivacyScreen,
  }),
  home: async () => ({
    default: (await import('#web/features/home/home-screen.tsx')).HomeScreen,
  }),
  welcome: async () => ({
    default: (await import('#web/features/onboarding/welcome-screen.tsx')).WelcomeScreen,
  }),
  childOnboarding: async () => ({
    default: (await import('#web/features/onboarding/child-onboarding-screen.tsx'))
      .ChildOnboardingScreen,
  }),
  voiceOnboarding: async () => ({
    default: (await import('#web/features/onboarding/voice-onboarding-screen.tsx'))
      .VoiceOnboardingScreen,
  }),
  childCreate: async () => ({
    default: (await import('#web/features/children/child-create-screen.tsx')).ChildCreateScreen,
  }),
  childEdit: async () => ({
    default: (await import('#web/features/children/child-edit-screen.tsx')).ChildEditScreen,
  }),
  childProgress: async () => ({
    default: (await import('#web/features/progress/progress-screen.tsx')).ProgressScreen,
  }),
  account: async () => ({
    default: (await import('#web/features/account/account-screen.tsx')).AccountScreen,
  }),
  profileEdit: async () => ({
    default: (await import('#web/features/account/profile-edit-screen.tsx')).ProfileEditScreen,
  }),
  settings: async () => ({
    default: (await import('#web/features/settings/settings-screen.tsx')).SettingsScreen,
  }),
  security: async () => ({
    default: (await import('#web/features/settings/security-screen.tsx')).SecurityScreen,
  }),
  contact: async () => ({
    default: (await import('#web/features/support/contact-screen.tsx')).ContactScreen,
  }),
  contactHuman: async () => ({
    default: (await import('#web/features/support/human-support-screen.tsx')).HumanSupportScreen,
  }),
  legalPrivacy: async () => ({
    default: (await import('#web/features/legal/legal-privacy-screen.tsx')).LegalPrivacyScreen,
  }),
  dataManagement: async () => ({
    default: (await import('#web/features/data-management/data-management-screen.tsx'))
      .DataManagementScreen,
  }),
  deleteAccount: async () => ({
    default: (await import('#web/features/account/delete-account-screen.tsx')).DeleteAccountScreen,
  }),
  playGoals: async () => ({
    default: (await import('#web/play/screens/goals/goals-screen.tsx')).GoalsScreen,
  }),
  play: async () => ({
    default: (await import('#web/play/screens/active/active-screen.tsx')).ActiveScreen,
  }),
  newFeedback: loadResults,
  feedback: loadResults,
  audioError: async () => ({
    default: (await import('#web/play/screens/audio-error-screen.tsx')).AudioErrorScreen,
  }),
  streamTest: async () => ({
    default: (await import('#web/features/dev-tools/stream-test-screen.tsx')).StreamTestScreen,
  }),
  websocketTest: async () => ({
    default: (await import('#web/features/dev-tools/websocket-test-screen.tsx'))
      .WebsocketTestScreen,
  }),
  progressOverTime: async () => ({
    default: (await import('#web/features/progress/progress-over-time-screen.tsx'))
      .ProgressOverTimeScreen,
  }),
  report: async () => ({
    default: (await import('#web/features/progress/report-screen.tsx')).ReportScreen,
  }),
  unsubscribe: async () => ({
    default: (await import('#web/features/unsubscribe/unsubscribe-screen.tsx')).UnsubscribeScreen,
  }),
  agent: async () => ({
    default: (await import('#web/features/coach/agent-screen.tsx')).AgentScreen,
  }),
  kit: async () => ({
    default: (await import('#web/features/kit/kit-screen.tsx')).KitScreen,
  }),
};

const brought = new Map<PageName, ComponentType>();

/** Has a screen there before it is needed. */
export async function bringScreen(name: PageName): Promise<void> {
  brought.set(name, (await loads[name]()).default);
}

export const screens = Object.fromEntries(
  Object.keys(loads).map((name) => [name, screenOf(name as PageName)]),
) as Record<string, ComponentType> as Record<PageName, ComponentType>;

/** A screen that is there is shown at once: React keeps a fallback for 300 ms, however short the wait. */
function screenOf(name: PageName): ComponentType {
  const Late = lazy(loads[name]);
  return function Screen() {
    // Chosen once: another component in its place would begin the screen anew.
    const [Chosen] = useState<ComponentType>(() => brought.get(name) ?? Late);
    return createElement(Chosen);
  };
}
