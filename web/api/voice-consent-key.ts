export const voiceConsentKey = ['', 'api', 'consents', 'voice-enrollment'] as const;
