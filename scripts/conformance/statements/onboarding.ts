import type { Chapter } from '../statement.ts';

export const onboarding: Chapter = {
  title: 'Onboarding',
  statements: [
    {
      id: 'onboarding-1',
      says: 'The introduction has three steps with their titles and points, and each is told as a step of three.',
      shownBy: [
        'web/features/introduction/introduction-screen.test.tsx › three steps lead to the sign-up page, and each one is read out',
      ],
    },
    {
      id: 'onboarding-2',
      says: 'Its arrow goes back a step and from the first to the front page; Skip leads to the log-in page.',
      shownBy: [
        'web/features/introduction/introduction-screen.test.tsx › the arrow goes back a step, and from the first to the front page; a link skips the rest',
      ],
    },
    {
      id: 'onboarding-3',
      says: '“Get Started” on the last step leads newcomers to sign up.',
      shownBy: [
        'web/features/introduction/introduction-screen.test.tsx › three steps lead to the sign-up page, and each one is read out',
      ],
    },
    {
      id: 'onboarding-4',
      says: 'Every step is a step in the browser’s history.',
      shownBy: [
        'web/features/introduction/introduction-screen.test.tsx › the phone’s Back goes through the introduction step by step, and then out of it',
        'web/features/onboarding/onboarding.test.tsx › the phone’s Back goes through the questions about a child, and nothing typed is lost',
      ],
    },
    {
      id: 'onboarding-5',
      says: 'The welcome page greets by first name, else by the email, else “there”.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the welcome page greets a user without a first name',
        'e2e/accounts.spec.ts › with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload',
      ],
    },
    {
      id: 'onboarding-6',
      says: 'Next on the welcome page leads to the questions about the child.',
      shownBy: ['e2e/onboarding.spec.ts › a new parent goes from the welcome page to Home'],
    },
    {
      id: 'onboarding-7',
      says: 'The first question asks for name and pronouns, and Next waits for both.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the first question says what is missing, one thing at a time, and leads back',
      ],
    },
    {
      id: 'onboarding-8',
      says: 'A missing name or missing pronouns are told by the specified toasts.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the first question says what is missing, one thing at a time, and leads back',
      ],
    },
    {
      id: 'onboarding-9',
      says: 'Back on the first question leads to the welcome page.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the first question says what is missing, one thing at a time, and leads back',
      ],
    },
    {
      id: 'onboarding-10',
      says: 'The second question has a sheet of months, a day and a year.',
      shownBy: ['e2e/onboarding.spec.ts › a new parent goes from the welcome page to Home'],
    },
    {
      id: 'onboarding-11',
      says: 'A date that does not exist is told as “Please enter a valid date”.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the second question › says what is missing, and refuses a day that does not exist',
      ],
    },
    {
      id: 'onboarding-12',
      says: 'A child of 2 to 10 gets a kind word, others a notice, and saving stays possible.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the second question › says what fits the age, and has none for half a year or one to come',
      ],
    },
    {
      id: 'onboarding-13',
      says: 'An age is only told for a year of four digits from 1900 to today.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the second question › says what fits the age, and has none for half a year or one to come',
      ],
    },
    {
      id: 'onboarding-14',
      says: 'Saving the child leads on to the voice after 500 ms.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the second question › shows that it is saving, and moves on after 500 ms',
      ],
    },
    {
      id: 'onboarding-15',
      says: 'A failure to save tells the reason of the server.',
      shownBy: [
        "web/features/onboarding/questions.test.tsx › the second question › tells the server's reason, has a sentence without one, and leads a logged-out parent to log in",
      ],
    },
    {
      id: 'onboarding-16',
      says: 'Somebody whose login has ended is led to log in.',
      shownBy: [
        "web/features/onboarding/questions.test.tsx › the second question › tells the server's reason, has a sentence without one, and leads a logged-out parent to log in",
      ],
    },
    {
      id: 'onboarding-17',
      says: 'The progress bar stands at 50 and 100 % for the child, 75 % for the voice and 90 % at the recorder.',
      shownBy: ['e2e/onboarding.spec.ts › a new parent goes from the welcome page to Home'],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'It stands at 25, 50, 75 and 90 %, since it only grows.',
    },
    {
      id: 'onboarding-18',
      says: 'Nothing that was typed is lost by Back or by a look at the terms.',
      shownBy: [
        'web/features/onboarding/onboarding.test.tsx › the phone’s Back goes through the questions about a child, and nothing typed is lost',
        'web/features/onboarding/onboarding.test.tsx › whoever comes back from the question about the voice mends the child, and adds no other',
        'web/features/auth/sign-up.test.tsx › signing up › is filled in as before after a look at the Terms',
      ],
    },
    {
      id: 'onboarding-19',
      says: 'The voice can be recorded from the onboarding in 10 to 15 seconds, with a script.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the question about the voice › submits the same recording again where the connection drops, and may ask again when the voiceprint grows old',
        'web/voice-recorder/announcement.test.ts › while it records › names the shorter time of onboarding',
      ],
    },
    {
      id: 'onboarding-20',
      says: '“Set up later” leads home, which says so once.',
      shownBy: [
        'e2e/onboarding.spec.ts › a new parent goes from the welcome page to Home',
        'web/features/home/home-screen.test.tsx › a flag behind the address is said once and removed',
      ],
    },
    {
      id: 'onboarding-21',
      says: 'A voice that was recorded leads home, which says so once.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the question about the voice › submits the same recording again where the connection drops, and may ask again when the voiceprint grows old',
        'web/features/home/home-screen.test.tsx › a flag behind the address is said once and removed',
      ],
    },
    {
      id: 'onboarding-22',
      says: 'Back from the question about the voice leads to the child.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the question about the voice › is honest where voices cannot be enrolled, and leads back',
      ],
    },
    {
      id: 'onboarding-23',
      says: 'Consent for the voice is told once, and before the first recording.',
      shownBy: [
        'web/features/onboarding/onboarding.test.tsx › what is kept of a voice is told once: where the parent says yes to it',
        'web/voice-recorder/recorder-states.test.ts › the recorder › never records, plays or sends anything before the parent agreed, whatever comes',
      ],
    },
    {
      id: 'onboarding-24',
      says: 'A voice that was recorded leads home after 1 s.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the question about the voice › records a few lines, and leads home a second later',
      ],
    },
    {
      id: 'onboarding-25',
      says: 'The day is from 1 to 31, the year from 1900 to 2030.',
      shownBy: [
        'web/features/onboarding/questions.test.tsx › the second question › says what is missing, and refuses a day that does not exist',
      ],
      decision: '053-where-the-calls-and-the-tables-differ',
      note: 'The year ends with this one: a birthday in the future is refused.',
    },
    {
      id: 'onboarding-26',
      says: 'A child that cannot be saved and has no reason says “Failed to create child”.',
      shownBy: [
        "web/features/onboarding/questions.test.tsx › the second question › tells the server's reason, has a sentence without one, and leads a logged-out parent to log in",
      ],
    },
  ],
};
