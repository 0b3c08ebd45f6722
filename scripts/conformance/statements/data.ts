import type { Chapter } from '../statement.ts';

export const data: Chapter = {
  title: 'Data and support',
  statements: [
    {
      id: 'data-1',
      says: '/data-management shows totals, the first ten plays and each child.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › the overview › shows totals, the first ten sessions, and every child',
      ],
    },
    {
      id: 'data-2',
      says: 'Sizes read B, KB, MB, GB to the base of 1024; times read m:ss.',
      shownBy: [
        'domain/format.test.ts › %d bytes read %s',
        'domain/format.test.ts › %d seconds read %s',
      ],
    },
    {
      id: 'data-3',
      says: '“Delete All Data” takes two clicks, and is disabled while it runs.',
      shownBy: [
        'e2e/data-management.spec.ts › everything is downloaded by a plain link, and deleted by two clicks and a proof, on this device too',
        'web/features/data-management/data-management.test.tsx › "Delete All Data" › waits while it runs, and tells a failure',
      ],
    },
    {
      id: 'data-4',
      says: '“Delete All Audio Files” is disabled without any.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › the overview › without data has nothing to delete, and without audio files none of those; all can be downloaded',
      ],
    },
    {
      id: 'data-5',
      says: 'One play or one child can be deleted, each told in the specified words.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › one session stays where the answer is no and where deleting fails, else it is deleted',
        'web/features/data-management/data-management.test.tsx › one child stays where deleting fails, else it is deleted with everything',
      ],
    },
    {
      id: 'data-6',
      says: 'Failed deletions say “Deletion Failed” and what failed.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › "Delete All Data" › waits while it runs, and tells a failure',
        'web/features/data-management/data-management.test.tsx › one session stays where the answer is no and where deleting fails, else it is deleted',
        'web/features/data-management/data-management.test.tsx › one child stays where deleting fails, else it is deleted with everything',
      ],
    },
    {
      id: 'data-7',
      says: 'Without data it says “No Data Found”.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › the overview › without data has nothing to delete, and without audio files none of those; all can be downloaded',
      ],
    },
    {
      id: 'data-8',
      says: 'The overview is asked for up to four times, but once where the login has ended; its failure has its words.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › the overview › shows shapes while it loads, asks four times, and can be asked again',
        'web/features/data-management/data-management.test.tsx › the overview › asks once where the login session has ended, and leads to log in',
      ],
    },
    {
      id: 'data-9',
      says: 'Everything of an account can be downloaded as JSON and CSV.',
      shownBy: [
        'server/features/data-management/data-management.test.ts › the download › holds everything, as JSON and CSV, and nothing to log in with',
      ],
    },
    {
      id: 'data-10',
      says: 'Deleting reaches every row, file and job, and nobody else’s.',
      shownBy: [
        'server/features/data-management/data-management.test.ts › deleting › everything leaves the account and nothing else, and may be repeated',
        'server/features/auth/delete-account.test.ts › takes along every row, every login session and every waiting job',
      ],
    },
    {
      id: 'data-11',
      says: '/delete-account lists what goes, says that it cannot be undone and may take up to 30 days.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the end of the account › is told in full: what goes, that it cannot be undone, and how long it takes',
        'e2e/delete-account.spec.ts › a user leaves for good, and is told so on the front page',
      ],
    },
    {
      id: 'data-12',
      says: '“Delete Account?” asks; “Cancel and Go Back” leads to the account.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the end of the account › does not come for a user who thinks better of it',
      ],
    },
    {
      id: 'data-13',
      says: 'While it is deleted the button reads “Deleting...”, and a failure has its words.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the end of the account › while it is being deleted there is no way out of the dialog, and a failure is told',
      ],
    },
    {
      id: 'data-14',
      says: '“Account Deleted” is told on the front page.',
      shownBy: [
        'e2e/delete-account.spec.ts › a user leaves for good, and is told so on the front page',
      ],
    },
    {
      id: 'data-15',
      says: '/legal-privacy links to terms, privacy policy, cookies and the end of the account.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › legal and privacy lists the documents and the way out',
      ],
    },
    {
      id: 'data-16',
      says: '/contact and /contact/human send a message; back and done lead to the account and to /contact.',
      shownBy: [
        'web/features/support/support.test.tsx › $path: a message is sent from the account’s own address, and back leads to $done',
      ],
    },
    {
      id: 'data-17',
      says: 'A message has up to 1000 characters with a counter, and an empty one is not sent.',
      shownBy: [
        'web/features/support/support.test.tsx › the message is counted and ends at 1000 characters, and nothing is sent without a word',
        'server/features/profile/profile.test.ts › a message to the people behind it › is refused when it is %j',
      ],
    },
    {
      id: 'data-18',
      says: 'A failed message keeps the text and names the mailbox.',
      shownBy: [
        'web/features/support/support.test.tsx › while it is being sent the form waits; a failure keeps the message, and so does a reload',
      ],
    },
    {
      id: 'data-19',
      says: 'The message comes from the account’s own address, whatever a client claims.',
      shownBy: [
        'server/features/profile/profile.test.ts › a message to the people behind it › reaches their mailbox from the account’s own address, whatever a client claims',
      ],
    },
    {
      id: 'data-20',
      says: 'Armed, “Delete All Data” reads “Click Again to Confirm” and pulses.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › "Delete All Data" › is confirmed neither by a double-click nor by a held key, and works from the keyboard',
      ],
    },
    {
      id: 'data-21',
      says: '/contact/human is “Human Support”; after sending, the message is shown.',
      shownBy: [
        'web/features/support/support.test.tsx › $path: a message is sent from the account’s own address, and back leads to $done',
      ],
    },
    {
      id: 'data-22',
      says: '“Message sent to our team!” promises an answer within 24 hours, a personal one on /contact/human.',
      shownBy: [
        'web/features/support/support.test.tsx › $path: a message is sent from the account’s own address, and back leads to $done',
      ],
    },
    {
      id: 'data-23',
      says: 'What was deleted is told by “Data Deleted”, “Session Deleted” and “Child Data Deleted”.',
      shownBy: [
        'web/features/data-management/data-management.test.tsx › "Delete All Data" › is confirmed neither by a double-click nor by a held key, and works from the keyboard',
        'web/features/data-management/data-management.test.tsx › one session stays where the answer is no and where deleting fails, else it is deleted',
        'web/features/data-management/data-management.test.tsx › one child stays where deleting fails, else it is deleted with everything',
      ],
    },
    {
      id: 'data-24',
      says: 'A recording that is kept lies on the disk, or in an S3 bucket.',
      shownBy: [
        'server/adapters/audio-store.test.ts › gives back any stretch of a recording, which lies on the disk as noise',
        'server/adapters/recordings-bucket.test.ts › holds what a folder would hold: a file of one is an object of the other',
      ],
    },
    {
      id: 'data-25',
      says: 'Two clicks, or a yes to “Delete Account?”, are all that it takes to delete everything, or the account.',
      shownBy: [
        'e2e/data-management.spec.ts › everything is downloaded by a plain link, and deleted by two clicks and a proof, on this device too',
        'test-support/safety-net.test.ts › every endpoint of the contract › %s refuses somebody who has not confirmed that it is them',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'Whoever has not confirmed lately that it is them is asked to.',
    },
  ],
};
