import { BulletList, type LegalSection } from './legal-document.tsx';

const kept: readonly (readonly [what: string, howLong: string])[] = [
  [
    'Your account, your children, your play sessions with their transcripts and counts, your milestones and your chats with the coach',
    'until you delete them or your account.',
  ],
  [
    'What you agreed to, declined or withdrew, with its date',
    'as long as you have an account, or until you delete all your data.',
  ],
  [
    'Being logged in',
    'for 30 days, or until you log out. We keep a hash of what is in your login cookie, what kind of browser and device it is, and about when we last saw it; not your network address.',
  ],
  [
    'Which browsers have logged in to your account',
    'for 400 days after we last saw them, so that nobody can lock you out of your own phone.',
  ],
  [
    'What happened to your account, such as a new password or a new device',
    'for 90 days, for you to read in Settings.',
  ],
  ['Your passkeys and your authenticator app', 'until you remove them or delete your account.'],
  ['A new email address you haven’t confirmed yet', 'for 7 days.'],
  ['A password reset link', 'for an hour. It works once.'],
  [
    'The sound of a play session',
    'until it’s scored. If we can’t score it, until you try again or delete it. If you chose to keep it, until you delete it.',
  ],
  [
    'The numbers that tell voices apart during a play session',
    'until it’s scored. If it breaks off and you don’t come back, for a little over an hour.',
  ],
  ['The words of a play session that broke off and that you never saved', 'for about a day.'],
  ['Your voiceprint, if you enrolled', 'until you delete it in Settings or delete your account.'],
  [
    'A message to our support team',
    'in our mailbox, until your question is settled. On the way there, until it’s delivered, and for 30 days at most.',
  ],
  ['Counted attempts', 'for a day at most.'],
  ['Your address on the waitlist', 'until you ask us to take it off.'],
  ['Backups of all of this', 'for up to 30 days.'],
];

/** `docs/privacy.md` says the same table by table: change them together. */
export const retentionSection: LegalSection = {
  id: 'retention',
  title: 'How Long We Keep It',
  body: (
    <>
      <p>All of it is in our database and our storage. Here’s how long it stays:</p>
      <BulletList
        items={kept.map(([what, howLong]) => (
          <>
            <strong className="text-ink">{what}:</strong> {howLong}
          </>
        ))}
      />
    </>
  ),
};
