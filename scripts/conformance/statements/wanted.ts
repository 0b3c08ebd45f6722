import type { Chapter } from '../statement.ts';

export const wanted: Chapter = {
  title: 'Wanted in time',
  statements: [
    {
      id: 'wanted-1',
      says: 'Every line of a play has its code and why.',
      shownBy: [
        'server/plays/scores/transcript.test.ts › tells every line in order, with who said it and what it was',
        'server/coding/coder.test.ts › says why, in words with what it hangs on',
      ],
    },
    {
      id: 'wanted-2',
      says: 'A code can be corrected, and so can words.',
      shownBy: [
        'web/play/screens/results/correction-sheet.test.tsx › correcting a line › takes the parent’s word for what they are',
        'web/play/screens/results/correction-sheet.test.tsx › correcting a line › puts its words right, and leaves it to us what they are then',
      ],
    },
    {
      id: 'wanted-3',
      says: 'Progress is drawn, with insights.',
      shownBy: [
        'e2e/progress-over-time.spec.ts › play that grew is told in words, drawn, and can be read as numbers; a milestone is celebrated once, and stays on the list',
        'domain/insights.test.ts › says at most three things, kindly, whatever the order of the play',
      ],
    },
    {
      id: 'wanted-4',
      says: 'Milestones are earned and celebrated once.',
      shownBy: [
        'server/features/milestones/milestones.test.ts › are earned with the play session that reaches them, and once',
        'e2e/progress-over-time.spec.ts › play that grew is told in words, drawn, and can be read as numbers; a milestone is celebrated once, and stays on the list',
      ],
    },
    {
      id: 'wanted-5',
      says: 'A weekly recap comes by mail.',
      shownBy: [
        'server/features/mail-preferences/mail-preferences.test.ts › the recap › tells of the week that has ended, child by child, and of nothing else',
        'server/features/mail-preferences/due-mails.test.ts › a recap comes on Sundays, and still does when the server stood still at its time',
      ],
    },
    {
      id: 'wanted-6',
      says: 'Reminders come by mail, to who asked for them.',
      shownBy: [
        'server/features/mail-preferences/due-mails.test.ts › a reminder › comes once a day, also where the hour is left out in spring',
        'server/features/mail-preferences/due-mails.test.ts › a reminder › goes to nobody who did not confirm the address, or who did not ask',
      ],
    },
    {
      id: 'wanted-7',
      says: 'A report can be printed, to share with a therapist.',
      shownBy: [
        'e2e/report.spec.ts › the report tells a period, with words only when they are asked for, and prints without its controls',
        'server/features/progress/progress.test.ts › the report › holds no words of the play unless they are asked for',
      ],
    },
    {
      id: 'wanted-8',
      says: 'The app can be installed.',
      shownBy: [
        'scripts/manifest.test.ts › the installed app › has the name of the product',
        'scripts/manifest.test.ts › the installed app › has a plain and a maskable icon for both sizes that phones ask for',
      ],
    },
    {
      id: 'wanted-9',
      says: 'The app survives a lost connection, and so does a play.',
      shownBy: [
        'e2e/installed-app.spec.ts › opens without a network, goes on with a play that was reloaded, comes back by itself, and keeps nothing of the parent',
      ],
    },
    {
      id: 'wanted-10',
      says: 'There is a dark mode, as readable as the light one.',
      shownBy: [
        'scripts/theme.test.ts › in the %s › %s is readable on %s',
        'e2e/pages.spec.ts › the page "${name}" is accessible, keeps to the policy and holds its width',
      ],
    },
    {
      id: 'wanted-11',
      says: 'A play is scored inside the browser.',
      isBuilt: false,
      note: 'The server listens.',
    },
    {
      id: 'wanted-12',
      says: 'Two carers share a child.',
      isBuilt: false,
      note: 'A child belongs to one account.',
    },
  ],
};
