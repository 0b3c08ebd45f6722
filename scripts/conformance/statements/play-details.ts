import type { Chapter } from '../statement.ts';

export const playDetails: Chapter = {
  title: 'Play, in detail',
  statements: [
    {
      id: 'moment-1',
      says: 'A tab whose play went on and ended in another stays quiet.',
      shownBy: [
        'e2e/play-session.spec.ts › a tab whose play went on and ended in another stays quiet for good',
        'web/play/machine/machine.test.ts › around the play › stays quiet in a tab that lost its play, also once the other tab is done',
      ],
    },
    {
      id: 'moment-2',
      says: 'The test before a play needs sound within 1 s, else it says “Audio Test Failed”.',
      shownBy: [
        'web/play/machine/specified-words.test.ts › the numbers of a play are the specified ones',
        'web/play/machine/specified-words.test.ts › a toast says: %s',
      ],
    },
    {
      id: 'moment-3',
      says: 'Formats are tried in an order of their own for devices like the iPhone and for others.',
      shownBy: [
        'web/audio/recording-format.test.ts › live › %s',
        'web/audio/recording-format.test.ts › live › an iPhone that records MP4 alone, or WebM of an unknown kind, gives plain samples',
      ],
    },
    {
      id: 'moment-4',
      says: 'Chunks that are not streamed are 100 ms long.',
      shownBy: [
        'web/features/settings/voice-card-recorder.test.tsx › the voice card › closes the recorder 1.5 s after a voice was recorded again, and says so',
      ],
    },
    {
      id: 'moment-5',
      says: 'A recording below 1000 bytes is taken for broken and wrapped anew as WebM.',
      shownBy: [
        'server/plays/upload/recordings.test.ts › a recording that is sent › tells %s, and is gone',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'It is sent as it was recorded; the server reads what it is from its bytes, and says so where it is nothing.',
    },
    {
      id: 'moment-6',
      says: 'There are at most 2 checks of the sound.',
      shownBy: [
        'web/play/machine/machine.test.ts › a microphone that fails › is forgiven when a check in between passes',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'Checks go on all through the play; two in a row that fail pause it.',
    },
    {
      id: 'moment-7',
      says: 'A warning of other voices is in the storage of the session with whether it can be scored, message and share, until the play is saved.',
      shownBy: [
        'web/play/machine/handoff.test.ts › says what a third voice did, and nothing where there was none',
        'web/play/device/play-store.test.tsx › what plays leave in a browser › stays for the results until the server has all of it',
      ],
    },
    {
      id: 'moment-8',
      says: 'A play that was recovered at its end is handed over as recovered, without sound.',
      shownBy: [
        'web/play/machine/recovery.test.ts › the end of a saved play session › comes with 10 s or less, and goes to feedback without audio',
      ],
    },
    {
      id: 'moment-9',
      says: 'A play is created within 30 s or not at all.',
      shownBy: [
        'web/play/save/save-play-session.test.ts › a server without its database is no reason to throw away what was heard and upload it all',
      ],
    },
    {
      id: 'moment-10',
      says: 'A trial upload that does not arrive shows a toast.',
      shownBy: [
        'e2e/feedback.spec.ts › a recording that was scored while its answer got lost leads to results, here and elsewhere (answers intercepted)',
      ],
    },
    {
      id: 'moment-11',
      says: 'The children are read again after 5 minutes on the page of results.',
      shownBy: [
        'web/api/specified-reading.test.ts › what was read does not age, is not read again on focus, and a failure is not tried again',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'What was read does not age, as the first specification says of everything.',
    },
    {
      id: 'moment-12',
      says: 'The mock conversation has the session id 999.',
      shownBy: [
        'web/play/screens/results/results.test.tsx › results › lead a real play session to the real coach, whatever its number',
        'web/play/screens/results/results.test.tsx › results › lead a made-up one to a mock, which asks the server nothing',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'A real play may have that number: what is made up is marked as such.',
    },
    {
      id: 'moment-13',
      says: 'Goals and results show the step and the destination.',
      shownBy: [
        'web/play/screens/results/results.test.tsx › results › stand beside the steps that the plays before have set',
        'web/play/screens/results/results.test.tsx › results › name step and goal of what did not come yet, and of questions and commands',
      ],
    },
    {
      id: 'moment-14',
      says: 'The first plays set a base line.',
      shownBy: [
        'web/play/screens/results/results.test.tsx › results › of a first play name the base line, and no step',
        'domain/next-goals.test.ts › the next goals › wait for the first play',
      ],
    },
    {
      id: 'moment-15',
      says: 'The analysis that is kept counts totalQuestions, totalCommands, totalCriticisms and their sum.',
      shownBy: [
        'server/plays/scores/transcript.test.ts › lets counts and scores follow a correction, and come back when it is taken back',
        'server/plays/scores/transcript.test.ts › counts a transcript that has no counts, once, with everything that belongs to it',
      ],
    },
    {
      id: 'moment-16',
      says: 'A criticism that is shown is right nine times out of ten.',
      note: 'Measured, not tested: eval/reports/coding.md finds 0.85 to 0.97 by the set of families, on the smallest set (32 criticisms) less than nine out of ten.',
    },
    {
      id: 'moment-17',
      says: 'The WAV of the fallback is PCM of 16 bits and one channel.',
      shownBy: [
        'web/audio/wav-chunker.test.ts › what is louder than loud stays loud, in 16 bits and one channel',
      ],
    },
  ],
};
