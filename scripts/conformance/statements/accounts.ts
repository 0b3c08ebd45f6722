import type { Chapter } from '../statement.ts';

export const accounts: Chapter = {
  title: 'Accounts',
  statements: [
    {
      id: 'auth-1',
      says: 'The log-in page has email and password, and the password can be shown and hidden.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › sees what is missing, can look at the password, and is told when it is wrong',
      ],
    },
    {
      id: 'auth-2',
      says: 'The log-in page links to a new password and to the sign-up page.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › finds the way to a new password and to the sign-up page',
      ],
    },
    {
      id: 'auth-3',
      says: 'The button reads “Log In”, and “Logging in...” while it waits.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › sees that logging in is under way, and is told when the connection is gone',
      ],
    },
    {
      id: 'auth-4',
      says: '“Sign in with Google” leads to /api/auth/google.',
      shownBy: [
        'web/features/auth/sign-in-providers.test.tsx › every page to sign in offers Google, and the other provider where there is one',
      ],
    },
    {
      id: 'auth-5',
      says: 'Where Google is not set up, it leads back to the log-in page with a clear message.',
      shownBy: [
        'web/features/auth/sign-in-providers.test.tsx › the log-in page explains every code',
        'server/features/auth/provider-sign-in.test.ts › what can go wrong leads back to the log-in page › a way that is not set up',
      ],
    },
    {
      id: 'auth-6',
      says: 'A second provider is offered under its own label where one is configured, and nowhere else.',
      shownBy: [
        'web/features/auth/sign-in-providers.test.tsx › no page to sign in has a second provider where none is set up',
        'server/features/auth/provider-sign-in.test.ts › tells the screens which ways there are',
      ],
    },
    {
      id: 'auth-7',
      says: 'Logging in on its own page loads the front page anew.',
      shownBy: ['web/features/auth/failure-words.test.tsx › logging in loads the front page anew'],
    },
    {
      id: 'auth-8',
      says: 'A refused log-in is told above the form, in focus, and the email stays.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › sees what is missing, can look at the password, and is told when it is wrong',
      ],
    },
    {
      id: 'auth-9',
      says: 'Logging in asks for a valid email and a password of 8 characters or more, in the specified sentences.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › sees what is missing, can look at the password, and is told when it is wrong',
      ],
    },
    {
      id: 'auth-10',
      says: 'Whoever was sent to log in lands on the page they wanted.',
      shownBy: [
        'e2e/accounts.spec.ts › with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload',
        'web/app/use-wanted-page.test.tsx › a page that asked to log in first › is where logging in leads, once',
      ],
    },
    {
      id: 'auth-11',
      says: 'Signing up asks for first name, email and password, with a list of rules that tick off while one types.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a new parent › sees while typing what is wrong, and the password rules tick off',
      ],
    },
    {
      id: 'auth-12',
      says: 'A first name has 2 to 25 letters, hyphens and spaces, else the specified sentence.',
      shownBy: [
        'server/features/auth/auth.test.ts › signing up › refuses %o with its sentence and stores nothing',
        'web/features/auth/auth-screens.test.tsx › a new parent › sees while typing what is wrong, and the password rules tick off',
      ],
    },
    {
      id: 'auth-13',
      says: 'A new password has 8 characters with a letter and a number.',
      shownBy: [
        'domain/password.test.ts › for a sign-up › %j: %s',
        'web/features/auth/auth-screens.test.tsx › a new parent › sees while typing what is wrong, and the password rules tick off',
      ],
    },
    {
      id: 'auth-14',
      says: 'A password that too many people use is refused by a rule in the list.',
      shownBy: [
        'web/features/auth/sign-up.test.tsx › signing up › ticks the rule about common passwords like the others, before anything is sent',
        'server/features/auth/auth.test.ts › signing up › refuses %o with its sentence and stores nothing',
      ],
    },
    {
      id: 'auth-15',
      says: 'The button reads “Create My Account”, and “Creating Account...” while it waits.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a new parent › sees that the account is being made, and is told when the connection is gone',
      ],
    },
    {
      id: 'auth-16',
      says: 'Signing up leads to the welcome page.',
      shownBy: [
        'e2e/accounts.spec.ts › with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload',
      ],
    },
    {
      id: 'auth-17',
      says: 'The sign-up page links to the terms, the privacy policy and the log-in page.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a new parent › finds the terms, the privacy policy and the log-in page',
      ],
    },
    {
      id: 'auth-18',
      says: 'A failed sign-up is told in a toast with the reason of the server, or as “Signup failed”.',
      shownBy: [
        'web/features/auth/failure-words.test.tsx › a refusal without a sentence has one of ours › %s',
        'web/features/auth/sign-up.test.tsx › signing up › says at the email that it is taken',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'The same words stand at the field or above the form, with focus on them.',
    },
    {
      id: 'auth-19',
      says: 'The page for both has the tabs Login and Sign Up under a welcome.',
      shownBy: [
        'e2e/accounts.spec.ts › with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload',
      ],
    },
    {
      id: 'auth-20',
      says: 'Logging in there says “Welcome back!” and goes home without a reload.',
      shownBy: [
        'e2e/accounts.spec.ts › with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload',
      ],
    },
    {
      id: 'auth-21',
      says: 'Logging in there asks for any password at all (“Password is required”).',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › says what is missing to log in',
      ],
    },
    {
      id: 'auth-22',
      says: 'Signing up there takes optional names, and says “Account created!” before it goes home.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › welcomes a new parent, and leads home after 500 ms',
        'web/features/auth/sign-up.test.tsx › the page for both › sends the names where there are any, and does without',
      ],
    },
    {
      id: 'auth-23',
      says: 'Two passwords that differ are told at the second (“Passwords don’t match”).',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › says everything that is wrong with a sign-up at once',
      ],
    },
    {
      id: 'auth-24',
      says: 'The page for both links to the terms, the privacy policy and a new password.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › the page for both › has the legal texts and a new password one link away',
      ],
    },
    {
      id: 'auth-25',
      says: 'A failed log-in there is told in an alert, or as “Login failed”.',
      shownBy: [
        'web/features/auth/failure-words.test.tsx › a refusal without a sentence has one of ours › %s',
        'web/features/auth/auth-screens.test.tsx › the page for both › takes a wrong password for no end of a login session',
      ],
    },
    {
      id: 'auth-26',
      says: 'A forgotten password asks for a valid email; the button reads “Send Reset Instructions”, then “Sending...”.',
      shownBy: [
        'web/features/auth/password-reset.test.tsx › asking for a link › wants a valid address, and answers the same for one without an account',
        'web/features/auth/password-reset.test.tsx › asking for a link › shows that it is under way, says when it failed and keeps the address',
      ],
    },
    {
      id: 'auth-27',
      says: 'Asking for a link ends in “Check your email” and a way back to the log-in page.',
      shownBy: [
        'e2e/password-reset.spec.ts › a parent who forgot sets a new password by the link in the mail, once, which ends every login',
      ],
    },
    {
      id: 'auth-28',
      says: 'A known and an unknown address get the same answer.',
      shownBy: [
        'server/features/auth/password-reset.test.ts › answers a known and an unknown address with the same words, and mails nobody unknown',
      ],
    },
    {
      id: 'auth-29',
      says: 'A failure to send the link is told on the page.',
      shownBy: [
        'web/features/auth/password-reset.test.tsx › asking for a link › shows that it is under way, says when it failed and keeps the address',
        'web/features/auth/failure-words.test.tsx › a refusal without a sentence has one of ours › %s',
      ],
    },
    {
      id: 'auth-30',
      says: 'A reset page without a token says “Invalid Reset Link” and offers a new one.',
      shownBy: [
        'web/features/auth/password-reset.test.tsx › the page for a new password › without a token says so and leads to a new link',
      ],
    },
    {
      id: 'auth-31',
      says: 'A reset asks for 8 characters with a small and a capital letter and a number, each rule with its sentence.',
      shownBy: [
        'web/features/auth/password-reset.test.tsx › the page for a new password › says what the password lacks, ticks its rules off while typing, and shows it',
        'server/features/auth/password-reset.test.ts › a parent who forgot the password › is told what is wrong with %s, and the link stays good',
      ],
    },
    {
      id: 'auth-32',
      says: 'A reset without a token is refused as “Invalid or missing reset token”.',
      shownBy: [
        'server/features/auth/password-reset.test.ts › a reset without a token is refused as such',
      ],
    },
    {
      id: 'auth-33',
      says: 'A reset ends in “Password Reset Successful!” and leads to the log-in page.',
      shownBy: [
        'e2e/password-reset.spec.ts › a parent who forgot sets a new password by the link in the mail, once, which ends every login',
      ],
    },
    {
      id: 'auth-34',
      says: 'A link to reset works once and for a limited time.',
      shownBy: [
        'server/features/auth/password-reset.test.ts › a parent who forgot the password › can use a link once, even when two tabs try at the same moment',
        'server/features/auth/password-reset.test.ts › a parent who forgot the password › cannot use a link after an hour',
      ],
    },
    {
      id: 'auth-35',
      says: '/api/logout ends the login on the server and leads to the front page.',
      shownBy: [
        'server/features/auth/auth.test.ts › logging out › ends the login session on the server and goes to the front page',
      ],
    },
    {
      id: 'auth-36',
      says: '/api/auth/current-user and /api/auth/user both tell id, first name and email.',
      shownBy: ['server/features/auth/auth.test.ts › being logged in › tells who I am at %s'],
    },
    {
      id: 'auth-37',
      says: 'The app asks the second where the first fails, and where both fail there is no user.',
      shownBy: [
        'web/api/ask-current-user.test.ts › asks the other address where the first fails, and is nobody where both refuse',
      ],
    },
    {
      id: 'auth-38',
      says: 'The log-in page has a way back to the front page.',
      shownBy: [
        'web/features/auth/auth-screens.test.tsx › a parent who comes back › finds the way to a new password and to the sign-up page',
      ],
    },
    {
      id: 'auth-39',
      says: 'A waitlist entry is an email that comes from the landing page and stands there once.',
      shownBy: [
        'server/features/waitlist/waitlist.test.ts › puts an address on the list, as coming from the landing page',
        'server/features/waitlist/waitlist.test.ts › says so when the address is on the list already, and keeps one entry',
      ],
    },
    {
      id: 'auth-40',
      says: 'The mail that confirms an address can be sent again.',
      shownBy: [
        'server/features/auth/email-verification.test.ts › sends the link again to whoever asks, a few times an hour',
      ],
    },
  ],
};
