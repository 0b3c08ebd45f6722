export const voiceStatusKey = ['', 'api', 'voice', 'enrollment-status'] as const;
