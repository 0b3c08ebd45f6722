import type { Chapter } from '../statement.ts';

const decision = '053-where-the-calls-and-the-tables-differ';

export const callsAndStorage: Chapter = {
  title: 'Calls and storage, where they differ',
  statements: [
    {
      id: 'call-1',
      says: 'The recording of every play is uploaded when the play is over.',
      shownBy: [
        'e2e/play-session.spec.ts › a new parent signs up, plays, is heard live, and talks with the coach about it',
        'e2e/feedback.spec.ts › what a crashed tab left is offered at home, sent, scored, kept, corrected and played',
      ],
      decision,
      note: 'Only what was not heard live is, and what a parent wants to keep.',
    },
    {
      id: 'call-2',
      says: 'A play is saved with its transcript, counts, analysis and whether it can be scored.',
      shownBy: [
        'web/play/save/save-play-session.test.ts › a server without its database is no reason to throw away what was heard and upload it all',
      ],
      decision,
      note: 'The server has heard it: the client names the recording and how many chunks there are.',
    },
    {
      id: 'call-3',
      says: 'A message about a play carries the conversation so far.',
      shownBy: [
        'server/features/coach/coach.test.ts › talking about a play session › goes by the conversation that the server keeps, not by the one that is claimed',
      ],
      decision,
      note: 'The server goes by its own.',
    },
    {
      id: 'call-4',
      says: 'The recording is held in memory.',
      shownBy: [
        'e2e/feedback.spec.ts › what a crashed tab left is offered at home, sent, scored, kept, corrected and played',
      ],
      decision,
      note: 'Also on the device until it is scored, so that a crash costs no sound.',
    },
    {
      id: 'call-5',
      says: 'voice_embeddings and voice_sessions are stored.',
      shownBy: [
        'server/database/privacy-page.test.ts › names every table that there is, and none that is not',
      ],
      decision,
      note: 'Nothing would fill them.',
    },
    {
      id: 'call-6',
      says: 'The navigation is on every other page of a parent.',
      shownBy: [
        'web/app/specified-pages.test.ts › beyond the specification the navigation is left out where a page asks for one decision',
      ],
      decision,
      note: '/delete-account, /audio-error and /unsubscribe have none.',
    },
    {
      id: 'call-7',
      says: 'A message to /api/agent/chat carries the children, the current one with name, age and pronouns, and the user.',
      shownBy: [
        'web/features/coach/agent-screen.test.tsx › names the child that it is asked about, and nothing else of the family',
      ],
      decision: decision,
      note: 'The id of the child: the server knows the rest.',
    },
    {
      id: 'call-8',
      says: 'A message to support carries userEmail and userName.',
      shownBy: [
        'web/features/support/support.test.tsx › while it is being sent the form waits; a failure keeps the message, and so does a reload',
      ],
      decision: decision,
      note: 'The message alone: the server knows who it is.',
    },
  ],
};
