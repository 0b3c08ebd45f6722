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
        'web/features/legal/legal-texts.test.tsx › the terms say that play with us does not replace therapy',
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
  ],
};
