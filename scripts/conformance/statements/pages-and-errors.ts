import type { Chapter } from '../statement.ts';

export const pagesAndErrors: Chapter = {
  title: 'Pages and errors',
  statements: [
    {
      id: 'page-1',
      says: 'Every route of the specification is a page.',
      shownBy: [
        'contract/specified.test.ts › every route of the specification is a page',
        'web/app/pages.test.ts › the server answers with a page where there is one, and nowhere else',
      ],
    },
    {
      id: 'page-2',
      says: 'A visitor reaches the landing, auth, legal and onboarding pages.',
      shownBy: [
        'web/app/specified-pages.test.ts › a visitor reaches the landing, auth, legal and onboarding pages',
      ],
    },
    {
      id: 'page-3',
      says: 'All other pages are for parents who are logged in.',
      shownBy: [
        'web/app/specified-pages.test.ts › every other page of the specification is for parents who are logged in',
      ],
    },
    {
      id: 'page-4',
      says: 'Public pages are wide, the others a phone column.',
      shownBy: [
        'web/app/specified-pages.test.ts › public pages are wide, and those of a parent stand in the phone column',
        'e2e/pages.spec.ts › the page "${name}" is accessible, keeps to the policy and holds its width',
      ],
      decision: '041-one-start-and-room-on-desktops',
      note: 'Home, progress, a report and results have room on a desktop; on a phone all hold its width.',
    },
    {
      id: 'page-5',
      says: 'An unknown address says “404 Page Not Found” with status 404.',
      shownBy: [
        'web/app/not-found-screen.test.tsx › an unknown address says so and leads home, without a word for who develops',
        'server/http/web-app.test.ts › pages › that do not exist, as %s, are the app with status 404, each time',
      ],
    },
    {
      id: 'page-6',
      says: 'A slow start says “Welcome to Playlight” and “Setting things up...” after 500 ms.',
      shownBy: [
        'web/app/guards.test.tsx › a slow start says what it waits for, a quick one does not flash',
      ],
    },
    {
      id: 'page-7',
      says: 'A visitor on a protected page reads why, and is led to log in after 500 ms.',
      shownBy: [
        'web/app/guards.test.tsx › the guards › send a visitor from a protected page to the log-in page after 500 ms, and say why',
      ],
    },
    {
      id: 'page-8',
      says: 'A call whose login has ended says “Unauthorized” and leads to log in after 500 ms.',
      shownBy: [
        'web/api/logged-out.test.ts › a call that fails › because the login session is gone says so, and leads to the log-in page after 500 ms',
        'web/app/guards.test.tsx › the guards › notice at the next call that a login session has ended elsewhere',
      ],
    },
    {
      id: 'page-9',
      says: 'The navigation has Home, Start and Account, the last by first name, else by email.',
      shownBy: [
        'web/app/guards.test.tsx › the bottom navigation › leads home, to a session and to the account',
        'web/features/account/account-screens.test.tsx › somebody without a name is called a parent, and by the email in the navigation',
      ],
    },
    {
      id: 'page-10',
      says: 'The navigation is left out where a parent sets up, edits or plays, and on public pages.',
      shownBy: [
        'web/app/specified-pages.test.ts › the navigation is left out where a parent sets up, edits or plays, and on public pages',
      ],
    },
    {
      id: 'page-11',
      says: 'The landing page has its sections in order, three features, three steps and its links.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the sections of the landing page come in their order, and every link leads where it says',
      ],
    },
    {
      id: 'page-12',
      says: 'Its anchors are features, how and research.',
      shownBy: [
        'e2e/landing.spec.ts › on a phone › the first screen has one thing to press, and the menu opens by keyboard, leads to every section and to the way to log in',
      ],
    },
    {
      id: 'page-13',
      says: 'PRIDE has five points on a desktop and a sixth on a phone.',
      shownBy: [
        'e2e/landing.spec.ts › on a desktop › the keyboard skips to the content, everything is in the top bar, and PRIDE has its five points',
        'e2e/landing.spec.ts › on a phone › the first screen has one thing to press, and the menu opens by keyboard, leads to every section and to the way to log in',
      ],
    },
    {
      id: 'page-14',
      says: 'On a phone a menu opens and closes; the top bar leads to log in and to sign up.',
      shownBy: [
        'e2e/landing.spec.ts › on a phone › the first screen has one thing to press, and the menu opens by keyboard, leads to every section and to the way to log in',
      ],
    },
    {
      id: 'page-15',
      says: 'The waitlist form is on the landing page, for the keyboard too.',
      shownBy: ['e2e/landing.spec.ts › on a phone › the waitlist takes the keyboard alone'],
    },
    {
      id: 'page-16',
      says: 'Joining the waitlist shows “Welcome to the waitlist!” and what happens next, at the top of the page.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › welcomes a parent who joins, at the top of the page, with focus on the welcome',
      ],
    },
    {
      id: 'page-17',
      says: 'While it is sent the form waits with “Joining...”; an empty one sends nothing.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › waits while it is being sent; a failure says what went wrong and keeps the address',
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › sends nothing while the field is empty',
      ],
    },
    {
      id: 'page-18',
      says: 'Who is on the list already gets a friendly toast, another failure “Oops, something went wrong”.',
      shownBy: [
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › is friendly to a parent who is already on the list, and keeps the address',
        'web/features/landing/landing-screen.test.tsx › the waitlist on the landing page › says what the server said when joining fails',
      ],
    },
    {
      id: 'page-19',
      says: 'Terms and privacy policy have a date, sections, a mailbox and a way back.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › a document has its date, its sections and a mailbox, and leads to the front page',
        'e2e/legal.spec.ts › the documents lead back to the reader’s page, to the licenses and to their sections, and tell the truth about cookies',
      ],
    },
    {
      id: 'page-20',
      says: 'The terms have eleven sections.',
      shownBy: [
        'web/features/legal/legal-texts.test.tsx › a document has its date, its sections and a mailbox, and leads to the front page',
      ],
      decision: '050-checked-against-the-specification',
      note: 'There are two more: security problems and open-source software.',
    },
    {
      id: 'page-21',
      says: 'Cookies have a true section of their own.',
      shownBy: [
        'e2e/legal.spec.ts › the documents lead back to the reader’s page, to the licenses and to their sections, and tell the truth about cookies',
      ],
    },
    {
      id: 'page-22',
      says: 'One toast shows at a time, for 5 s, and is dropped 1000 s after it closed.',
      shownBy: [
        'web/ui/toast-store.test.ts › toast store › holds one toast: a new one takes the place of the old',
        'web/ui/toast-store.test.ts › toast store › shows a plain toast for five seconds unless told otherwise',
        'web/ui/toast-store.test.ts › toast store › closes a dismissed toast at once and drops it after 1000000 ms',
      ],
    },
    {
      id: 'page-23',
      says: 'A toast goes with a swipe to the right, and F8 leads to it.',
      shownBy: [
        'e2e/kit.spec.ts › toasts come one at a time, answer F8, a swipe and the clock; dialogs hold the focus and their question',
      ],
    },
    {
      id: 'page-24',
      says: 'An error of the API reads as status, colon, body.',
      shownBy: ['web/api/api-error.test.ts › reads as status, colon, body'],
    },
    {
      id: 'page-25',
      says: 'message, error and detail of an answer are all read.',
      shownBy: ['web/api/api-error.test.ts › says of the answer %j: %j'],
    },
    {
      id: 'page-26',
      says: 'Without a network every screen says that it is the network.',
      shownBy: [
        'web/api/api-error.test.ts › says that it is the connection where nobody answers, whatever was tried',
        'web/features/auth/sign-up.test.tsx › without a network › signing up names the connection, in the form and in focus',
        'web/app/without-network.test.tsx › %s says that it is the connection',
        'web/app/without-network.test.tsx › %s that cannot be read say so, too',
      ],
    },
    {
      id: 'page-27',
      says: 'What was read does not age, is not read again on focus, and nothing is tried again by itself.',
      shownBy: [
        'web/api/specified-reading.test.ts › what was read does not age, is not read again on focus, and a failure is not tried again',
      ],
    },
    {
      id: 'page-28',
      says: 'The status of the voice is fresh for 5 minutes and kept for 10.',
      shownBy: [
        'web/api/voice-status.test.tsx › the status of the voice is fresh for 5 minutes and kept for 10',
      ],
    },
    {
      id: 'page-29',
      says: 'A tooltip opens after 700 ms.',
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'There are no tooltips: what matters stands on the page.',
    },
    {
      id: 'page-30',
      says: '/dev/stream-test scores a play while one watches.',
      shownBy: [
        'e2e/stream-test.spec.ts › who has not played is invited to, then a play session is scored while one watches',
        'server/features/dev-tools/dev-tools.test.ts › the transcript of a play session is scored, with progress on the way and the parent’s own lines',
      ],
    },
    {
      id: 'page-31',
      says: 'The navigation is at most as wide as a phone.',
      decision: '041-one-start-and-room-on-desktops',
      note: 'On a desktop it is as wide as a page with room.',
    },
    {
      id: 'page-32',
      says: 'The page that is not there has a hint for developers, in development alone.',
      shownBy: [
        'web/app/not-found-screen.test.tsx › an unknown address has a hint for who develops',
        'web/app/not-found-screen.test.tsx › an unknown address says so and leads home, without a word for who develops',
      ],
    },
    {
      id: 'page-33',
      says: 'An error without a body reads as status, colon, status text.',
      shownBy: [
        'web/api/specified-reading.test.ts › a failure without a word of its own reads as status, colon, status text',
      ],
    },
    {
      id: 'page-34',
      says: 'An error stands in its field or form, with focus on it.',
      shownBy: [
        'web/features/auth/sign-up.test.tsx › signing up › says at the password, with focus there, that too many people use it',
        'web/features/auth/auth-screens.test.tsx › the page for both › says at the field that an address is taken',
        'web/features/account/account-screens.test.tsx › the profile › what is wrong is said under its field',
      ],
    },
    {
      id: 'page-35',
      says: 'The name of the product stands in one file, and screens take it from there.',
      shownBy: ['scripts/launch-list.test.ts › no screen spells the name of the product itself'],
    },
    {
      id: 'page-36',
      says: 'So do the coach’s library, the page before the app and the manifest.',
      shownBy: ['scripts/manifest.test.ts › the installed app › has the name of the product'],
      isBuilt: false,
      note: 'They spell it; only the manifest is held to it by a test.',
    },
  ],
};
