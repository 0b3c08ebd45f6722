// Words that an owner may want to change without touching a screen: the name, the mailbox, the dates,
// and every claim that only an owner can prove (docs/launch-list.md names those).

export const product = {
  name: 'Playlight',
  tagline: 'Five minutes of play that follow your child’s lead.',
  supportEmail: 'support@playlight.example',
  legalTextsUpdated: 'July 12, 2025',
} as const;

export const claims = {
  price: 'Free to start · No credit card · Cancel anytime',
  audience: 'Thousands of parents are making five minutes count.',
  audioPrivacy: 'Audio is processed securely and never stored unless you choose to keep it.',
  research: '40+ years of research stand behind the method.',
  results: 'Many families notice a change in as little as two weeks.',
  nativeApp: 'Native app coming soon to the app stores.',
  disclaimer:
    'Inspired by the research on parent-child interaction therapy; not affiliated with PCIT International.',
} as const;
