import type { Chapter } from '../statement.ts';

export const apiDetails: Chapter = {
  title: 'API details',
  statements: [
    {
      id: 'api-1',
      says: 'Every call of the specification is there, public or for parents who are logged in.',
      shownBy: [
        'contract/specified.test.ts › every call of the specification › %s is there, for: %s',
        'test-support/safety-net.test.ts › every endpoint of the contract › %s is registered',
      ],
    },
    {
      id: 'api-2',
      says: 'A call that needs a login refuses everybody else.',
      shownBy: [
        'test-support/safety-net.test.ts › every endpoint of the contract › %s refuses the anonymous',
      ],
    },
    {
      id: 'api-3',
      says: 'Nobody reaches the rows of others.',
      shownBy: [
        'test-support/safety-net.test.ts › every endpoint of the contract › hides the rows of others',
      ],
    },
    {
      id: 'api-4',
      says: 'A call carries cookies, and a content type only with a body.',
      shownBy: [
        'web/api/specified-reading.test.ts › a question without a call of its own reads the path that its key spells, with the cookie',
      ],
    },
    {
      id: 'api-5',
      says: 'The stored tables that are kept have the specified columns.',
      shownBy: ['server/database/specified-tables.test.ts › %s has its columns'],
    },
    {
      id: 'api-6',
      says: 'Columns have the specified standard values.',
      shownBy: [
        'server/database/specified-tables.test.ts › what is not said has its standard value',
      ],
    },
    {
      id: 'api-7',
      says: 'An account’s provider is by default that of a development platform.',
      shownBy: [
        'server/features/auth/auth.test.ts › signing up › gives a new parent an account and logs them in',
      ],
      decision: '050-checked-against-the-specification',
      note: 'It is “password”: any OpenID Connect provider can be configured, none is built in.',
    },
    {
      id: 'api-8',
      says: 'The list of plays has id, child, score, activity and end, the newest first.',
      shownBy: [
        'server/plays/play-sessions.test.ts › the list › has the newest first, with what the screens read and nothing more',
      ],
    },
    {
      id: 'api-9',
      says: 'One play is told with its counts, analysis and whether there is sound.',
      shownBy: [
        'server/plays/play-sessions.test.ts › one play session › is told in full, without the name of its file',
      ],
    },
    {
      id: 'api-10',
      says: 'A play is saved with its counts, which are 0 where they are not sent; the sum to avoid is counted.',
      shownBy: [
        'server/plays/save-play-session.test.ts › saves what the browser counted, and nothing where it counted nothing',
      ],
    },
    {
      id: 'api-11',
      says: 'unscorable_reason and third_voice_pct are also taken.',
      shownBy: [
        'server/plays/save-play-session.test.ts › takes either spelling of what made it unscorable',
      ],
    },
    {
      id: 'api-12',
      says: 'What was played is sent when a play is saved.',
      shownBy: [
        'server/plays/play-sessions.test.ts › what was played › can be said afterward, changed and taken back, and stands in the history',
      ],
      decision: '046-said-after-the-play-shown-as-it-is',
      note: 'It can still be sent then; the product asks afterwards.',
    },
    {
      id: 'api-13',
      says: '/api/sessions/test-audio-upload says whether login, file and play arrived.',
      shownBy: ['server/plays/upload/recordings.test.ts › tells whether a recording would arrive'],
    },
    {
      id: 'api-14',
      says: '/api/sessions/process-audio takes a recording of one’s own play, and answers with its counts and its words.',
      shownBy: [
        'server/plays/upload/recordings.test.ts › a recording that is sent › is scored by a job, and gone when it is scored',
        'server/plays/upload/recordings.test.ts › what is refused › takes the name of the play session after the file, too, and not another family’s',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'It answers 202 with how far the scoring is; counts and words are in it once there are any.',
    },
    {
      id: 'api-15',
      says: '/api/sessions/analyze-cdi counts a transcript.',
      shownBy: [
        'server/plays/scores/transcript.test.ts › counts a transcript that has no counts, once, with everything that belongs to it',
      ],
    },
    {
      id: 'api-16',
      says: '/api/sessions/feedback/start and chat tell an id and a message, and keep to their play.',
      shownBy: [
        'server/features/coach/coach.test.ts › talking about a play session › begins once, with a line of the parent’s own',
        'server/features/coach/coach.test.ts › talking about a play session › goes by the conversation that the server keeps, not by the one that is claimed',
      ],
    },
    {
      id: 'api-17',
      says: '/api/agent/chat answers about the named child.',
      shownBy: [
        'server/features/coach/coach.test.ts › talking in general › answers about the named child, and keeps that apart from the play session',
      ],
    },
    {
      id: 'api-18',
      says: 'The status of the voice tells available, enrolled, date and seconds.',
      shownBy: [
        'server/plays/speech/enrollment/voice-enrollment.test.ts › a parent enrolls › after agreeing, and all that is kept is the voiceprint',
        'server/plays/speech/enrollment/voice-enrollment.test.ts › a request is refused › where the models are absent, and the status says so',
      ],
    },
    {
      id: 'api-19',
      says: '/api/voice/enroll takes one file named audio and refuses others.',
      shownBy: [
        'server/plays/speech/enrollment/voice-enrollment.test.ts › a request is refused › with a file that is too large, or of another name, or broken off',
      ],
    },
    {
      id: 'api-20',
      says: '/api/data-management/overview has the specified shape.',
      shownBy: [
        'server/features/data-management/data-management.test.ts › the overview › counts what is there',
      ],
    },
    {
      id: 'api-21',
      says: '/api/data-management/delete takes all or audio, and ids.',
      shownBy: [
        'server/features/data-management/data-management.test.ts › deleting › all recordings keeps what was learned from them',
        'server/features/data-management/data-management.test.ts › deleting › by ids never reaches the neighbour, and says that nothing was deleted',
        'server/features/data-management/data-management.test.ts › deleting › wants to know what',
      ],
    },
    {
      id: 'api-22',
      says: 'DELETE /api/auth/user ends the account and all of its rows.',
      shownBy: [
        'server/features/auth/delete-account.test.ts › takes along every row, every login session and every waiting job',
      ],
    },
    {
      id: 'api-23',
      says: 'PATCH /api/profile changes the first name.',
      shownBy: [
        'server/features/profile/profile.test.ts › the profile › takes a new name and keeps the email confirmed or not as it was',
      ],
    },
    {
      id: 'api-24',
      says: '/api/dev/cdi-stream-test streams progress in bytes and then counts, guidance and examples.',
      shownBy: [
        'server/features/dev-tools/dev-tools.test.ts › the transcript of a play session is scored, with progress on the way and the parent’s own lines',
      ],
    },
    {
      id: 'api-25',
      says: 'Login sessions are kept by id, data and end, and end on the server.',
      shownBy: [
        'server/database/specified-tables.test.ts › %s has its columns',
        'server/features/auth/auth.test.ts › being logged in › ends when the login session has expired',
      ],
    },
    {
      id: 'api-26',
      says: 'Emails, Google accounts, addresses on the waitlist and tokens are unique.',
      shownBy: [
        'server/database/specified-tables.test.ts › nobody has the email, the Google account or the token of somebody else',
      ],
    },
  ],
};
