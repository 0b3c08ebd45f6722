import type { Chapter } from '../statement.ts';

export const play: Chapter = {
  title: 'Play',
  statements: [
    {
      id: 'play-1',
      says: 'The goals are 10 labeled praises, 10 reflections, 10 descriptions, mirroring, enthusiasm, and less than 3 to avoid.',
      shownBy: [
        'web/play/screens/goals/goals-screen.test.tsx › before the first play the goals are where the road leads, and Back leads home',
      ],
    },
    {
      id: 'play-2',
      says: 'Goals grow with the parent toward 10, 10, 10 and fewer than 3.',
      shownBy: [
        'domain/next-goals.test.ts › the next goals › ask for a little more than the parent does now',
        'domain/next-goals.test.ts › the next goals › end where the road leads',
        'web/play/screens/results/results.test.tsx › results › stand beside the steps that the plays before have set',
      ],
    },
    {
      id: 'play-3',
      says: 'For a play below five minutes the goals shrink with the time, never below 1.',
      shownBy: ['domain/score.test.ts › goals shrink with the time, never below 1'],
    },
    {
      id: 'play-4',
      says: '“Start 5-Minute Session” leads to the play, Back leads home.',
      shownBy: [
        'web/play/screens/goals/goals-screen.test.tsx › before the first play the goals are where the road leads, and Back leads home',
        'e2e/play-session.spec.ts › a new parent signs up, plays, is heard live, and talks with the coach about it',
      ],
    },
    {
      id: 'play-5',
      says: 'Before the first play the parent confirms that everyone in the room knows.',
      shownBy: [
        'e2e/play-session.spec.ts › a new parent signs up, plays, is heard live, and talks with the coach about it',
      ],
    },
    {
      id: 'play-6',
      says: 'The stages are countdown of 5 s, recording of 300 s, completed, feedback.',
      shownBy: [
        'web/play/machine/machine.test.ts › a whole play session › counts down, listens for five minutes, chimes and goes to feedback',
        'web/play/machine/specified-words.test.ts › the numbers of a play are the specified ones',
      ],
    },
    {
      id: 'play-7',
      says: 'The play first asks for the microphone by name of the product.',
      shownBy: [
        'web/play/machine/specified-words.test.ts › the screens before the play have their words',
      ],
    },
    {
      id: 'play-8',
      says: 'The countdown says “Get Ready!” and in how many seconds it starts.',
      shownBy: [
        'web/play/machine/content.test.ts › counts one second and several',
        'e2e/play-session.spec.ts › a family meets no dev mode; a microphone that is refused is told in plain words, and can be allowed after all',
      ],
    },
    {
      id: 'play-9',
      says: 'When the countdown ends, the recorder starts, the server is told and the screen stays awake.',
      shownBy: [
        'web/play/machine/machine.test.ts › a whole play session › counts down, listens for five minutes, chimes and goes to feedback',
      ],
    },
    {
      id: 'play-10',
      says: 'The running screen has its title, its states of recording and its words.',
      shownBy: ['web/play/machine/specified-words.test.ts › the running screen has its words'],
    },
    {
      id: 'play-11',
      says: '“Screen Awake” stands there while the screen is kept awake, and a banner tells of other voices.',
      shownBy: [
        'web/play/screens/active/active-view.test.tsx › the screen of a play › says that the screen stays awake while it does, and what other voices mean',
      ],
    },
    {
      id: 'play-12',
      says: 'At the end a chime sounds, or a notification stands in for it.',
      shownBy: [
        'e2e/audio.spec.ts › the chime sounds, or a notification stands in for it; the screen stays awake',
      ],
    },
    {
      id: 'play-13',
      says: 'Stopping asks “End Playlight Early?” first, and going on goes on.',
      shownBy: [
        'web/play/machine/machine.test.ts › ending early › asks first, and goes on where it was',
        'web/play/machine/specified-words.test.ts › the questions on the way have their words',
      ],
    },
    {
      id: 'play-14',
      says: 'Below a second without sound an early end says “Recording Too Short”.',
      shownBy: [
        'web/play/machine/machine.test.ts › ending early › has nothing to hand over below a second without sound',
        'web/play/machine/specified-words.test.ts › a toast says: %s',
      ],
    },
    {
      id: 'play-15',
      says: 'An early end waits up to 1 s for the sound, then goes to feedback.',
      shownBy: [
        'web/play/machine/machine.test.ts › ending early › hands over what was played',
        'web/play/machine/specified-words.test.ts › the numbers of a play are the specified ones',
      ],
    },
    {
      id: 'play-16',
      says: 'A check every 5 s; the second failure in a row pauses the timer and asks what to do.',
      shownBy: [
        'web/play/machine/machine.test.ts › a microphone that fails › pauses the timer after the second check in a row',
      ],
    },
    {
      id: 'play-17',
      says: 'The question has three ways: resume, continue without audio, end now; none can be dismissed.',
      shownBy: [
        'web/play/machine/specified-words.test.ts › the questions on the way have their words',
        'e2e/kit.spec.ts › toasts come one at a time, answer F8, a swipe and the clock; dialogs hold the focus and their question',
      ],
    },
    {
      id: 'play-18',
      says: 'After a resume the timer goes on without the time of the pause.',
      shownBy: [
        'web/play/machine/machine.test.ts › a microphone that fails › goes on after a resume, without the time of the pause',
      ],
    },
    {
      id: 'play-19',
      says: 'A failed resume says why, inside the question.',
      shownBy: [
        'web/play/screens/active/recording-issue.test.tsx › says why resuming failed where it can be read: inside the dialog',
      ],
    },
    {
      id: 'play-20',
      says: 'Continuing without audio says so and plays on.',
      shownBy: [
        'web/play/machine/machine.test.ts › a microphone that fails › may be done without',
        'web/play/machine/specified-words.test.ts › a toast says: %s',
      ],
    },
    {
      id: 'play-21',
      says: '“Microphone Unavailable” offers to try again or to go home.',
      shownBy: [
        'e2e/play-session.spec.ts › a family meets no dev mode; a microphone that is refused is told in plain words, and can be allowed after all',
        'web/play/machine/machine.test.ts › a whole play session › says why a microphone that is %s is unavailable',
      ],
    },
    {
      id: 'play-22',
      says: 'Every trouble with the microphone has its specified words.',
      shownBy: ['web/play/machine/specified-words.test.ts › a toast says: %s'],
    },
    {
      id: 'play-23',
      says: 'A tab that slept through the end completes at once when it wakes.',
      shownBy: [
        'web/play/machine/machine.test.ts › a whole play session › ends as soon as a tab that slept through the end wakes',
      ],
    },
    {
      id: 'play-24',
      says: 'A tab that comes back keeps the screen awake again, checks the sound and tries to mend it.',
      shownBy: [
        'web/play/machine/machine.test.ts › a microphone that fails › is opened anew when the parent comes back to the tab, and only then',
      ],
    },
    {
      id: 'play-25',
      says: 'A saved play is thrown away after 5 minutes without a change, or without its child.',
      shownBy: [
        'web/play/machine/recovery.test.ts › what is thrown away › is what was not touched for five minutes',
        'web/play/machine/recovery.test.ts › what is thrown away › is what belongs to no child any more',
      ],
    },
    {
      id: 'play-26',
      says: 'With 10 s or less left a saved play ends, and is worth feedback from 30 s on.',
      shownBy: [
        'web/play/machine/recovery.test.ts › the end of a saved play session › comes with 10 s or less, and goes to feedback without audio',
        'web/play/machine/recovery.test.ts › the end of a saved play session › is worth feedback from 30 s of play that was seen',
      ],
    },
    {
      id: 'play-27',
      says: 'A restored play says “Session Resumed” and the time that remains.',
      shownBy: [
        'web/play/machine/recovery.test.ts › a reload › says so, and opens the microphone again',
        'web/play/machine/content.test.ts › says the time that remains where a toast speaks of it',
      ],
    },
    {
      id: 'play-28',
      says: 'After a reload the microphone is opened again by itself.',
      shownBy: [
        'web/play/machine/recovery.test.ts › a reload › without a tap records nothing and holds the clock, until the parent goes on',
      ],
      decision: '038-a-tap-before-listening',
      note: 'The product waits for a tap.',
    },
    {
      id: 'play-29',
      says: 'A reload in the countdown begins the countdown again.',
      shownBy: [
        'web/play/machine/recovery.test.ts › a reload › in the countdown begins the countdown again',
      ],
    },
    {
      id: 'play-30',
      says: 'The play is saved every 5 s and at each 10 s of remaining time.',
      shownBy: [
        'web/play/machine/machine.test.ts › around the play › saves every 5 s, and when the remaining time passes a multiple of 10 s',
      ],
    },
    {
      id: 'play-31',
      says: 'The saved record has exactly the fifteen specified fields.',
      shownBy: ['web/play/machine/recovery.test.ts › holds exactly the fields that were agreed'],
    },
    {
      id: 'play-32',
      says: 'A log-out does not end a play, and says that it goes on.',
      shownBy: [
        'web/play/machine/machine.test.ts › around the play › goes on when the parent is logged out, and says so once',
        'web/play/machine/machine-properties.test.ts › any play session › is not aborted by a log-out once it is under way',
      ],
    },
    {
      id: 'play-33',
      says: 'The handoff has child, time, sound, transcript and counts.',
      shownBy: [
        'web/play/machine/handoff.test.ts › hands over whole seconds that do not grow while the recorder ends',
      ],
    },
    {
      id: 'play-34',
      says: 'What a play leaves in the browser goes once the server has it.',
      shownBy: [
        'web/play/device/play-store.test.tsx › what plays leave in a browser › stays for the results until the server has all of it',
      ],
    },
    {
      id: 'play-35',
      says: 'Dev mode, in development builds alone, goes by address or by Ctrl+D, and ends at once with made-up counts in their ranges.',
      decision: '050-checked-against-the-specification',
      shownBy: [
        'web/play/screens/active/dev-mode.test.tsx › dev mode › ends at once with made-up counts, and leads to a mock of the coach',
        'web/play/screens/active/dev-mode.test.tsx › dev mode › is not there in what a family opens: no address and no key leads to it',
        'e2e/play-session.spec.ts › a family meets no dev mode; a microphone that is refused is told in plain words, and can be allowed after all',
        'web/play/machine/handoff.test.ts › makes up a whole play session within its ranges for dev mode',
      ],
    },
    {
      id: 'play-36',
      says: 'A microphone whose level stays below 10 of 255 is taken for muted.',
      shownBy: [
        'web/audio/level.test.ts › a muted microphone › is suspected after some seconds without any sound',
      ],
    },
    {
      id: 'play-37',
      says: 'The microphone is asked for without echo and noise, at 44100 samples a second.',
      shownBy: [
        'web/audio/microphone.test.ts › asks for sound without echo and noise, at 44100 samples a second',
      ],
    },
    {
      id: 'play-38',
      says: 'Sound is recorded at 128 kbps.',
      shownBy: [
        'web/audio/chunk-recorder.test.ts › asks the browser for 128 kbps, in chunks of the length that is wanted',
      ],
    },
    {
      id: 'play-39',
      says: 'Devices like the iPhone fall back to plain samples in WAV files.',
      shownBy: [
        'web/audio/recording-format.test.ts › live › an iPhone that records MP4 alone, or WebM of an unknown kind, gives plain samples',
        'e2e/audio.spec.ts › what is recorded before and after a pause is one recording, with Opus or plain, and a microphone that is gone is noticed',
      ],
    },
  ],
};
