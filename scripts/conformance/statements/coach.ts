import type { Chapter } from '../statement.ts';

export const coach: Chapter = {
  title: 'Coach',
  statements: [
    {
      id: 'coach-1',
      says: 'The coach of a play is headed “Playlight Coach”.',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
      ],
    },
    {
      id: 'coach-2',
      says: 'Its subtitle goes by the time: quick below 30 s, brief below 120 s.',
      shownBy: ['web/coach/coach-words.test.ts › after %i seconds the coach says "%s"'],
    },
    {
      id: 'coach-3',
      says: 'The text box has its placeholder; Enter sends and Shift+Enter does not.',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
      ],
    },
    {
      id: 'coach-4',
      says: 'The box waits while an answer is on its way, and nothing empty is sent.',
      shownBy: [
        'web/coach/session-coach-screen.test.tsx › an answer that fails gives back what was typed',
        'web/coach/session-coach.test.tsx › the coach of a play session › passes the id of the last answer on, and sends nothing that is empty',
      ],
    },
    {
      id: 'coach-5',
      says: 'A typing sign shows while the coach writes.',
      shownBy: [
        'web/coach/session-coach-screen.test.tsx › an answer that fails gives back what was typed',
      ],
    },
    {
      id: 'coach-6',
      says: 'An answer that fails says “Failed to get response. Please try again.”',
      shownBy: [
        'web/coach/session-coach-screen.test.tsx › an answer that fails gives back what was typed',
      ],
    },
    {
      id: 'coach-7',
      says: 'A conversation that cannot begin says so, after 30 s at the latest.',
      shownBy: [
        'web/coach/session-coach-screen.test.tsx › a conversation that cannot begin says so, and can be begun again',
        'web/coach/session-coach.test.tsx › the coach of a play session › gives up on a conversation that does not begin within 30 s',
      ],
    },
    {
      id: 'coach-8',
      says: 'The id of the last answer goes along with the next message.',
      shownBy: [
        'web/coach/session-coach.test.tsx › the coach of a play session › passes the id of the last answer on, and sends nothing that is empty',
      ],
    },
    {
      id: 'coach-9',
      says: '/agent is headed by the child’s name and greets with name, age and pronouns.',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
        'web/coach/coach-words.test.ts › the greeting speaks of %s',
      ],
    },
    {
      id: 'coach-10',
      says: '“Coach is thinking...” shows while it answers.',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
      ],
    },
    {
      id: 'coach-11',
      says: 'Without a child in the address it is the first one’s.',
      shownBy: [
        'web/features/coach/agent-screen.test.tsx › is the first child’s where none is named, is found from home, and invites who has none',
        'server/features/coach/coach.test.ts › talking in general › answers about the first child where none is named, and without any child, too',
      ],
    },
    {
      id: 'coach-12',
      says: 'A message there that fails says “Failed to send message. Please try again.”',
      shownBy: [
        'e2e/coach.spec.ts › a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger',
      ],
    },
    {
      id: 'coach-13',
      says: 'The coach works without a key, from the lines of the play and a library.',
      shownBy: [
        'server/features/coach/conversation.test.ts › about a play › the coach quotes a real line first, says why it helped, and ends with one step',
        'server/features/coach/conversation.test.ts › every topic that the network tells apart has an answer',
      ],
    },
    {
      id: 'coach-14',
      says: 'The first play hears positives only.',
      shownBy: [
        'server/features/coach/conversation.test.ts › about a play › a first one hears what went well and nothing else',
      ],
    },
    {
      id: 'coach-15',
      says: 'A configured model has the same guard rails, and gives way to the built-in coach.',
      shownBy: [
        'server/features/coach/model-coach.test.ts › a configured model › gets the lines, the rules and the talk so far',
        'server/features/coach/model-coach.test.ts › a configured model › gives way to the built-in coach after %s',
      ],
    },
    {
      id: 'coach-16',
      says: 'Danger is answered at once with local help lines; only its kind is logged.',
      shownBy: [
        'server/features/coach/coach.test.ts › danger › is answered at once, where the parent is; only its kind is logged, and nothing is kept',
        'server/features/coach/model-coach.test.ts › a configured model › never sees danger, and can itself call it',
      ],
    },
    {
      id: 'coach-17',
      says: 'Words go to a configured model only for families that agreed to that very service.',
      shownBy: [
        'server/features/consents/outside-services.test.ts › words › reach the model for who agreed, as long as they agree, and for nobody else',
        'server/features/consents/outside-services.test.ts › words › do not reach another model at the same address that nobody was asked about',
      ],
    },
    {
      id: 'coach-18',
      says: 'Nobody reads the conversation of somebody else.',
      shownBy: [
        'server/features/coach/coach.test.ts › talking about a play session › is nobody else’s',
      ],
    },
    {
      id: 'coach-19',
      says: 'The coach says that it is an AI: in its greeting, and before an emergency.',
      shownBy: [
        'web/coach/coach-words.test.ts › the greeting says that it comes from an AI',
        'coaching/danger/rules.test.ts › its answer › to %s names who comes at once, and says that it is an AI',
      ],
    },
    {
      id: 'coach-20',
      says: 'What the built-in coach has to say diagnoses nobody, and compares nobody with other families.',
      shownBy: [
        'coaching/library/library.test.ts › the library › %s keeps to what a coach may say',
        'coaching/library/cases.test.ts › the cases › of %s can be said of any child, in a breath or two',
      ],
    },
    {
      id: 'coach-21',
      says: 'It quotes a real line first, says why it helped, and ends with one step.',
      shownBy: [
        'server/features/coach/conversation.test.ts › about a play › the coach quotes a real line first, says why it helped, and ends with one step',
      ],
    },
    {
      id: 'coach-22',
      says: 'A message has id, role, content and timestamp.',
      shownBy: [
        'server/features/coach/coach.test.ts › talking about a play session › begins once, with a line of the parent’s own',
      ],
    },
    {
      id: 'coach-23',
      says: 'The screen for danger over-triggers rather than misses.',
      shownBy: [
        'coaching/danger/rules.test.ts › the rules of danger › misses nothing on the lists that it was made from',
        'server/adapters/message-reader.test.ts › finds danger that nobody has taught it, and is rarely alarmed by everyday life',
      ],
    },
    {
      id: 'coach-24',
      says: 'Help lines are those of where the parent is.',
      shownBy: ['coaching/danger/rules.test.ts › its answer › names the help of %s'],
    },
  ],
};
