import type { Chapter } from '../statement.ts';

export const publicPages: Chapter = {
  title: 'Public pages, in detail',
  statements: [
    {
      id: 'public-1',
      says: 'The landing page claims its price, that sound is not stored, 40+ years of research, results in two weeks, thousands of parents and a coming app, and says that it is not affiliated.',
      shownBy: [
        'web/features/landing/landing-claims.test.tsx › the landing page claims what the specification claims, and whose research it rests on',
      ],
    },
    {
      id: 'public-2',
      says: 'The terms say that the product supports but does not replace professional therapy.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › the terms replace no therapy, tell what is consented to, and have their date',
      ],
    },
    {
      id: 'public-3',
      says: 'The privacy policy is for adults, lists what is collected, and speaks of children under 13.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › the privacy policy is for adults, says what is collected, and protects children under 13',
      ],
    },
    {
      id: 'public-4',
      says: 'The reset page is headed “Create New Password”, and its button waits as “Resetting...”.',
      shownBy: [
        'web/features/auth/password-reset.test.tsx › the page for a new password › shows that it is under way, and says when there is no answer or the token is not ours',
      ],
    },
    {
      id: 'public-5',
      says: 'A reset that fails without a reason says “Failed to reset password. Please try again.”',
      shownBy: [
        'web/features/auth/failure-words.test.tsx › a refusal without a sentence has one of ours › %s',
      ],
    },
    {
      id: 'public-6',
      says: 'Signing up on the page for both has the hint “Must be at least 8 characters”.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › says everything that is wrong with a sign-up at once',
      ],
    },
    {
      id: 'public-7',
      says: 'Signing up has “Continue with Google”.',
      shownBy: [
        'web/features/auth/sign-in-providers.test.tsx › every page to sign in offers Google, and the other provider where there is one',
      ],
    },
    {
      id: 'public-8',
      says: 'Both legal texts were last updated on July 12, 2025.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › the terms replace no therapy, tell what is consented to, and have their date',
        'web/features/legal/legal-texts.test.tsx › the privacy policy is for adults, says what is collected, and protects children under 13',
      ],
    },
    {
      id: 'public-9',
      says: 'The privacy policy sells nothing, names providers and authorities alone, and lets one access, change and delete.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › the privacy policy is for adults, says what is collected, and protects children under 13',
      ],
    },
    {
      id: 'public-10',
      says: 'The terms have the consent to capture, analysis and storage, anonymized beyond the account.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › the terms replace no therapy, tell what is consented to, and have their date',
      ],
    },
    {
      id: 'public-11',
      says: 'On a desktop the top bar has Sign In and Get Started Free.',
      shownBy: [
        'e2e/landing.spec.ts › on a desktop › the keyboard skips to the content, everything is in the top bar, and PRIDE has its five points',
      ],
    },
    {
      id: 'public-12',
      says: 'Try Web Version Now and Start Free Today lead to sign up, Sign In at the end to log in.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the sections of the landing page come in their order, and every link leads where it says',
      ],
    },
    {
      id: 'public-13',
      says: 'What happens next has a mail, the first word at launch, early access and special pricing.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › welcomes a parent who joins, at the top of the page, with focus on the welcome',
      ],
    },
    {
      id: 'public-14',
      says: '“Never stored” reads “never stored unless you choose to keep it”.',
      shownBy: [
        'web/features/landing/landing-claims.test.tsx › the landing page claims what the specification claims, and whose research it rests on',
      ],
    },
    {
      id: 'public-15',
      says: 'The claims that only an owner can prove stand in one file, and the launch list names each of them.',
      shownBy: [
        'scripts/launch-list.test.ts › the launch list names every claim, and everything else that an owner may want to change',
      ],
    },
    {
      id: 'public-16',
      says: 'Signing up on the page for both leads home 500 ms later.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › welcomes a new parent, and leads home after 500 ms',
      ],
    },
    {
      id: 'public-17',
      says: 'Forms to log in, to sign up and for a new password wait, disabled, while they are sent.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a new parent › sees that the account is being made, and is told when the connection is gone',
        'web/features/auth/auth-screens.test.tsx › the page for both › shows that signing up is under way, and names the connection when no answer comes',
        'web/features/auth/password-reset.test.tsx › asking for a link › shows that it is under way, says when it failed and keeps the address',
      ],
    },
    {
      id: 'public-18',
      says: 'The page for both sends a last name where there is one.',
      shownBy: [
        'web/features/auth/sign-up.test.tsx › the page for both › sends the names where there are any, and does without',
      ],
    },
    {
      id: 'public-19',
      says: 'A password that too many people use is refused by a rule on the page for both, too.',
      shownBy: [
        'web/features/auth/sign-up.test.tsx › the page for both › ticks off the password rules while typing, the one about common passwords like the others',
      ],
    },
    {
      id: 'public-20',
      says: 'A known and an unknown address get the answer in the same time.',
      note: 'Measured, since a test would fail by the load of the machine: eval/reports/enumeration.md.',
    },
  ],
};
