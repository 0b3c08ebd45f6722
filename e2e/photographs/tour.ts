/** The pictures of docs/tour.md: as a phone shows them, and small. */
export const tour = {
  folder: 'docs/tour',
  jpegQuality: 78,
  pages: ['landing', 'home', 'playGoals', 'progressOverTime'],
  walks: ['play-walk', 'results', 'results-coach', 'agent-conversation', 'no-connection'],
  pictures: [
    'landing-desktop-light',
    'home-phone-light',
    'home-phone-dark',
    'playGoals-phone-light',
    'play-running-phone-light',
    'play-noise-amber-phone-light',
    'results-phone-light',
    'results-transcript-phone-light',
    'results-coach-phone-light',
    'progressOverTime-phone-light',
    'agent-conversation-phone-dark',
    'no-connection-phone-light',
  ],
} as const;
