import type { Chapter } from '../statement.ts';

export const progress: Chapter = {
  title: 'Progress',
  statements: [
    {
      id: 'progress-1',
      says: 'The streak card has its title and line for 0, 1, 2 to 3, 4 to 7 and above 7 days.',
      shownBy: [
        'domain/streak.test.ts › the badge for %i, once there was play',
        'web/features/home/home-screen.test.tsx › the cards show a word for every streak and the totals, and lead to the progress',
      ],
    },
    {
      id: 'progress-2',
      says: 'Who has not played yet is welcomed to the first session; who comes back is welcomed back.',
      shownBy: [
        'domain/streak.test.ts › welcomes who has not played yet',
        'web/features/home/home-cards.test.tsx › Home › welcomes back who has played before and has no streak',
      ],
    },
    {
      id: 'progress-3',
      says: 'A streak is of calendar days that end today or yesterday, and forgives one missed day a week, never two.',
      shownBy: [
        'domain/streak.test.ts › a streak › counts the days that were played, and forgives one missed day a week, never two',
        'domain/streak.test.ts › a streak › is not over on the morning after a day off, and is after the second',
      ],
    },
    {
      id: 'progress-4',
      says: 'Days are those of the parent’s time zone, over clock changes and flights.',
      shownBy: [
        'domain/streak.test.ts › a streak › survives the night when clocks change',
        'domain/streak.test.ts › a streak › counts days where the parent is, also after a flight',
        'server/plays/play-sessions.test.ts › how often was played › is counted in days of the place where the parent is',
      ],
    },
    {
      id: 'progress-5',
      says: 'A week has seven days, Sunday first.',
      shownBy: [
        'domain/calendar.test.ts › a week has seven days in a row, begins on a Sunday and holds its day',
      ],
    },
    {
      id: 'progress-6',
      says: 'The week has a banner from four days on, and says “in a row” only of days in a row.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the week is shown, celebrated from four days on, and left out when it cannot be read',
        'web/features/home/home-cards.test.tsx › Home › calls Sunday, Monday, Wednesday and Friday four days of the week, not four in a row',
      ],
    },
    {
      id: 'progress-7',
      says: 'The week shows its shape while it loads, and nothing where it fails.',
      shownBy: [
        'web/features/home/home-screen.test.tsx › the cards wait in their own shape, and a new child has one card with one thing to do and no zeros',
        'web/features/home/home-screen.test.tsx › the week is shown, celebrated from four days on, and left out when it cannot be read',
      ],
    },
    {
      id: 'progress-8',
      says: 'Today is drawn anew when the day changes.',
      shownBy: [
        'web/features/home/home-cards.test.tsx › Home › left open over midnight shows the new day, and asks for it',
      ],
    },
    {
      id: 'progress-9',
      says: 'Child Progress shows count, average, trend and the last five plays of each child.',
      shownBy: [
        'web/features/progress/progress.test.tsx › each child has a count, an average, a trend and the last five sessions',
      ],
    },
    {
      id: 'progress-10',
      says: 'Empty states read “No children yet” and “No sessions yet”; Back leads home.',
      shownBy: [
        'web/features/progress/progress.test.tsx › Child Progress without children invites to add one, and Back leads home',
        'web/features/progress/progress.test.tsx › a child without sessions is invited to play',
      ],
    },
    {
      id: 'progress-11',
      says: 'Its dialog takes a name, an age from 2 to 10 and pronouns.',
      shownBy: [
        'web/features/progress/progress.test.tsx › the dialog that adds a child › names everything that is missing, and takes a name, an age from 2 to 10, and pronouns',
      ],
    },
    {
      id: 'progress-12',
      says: 'A trend is the last score minus the first of the last five.',
      shownBy: [
        'domain/progress.test.ts › a trend is the newest score minus the fifth newest, however long the history',
      ],
    },
    {
      id: 'progress-13',
      says: 'Dates read Today, Yesterday, N days ago up to 7, then a date.',
      shownBy: ['domain/progress.test.ts › %i days ago reads %s'],
    },
    {
      id: 'progress-14',
      says: 'Scores are called Excellent, Great, Good, Fair and Needs Work from 4.5, 4, 3, 2 and 0.',
      shownBy: ['domain/progress.test.ts › a score of %d is %s'],
    },
    {
      id: 'progress-15',
      says: 'Scores are green from 4, yellow from 3, else red.',
      shownBy: [
        'web/features/progress/progress.test.tsx › a low score has words and a quiet tone, a fall is no failure, and no score is said kindly',
      ],
      decision: '050-checked-against-the-specification',
      note: 'A low score has a quiet tone in place of red.',
    },
    {
      id: 'progress-16',
      says: '/api/sessions/stats tells total, week and streak of one child; /api/sessions/weekly seven dates and the days with play.',
      shownBy: [
        'server/plays/play-sessions.test.ts › how often was played › counts all, this week and the streak, for one child alone',
      ],
    },
    {
      id: 'progress-17',
      says: 'A day that a streak forgives is shown as such.',
      shownBy: [
        'web/features/home/home-cards.test.tsx › Home › calls Sunday, Monday, Wednesday and Friday four days of the week, not four in a row',
      ],
    },
    {
      id: 'progress-18',
      says: 'The time zone is sent by the browser and kept with the user.',
      shownBy: [
        'server/features/children/children.test.ts › keeps the zone that the browser names, and ignores what is none',
      ],
    },
  ],
};
