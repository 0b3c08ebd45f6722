import type { Chapter } from '../statement.ts';

export const results: Chapter = {
  title: 'Results',
  statements: [
    {
      id: 'results-1',
      says: 'The page is headed “Session Results”, and waits with “Analyzing your CDI behaviors...”.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › a recording that is being scored tells how far it is',
      ],
      decision: '050-checked-against-the-specification',
      note: 'The product waits with “Looking for the good moments in your play...”.',
    },
    {
      id: 'results-2',
      says: 'A finished play is headed “Playlight Complete!”.',
      shownBy: [
        'e2e/play-session.spec.ts › a new parent signs up, plays, is heard live, and talks with the coach about it',
      ],
    },
    {
      id: 'results-3',
      says: 'Praise, Describing and Reflection Moments are shown only above 0.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
      ],
    },
    {
      id: 'results-4',
      says: 'With all three at 0 it says “Every session is a step forward”.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
      ],
    },
    {
      id: 'results-5',
      says: 'Areas to explore name questions, commands and criticisms only where there were any.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
      ],
    },
    {
      id: 'results-6',
      says: 'A first play hears nothing of areas to explore.',
      shownBy: [
        'web/play/screens/results/results-screen.test.tsx › the results › of a first play tell what went well, and nothing else',
      ],
    },
    {
      id: 'results-7',
      says: 'The closing line goes by the sum: above 5, 1 to 5, none.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
      ],
    },
    {
      id: 'results-8',
      says: 'A count is shown as an estimate (“about 8”).',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
      ],
    },
    {
      id: 'results-9',
      says: 'Criticism is never shown as a bare number.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › moments are estimates above 0, areas to explore are named where there were any, and criticism is never a number',
        'server/features/progress/progress.test.ts › the progress › has the scored play oldest first, all minutes, the streak, and no count of criticism',
      ],
    },
    {
      id: 'results-10',
      says: '“Continue to AI Feedback” leads to the coach, “Return Home” home.',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
        'e2e/feedback.spec.ts › a recording that was scored while its answer got lost leads to results, here and elsewhere (answers intercepted)',
      ],
    },
    {
      id: 'results-11',
      says: 'What cannot be scored says “Session Could Not Be Scored” with four tips and two ways on.',
      shownBy: [
        'web/play/screens/results/unscorable-view.test.tsx › a play that could not be scored comes with four tips and two ways on',
      ],
    },
    {
      id: 'results-12',
      says: 'A play that is gone or somebody else’s says “Session Not Found”.',
      shownBy: [
        'web/play/screens/results/failures.test.tsx › what is not there, and what cannot be loaded',
      ],
    },
    {
      id: 'results-13',
      says: 'A play that does not load says “Unable to Load Session”, with “Unable to load session results”.',
      shownBy: [
        'web/play/screens/results/failures.test.tsx › what is not there, and what cannot be loaded',
      ],
    },
    {
      id: 'results-14',
      says: '“No Audio Captured” and “Unable to Process Session” lead to the goals.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › a recording in which nothing was heard, and none at all, lead to the goals',
      ],
    },
    {
      id: 'results-15',
      says: 'A play without sound is saved once and leads to /audio-error.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › a play without sound is saved once, also where the first try fails, and then there is nothing left to save',
        'server/plays/save-play-session.test.ts › saves once what never came to be heard live',
      ],
    },
    {
      id: 'results-16',
      says: '/audio-error has four tips, “Try Another Session” and “Go to Home”.',
      shownBy: [
        'web/play/screens/audio-error-screen.test.tsx › a play without sound is saved; four tips and two ways on help with the next',
      ],
    },
    {
      id: 'results-17',
      says: 'Without an id and without stored data the page leads home.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › a play without sound is saved once, also where the first try fails, and then there is nothing left to save',
      ],
    },
    {
      id: 'results-18',
      says: 'A saved play gets its own address.',
      shownBy: [
        'e2e/play-session.spec.ts › a new parent signs up, plays, is heard live, and talks with the coach about it',
      ],
    },
    {
      id: 'results-19',
      says: 'Words without counts are counted.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › words without counts are counted',
        'server/plays/scores/transcript.test.ts › counts a transcript that has no counts, once, with everything that belongs to it',
      ],
    },
    {
      id: 'results-20',
      says: 'Words that cannot be counted are told as “Unable to analyze CDI behaviors. Please try recording another session.”',
      shownBy: [
        'web/play/screens/results/failures.test.tsx › words that cannot be counted end in words',
      ],
      decision: '050-checked-against-the-specification',
      note: 'The product says “We couldn’t count this one.” in place of the first sentence.',
    },
    {
      id: 'results-21',
      says: 'A play that cannot be saved says “Failed to create session - please try again”.',
      shownBy: [
        'web/play/screens/results/outcomes.test.tsx › a play without sound is saved once, also where the first try fails, and then there is nothing left to save',
      ],
    },
    {
      id: 'results-22',
      says: 'While counts are on their way, the page asks every 2 s.',
      shownBy: [
        'web/play/screens/results/queries.test.tsx › a saved play session › is asked for every 2 s until its counts are there, and then no more',
      ],
    },
    {
      id: 'results-23',
      says: 'Made-up plays ask the server nothing and lead to a mock of the coach.',
      shownBy: [
        'web/play/screens/results/results.test.tsx › results › lead a made-up one to a mock, which asks the server nothing',
      ],
    },
    {
      id: 'results-24',
      says: 'Praise, reflection and description score 5 × count / goal, at most 5.',
      shownBy: ['domain/score.test.ts › one skill is measured by its goal'],
    },
    {
      id: 'results-25',
      says: 'The overall score is their mean, less 0.25 for each avoid-talk beyond 2, within 0 and 5, with one decimal.',
      shownBy: [
        'domain/score.test.ts › the overall score › of %o is %d',
        'domain/score.test.ts › the overall score › lies between 0 and 5, with one decimal at most',
      ],
    },
    {
      id: 'results-26',
      says: 'No words of the child, no reflection.',
      shownBy: [
        'server/coding/coder.test.ts › what the child said decides › no words from the child, no reflection',
      ],
    },
    {
      id: 'results-27',
      says: 'Criticism counts only where the coder is sure; doubt never blames.',
      shownBy: [
        'server/coding/coder.test.ts › what real parents say, marks or not, is no criticism › %s: %s',
      ],
    },
    {
      id: 'results-28',
      says: 'A parent can look at every line and correct it, and the counts follow.',
      shownBy: [
        'server/plays/scores/transcript.test.ts › lets counts and scores follow a correction, and come back when it is taken back',
        'e2e/feedback.spec.ts › what a crashed tab left is offered at home, sent, scored, kept, corrected and played',
      ],
    },
    {
      id: 'results-29',
      says: 'Imitation is scored, where somebody listened for it.',
      shownBy: [
        'domain/play-scores.test.ts › a play session that was counted › is scored for imitation only where somebody listened for it',
      ],
    },
    {
      id: 'results-30',
      says: 'Enthusiasm comes from the parent’s voice, against that parent’s own middle.',
      shownBy: [
        'speech/prosody/enthusiasm.test.ts › enthusiasm › is low for whoever always speaks the same way, quiet or loud',
        'speech/prosody/enthusiasm.test.ts › enthusiasm › grows with every stretch above the own middle',
      ],
    },
  ],
};
