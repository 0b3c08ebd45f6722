import type { Chapter } from '../statement.ts';

export const live: Chapter = {
  title: 'Live connection',
  statements: [
    {
      id: 'live-1',
      says: 'The connection has the address /api/cdi/realtime, and wss on https.',
      shownBy: [
        'contract/specified.test.ts › the live connection › has its address',
        'web/play/live/live-connection.test.ts › the address goes by that of the page',
      ],
    },
    {
      id: 'live-2',
      says: 'The client says ping, recording_started, reset, status and stop_session.',
      shownBy: ['contract/specified.test.ts › the live connection › takes the message %s'],
    },
    {
      id: 'live-3',
      says: 'The server says every specified message with its fields.',
      shownBy: ['contract/specified.test.ts › the live connection › says %s, with its fields'],
    },
    {
      id: 'live-4',
      says: 'The cookie decides who it is; another userId, another site or no cookie is refused.',
      shownBy: ['server/plays/live/handshake.test.ts › a live connection is refused › %s'],
    },
    {
      id: 'live-5',
      says: 'Chunks of 3 s go up as they are recorded, in order and once.',
      shownBy: [
        'web/play/live/connection.test.ts › chunks › all arrive, once and in order, through any cuts and reloads',
        'web/play/machine/specified-words.test.ts › the numbers of the live connection are the specified ones',
      ],
    },
    {
      id: 'live-6',
      says: 'Chunks that wait leave 100 ms apart.',
      shownBy: [
        'web/play/live/connection.test.ts › sending › is at once when nothing waits, else one by one, 100 ms apart',
      ],
    },
    {
      id: 'live-7',
      says: 'A ping goes every 30 s, and silence after it is a lost connection.',
      shownBy: [
        'web/play/live/connection.test.ts › a lost connection › is noticed when a ping stays unanswered',
        'web/play/machine/specified-words.test.ts › the numbers of the live connection are the specified ones',
      ],
    },
    {
      id: 'live-8',
      says: 'A lost connection is tried again after 1 s, doubled up to 30 s, five times.',
      shownBy: [
        'web/play/live/connection.test.ts › a lost connection › is tried again after 1, 2, 4, 8 and 16 s, then given up',
        'web/play/live/connection.test.ts › a lost connection › never waits longer than 30 s',
      ],
    },
    {
      id: 'live-9',
      says: 'After that the play is scored as a whole afterwards.',
      shownBy: [
        'web/play/live/live-connection.test.ts › a live connection › gives up after five more tries and keeps recording',
      ],
    },
    {
      id: 'live-10',
      says: 'The loss is told as “Maximum reconnection attempts reached. Falling back to batch processing.”',
      shownBy: [
        'web/play/machine/content.test.ts › tells a parent what a lost connection means for the play, not for the machine',
      ],
      decision: '050-checked-against-the-specification',
      note: 'The product says it in plain words.',
    },
    {
      id: 'live-11',
      says: 'Stopping sends stop_session and closes 500 ms later.',
      shownBy: [
        'web/play/live/live-connection.test.ts › a live connection › ends 500 ms after stop_session, or with the last update',
      ],
    },
    {
      id: 'live-12',
      says: 'A connection that does not open within 5 s is given up.',
      shownBy: [
        'web/play/live/live-connection.test.ts › a live connection › lets go of a server that opens and says nothing',
        'web/play/machine/specified-words.test.ts › the numbers of the live connection are the specified ones',
      ],
    },
    {
      id: 'live-13',
      says: 'A warm-up of 10 s begins with recording_started, and is told until it is over.',
      shownBy: [
        'server/plays/live/warm-up.test.ts › a warm-up › is told every second until it is over',
      ],
    },
    {
      id: 'live-14',
      says: 'Counts are praises, descriptions, reflections, questions, commands, criticisms and the sum of the last three.',
      shownBy: [
        'contract/specified.test.ts › the live connection › says %s, with its fields',
        'domain/score.test.ts › avoid-talk is questions, commands and criticisms together',
      ],
    },
    {
      id: 'live-15',
      says: 'A reset begins the counts anew.',
      shownBy: [
        'server/plays/live/live-scoring.test.ts › a live play session › begins anew after a reset',
      ],
    },
    {
      id: 'live-16',
      says: 'Above 10 % of other voices there is a notice; from 30 % and 20 s on nothing is scored.',
      shownBy: [
        'domain/third-voice.test.ts › %s %% and %s s of other voices: %s',
        'web/play/machine/machine.test.ts › around the play › mentions another voice above 10 % once, and then that it cannot be scored',
      ],
    },
    {
      id: 'live-17',
      says: 'The notice shows for 5 s and the verdict for 8 s, in the specified words.',
      shownBy: [
        'web/play/machine/specified-words.test.ts › other voices are told for 5 s, and for 8 s where nothing can be scored',
      ],
    },
    {
      id: 'live-18',
      says: 'A play with too many other voices is saved as unscorable.',
      shownBy: [
        'server/plays/live/live-scoring.test.ts › a live play session › says that another voice is heard, then that there is too much of it, and is saved as such',
      ],
    },
    {
      id: 'live-19',
      says: 'A cut, or another server, costs nothing of what was heard.',
      shownBy: [
        'server/plays/live/live-scoring.test.ts › a live play session › goes on after a cut, and answers the same end again',
        'server/plays/live/live-scoring.test.ts › a live play session › goes on in another server, and the connection before it ends',
      ],
    },
    {
      id: 'live-20',
      says: 'By default no sound is kept; words and counts are.',
      shownBy: [
        'server/plays/live/live-scoring.test.ts › a live play session › counts as one process would, and keeps words but no voice',
      ],
    },
    {
      id: 'live-21',
      says: 'The test page connects, records, resets and shows counts, and tells failures in the specified words.',
      shownBy: [
        'e2e/websocket-test.spec.ts › a server that refuses or keeps silent is told in words; a recording goes up, counts and words come back, until the connection is lost (the socket is intercepted)',
      ],
    },
    {
      id: 'live-22',
      says: 'Vectors of voices of people who did not enroll are gone when a play is scored.',
      shownBy: [
        'server/plays/forgotten-voices.test.ts › the voices of a play › are gone when it is scored live; the one that enrolled stays, and lines can be corrected',
      ],
    },
    {
      id: 'live-23',
      says: 'A request for the status is given up after 5 s.',
      shownBy: [
        'e2e/websocket-test.spec.ts › a server that refuses or keeps silent is told in words; a recording goes up, counts and words come back, until the connection is lost (the socket is intercepted)',
      ],
    },
    {
      id: 'live-24',
      says: 'The test page records mono Opus at 16 kHz and 16000 bits a second, in chunks of 3 s.',
      shownBy: [
        'e2e/websocket-test.spec.ts › a server that refuses or keeps silent is told in words; a recording goes up, counts and words come back, until the connection is lost (the socket is intercepted)',
      ],
    },
    {
      id: 'live-25',
      says: 'What is said in the warm-up counts.',
      shownBy: [
        'server/plays/live/live-scoring.test.ts › a live play session › counts as one process would, and keeps words but no voice',
      ],
    },
    {
      id: 'live-26',
      says: 'Sound goes to a configured transcription server only for families that agreed to that very service.',
      shownBy: [
        'server/features/consents/outside-services.test.ts › sound › of a live play reaches the service for who agreed, and no more from the moment they withdraw',
        'server/features/consents/outside-services.test.ts › sound › of an upload reaches the service only if that is agreed when it is heard',
      ],
    },
  ],
};
