import type { Chapter } from '../statement.ts';

export const children: Chapter = {
  title: 'Children and Home',
  statements: [
    {
      id: 'child-1',
      says: 'Home without children leads to the welcome page after 200 ms.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › Home without children › leads to the welcome page after 200 ms',
      ],
    },
    {
      id: 'child-2',
      says: 'Home stays where a child was just created, and cleans the address.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › Home without children › stays when a child was just created, cleans the address and offers to add one',
      ],
    },
    {
      id: 'child-3',
      says: 'Home waits with a title and “Getting everything ready for you”.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › Home while the children are asked for › says what it waits for, and offers to try again when that fails',
      ],
    },
    {
      id: 'child-4',
      says: 'A login that ended leads from Home to the log-in page.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › Home while the children are asked for › leads to the log-in page when the login session has ended',
      ],
    },
    {
      id: 'child-5',
      says: 'The first child is chosen, with age, pronouns and a capital initial.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the child on Home › is the first one, with age, pronouns and initial',
      ],
    },
    {
      id: 'child-6',
      says: 'An age reads “1 year old” or “N years old”.',
      shownBy: [
        'domain/age.test.ts › reads as people say it',
        'web/features/home/home-screen.test.tsx › the child on Home › reads "1 year old" at one, and is spoken of as they without other pronouns',
      ],
    },
    {
      id: 'child-7',
      says: 'An age counts whole years, is 0 for what is no date and never negative.',
      shownBy: [
        'domain/age.test.ts › is 0 for what is no date, and never negative',
        'domain/age.test.ts › born %s, on %s: %i',
      ],
    },
    {
      id: 'child-8',
      says: 'The menu lists all children and adds one from home.',
      shownBy: [
        'e2e/home.spec.ts › the child on Home › can be changed with the keyboard, a reload keeps the choice, and the accessible menu leads to a new one',
      ],
    },
    {
      id: 'child-9',
      says: 'Home shows Total Sessions and This Week, each 0 where it cannot be read.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the cards show a word for every streak and the totals, and lead to the progress',
      ],
    },
    {
      id: 'child-10',
      says: 'A big Start leads from Home to the goals.',
      shownBy: [
        'e2e/home-cards.spec.ts › the Starts stand far from each other, nothing lies on what scrolls by or under a toast, and Start leads to the goals',
      ],
    },
    {
      id: 'child-11',
      says: 'A first-run Home is one card with one action, not zeros.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the cards wait in their own shape, and a new child has one card with one thing to do and no zeros',
      ],
    },
    {
      id: 'child-12',
      says: 'The voice banner shows where voices can be enrolled and this one is not, and “Maybe later” ends it for good.',
      shownBy: [
        'web/features/home/voice-banner.test.tsx › the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more',
        'web/features/home/voice-banner.test.tsx › the voice banner stays away in silence where it has nothing to offer',
      ],
    },
    {
      id: 'child-13',
      says: '“Set up now” in the banner opens the recorder.',
      shownBy: [
        'web/features/home/voice-banner.test.tsx › the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more',
        'web/features/settings/voice-card-recorder.test.tsx › the voice card › opens the recorder at once for a parent who comes to set it up',
      ],
    },
    {
      id: 'child-14',
      says: 'The title is “Add Your First Child” from onboarding, else “Add New Child”; Back leads where one came from.',
      shownBy: [
        'web/features/children/saved-child.test.tsx › adding a child › has a title and a way back that fit where one comes from: "%s"',
      ],
    },
    {
      id: 'child-15',
      says: 'Adding a child loads Home anew with the child.',
      shownBy: [
        'web/features/children/saved-child.test.tsx › adding a child › loads Home anew with the child',
        'e2e/children.spec.ts › a child is added, which loads Home anew, is edited, and is deleted only after asking, with what this device has of the play',
      ],
    },
    {
      id: 'child-16',
      says: 'Adding a child names each missing part: name, month, day, year, pronouns.',
      shownBy: [
        'web/features/children/child-screens.test.tsx › adding a child › offers 16 years, names everything that is missing and refuses a day that does not exist',
      ],
    },
    {
      id: 'child-17',
      says: 'The years to choose go back 15 from this one.',
      shownBy: [
        'web/features/children/child-screens.test.tsx › adding a child › offers 16 years, names everything that is missing and refuses a day that does not exist',
      ],
    },
    {
      id: 'child-18',
      says: 'The edit page without an id adds a child and returns to the account.',
      shownBy: [
        'web/features/children/saved-child.test.tsx › adding a child › on the edit page without a child returns to the account',
      ],
    },
    {
      id: 'child-19',
      says: 'The edit page with an id is “Edit Child Profile”, starts from what is stored and returns to the account.',
      shownBy: [
        'web/features/children/saved-child.test.tsx › editing a child › starts from what is stored, saves and returns to the account',
        'e2e/children.spec.ts › a child is added, which loads Home anew, is edited, and is deleted only after asking, with what this device has of the play',
      ],
    },
    {
      id: 'child-20',
      says: 'The edit page says “Name is required”, “Date of birth is required” and “Pronouns are required”.',
      shownBy: [
        'web/features/children/child-screens.test.tsx › the edit page without a child says "Date of birth is required" once, and when there is no answer',
        'server/features/children/children.test.ts › bad input › %o is refused with "%s"',
      ],
    },
    {
      id: 'child-21',
      says: 'The pronouns to choose are He/Him, She/Her, They/Them and Other.',
      shownBy: [
        'web/features/children/saved-child.test.tsx › adding a child › on the edit page without a child returns to the account',
        'web/features/children/saved-child.test.tsx › editing a child › starts from what is stored, saves and returns to the account',
      ],
    },
    {
      id: 'child-22',
      says: 'Deleting a child asks first, and takes everything about it along.',
      shownBy: [
        'e2e/children.spec.ts › a child is added, which loads Home anew, is edited, and is deleted only after asking, with what this device has of the play',
        'server/features/data-management/data-management.test.ts › deleting › one child takes everything about it along',
      ],
    },
    {
      id: 'child-23',
      says: 'Failures to create, update or delete a child are told in the specified words.',
      shownBy: [
        'web/features/children/child-screens.test.tsx › the edit page without a child says "Date of birth is required" once, and when there is no answer',
        'web/features/children/saved-child.test.tsx › editing a child › shows that it is saving, and says so when it fails',
        'web/features/children/child-screens.test.tsx › editing a child › shows that it is deleting, without a way out, and says so when it fails',
      ],
    },
    {
      id: 'child-24',
      says: 'Children can be listed, read, added, changed and deleted by their calls.',
      shownBy: [
        'server/features/children/children.test.ts › a child › is added, read, changed and deleted',
      ],
    },
    {
      id: 'child-25',
      says: 'A child may be added with an age in place of a date of birth.',
      shownBy: [
        'server/features/children/children.test.ts › a child › may be added with an age in place of a date of birth',
      ],
    },
    {
      id: 'child-26',
      says: 'A date of birth is also taken as date_of_birth.',
      shownBy: [
        'server/features/children/children.test.ts › a birthday never moves by a day › under its other spelling too',
      ],
    },
    {
      id: 'child-27',
      says: 'A birthday in the future is refused.',
      shownBy: ['server/features/children/children.test.ts › bad input › %o is refused with "%s"'],
    },
    {
      id: 'child-28',
      says: 'Nobody reads or changes the child of somebody else.',
      shownBy: [
        'server/features/children/children.test.ts › a child › stays with its parent',
        'test-support/safety-net.test.ts › every endpoint of the contract › hides the rows of others',
      ],
    },
    {
      id: 'child-29',
      says: "Home is headed “{name}'s session”.",
      shownBy: ['e2e/onboarding.spec.ts › a new parent goes from the welcome page to Home'],
    },
    {
      id: 'child-30',
      says: 'A week that cannot be read is left out without a toast.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the week is shown, celebrated from four days on, and left out when it cannot be read',
      ],
    },
    {
      id: 'child-31',
      says: 'Without pronouns a child is they/them on Home.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the child on Home › reads "1 year old" at one, and is spoken of as they without other pronouns',
      ],
    },
    {
      id: 'child-32',
      says: '“Maybe later” is kept as voiceEnrollmentPromptDismissed, “true”.',
      shownBy: [
        'web/features/home/voice-banner.test.tsx › the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more',
      ],
    },
    {
      id: 'child-33',
      says: 'The status of the voice is asked for only with a child, and not after “Maybe later”.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › Home without children › stays when a child was just created, cleans the address and offers to add one',
        'web/features/home/voice-banner.test.tsx › the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more',
      ],
    },
    {
      id: 'child-34',
      says: 'The form that adds a child has he/him, she/her and they/them in small letters, and days from 1 to 31.',
      shownBy: [
        'web/features/children/child-screens.test.tsx › adding a child › offers 16 years, names everything that is missing and refuses a day that does not exist',
      ],
    },
    {
      id: 'child-35',
      says: 'The first child of the list is the one of a play.',
      shownBy: [
        'e2e/home.spec.ts › the child on Home › can be changed with the keyboard, a reload keeps the choice, and the accessible menu leads to a new one',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'The first until another is chosen on Home.',
    },
    {
      id: 'child-36',
      says: 'The two Starts never stand near each other, and nothing covers text.',
      shownBy: [
        'e2e/home-cards.spec.ts › the Starts stand far from each other, nothing lies on what scrolls by or under a toast, and Start leads to the goals',
      ],
    },
  ],
};
