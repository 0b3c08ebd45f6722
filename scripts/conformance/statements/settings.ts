import type { Chapter } from '../statement.ts';

export const settings: Chapter = {
  title: 'Account and settings',
  statements: [
    {
      id: 'settings-1',
      says: '/account shows initial, first name or “Parent”, email and a way to edit them.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › somebody without a name is called a parent, and by the email in the navigation',
        'web/features/account/account-screens.test.tsx › a new parent is invited to add a child, and finds every place',
      ],
    },
    {
      id: 'settings-2',
      says: '/account lists children with age and pronouns, each with a way to edit it, and a way to add one.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the children are listed with age and pronouns, and can be edited',
      ],
    },
    {
      id: 'settings-3',
      says: 'Without children it says “No children added yet” with “Add Your First Child”.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › a new parent is invited to add a child, and finds every place',
      ],
    },
    {
      id: 'settings-4',
      says: '/account links to Settings, Contact Us and Legal & Privacy, and signs out by /api/logout.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › a new parent is invited to add a child, and finds every place',
        'e2e/account.spec.ts › a new parent finds every place, reads of the cookies, and signs out in every tab',
      ],
    },
    {
      id: 'settings-5',
      says: 'Edit Profile takes a first name of 2 to 25 letters and a valid email, in the specified sentences.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the profile › what is wrong is said under its field',
        'server/features/profile/profile.test.ts › the profile › refuses %o',
      ],
    },
    {
      id: 'settings-6',
      says: 'Saving the profile returns to the account and is seen everywhere.',
      shownBy: [
        'e2e/profile.spec.ts › a new name is seen everywhere; a new email waits until it is confirmed by the link, and can be taken back',
      ],
    },
    {
      id: 'settings-7',
      says: 'A new email is saved with the profile at once.',
      shownBy: [
        'server/features/auth/email-change.test.ts › a new email › waits, while the old one keeps working, until its owner confirms it',
      ],
      decision: '033-a-new-email-waits',
      note: 'It waits until its owner has confirmed it.',
    },
    {
      id: 'settings-8',
      says: 'A failed update says “Failed to update profile”.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › the profile › while it is being saved the form waits; a lost connection is told, and can be tried again',
      ],
    },
    {
      id: 'settings-9',
      says: 'Settings shows name (or “Not set”) and email; Back leads home.',
      shownBy: [
        'web/features/settings/settings-screen.test.tsx › the account card › shows name and email, and whether the email is confirmed',
        'web/features/settings/settings-screen.test.tsx › the account card › says where no name is set',
      ],
    },
    {
      id: 'settings-10',
      says: 'The voice card invites to enroll with a list of benefits.',
      shownBy: [
        'web/features/settings/voice-card.test.tsx › invites to enroll, and says first what is stored',
      ],
    },
    {
      id: 'settings-11',
      says: 'An enrolled voice shows its long date, whole seconds and “Re-enroll Voice”.',
      shownBy: [
        'web/features/settings/voice-card.test.tsx › shows when the voice was enrolled, how long the sample was, and where deleting it failed',
      ],
    },
    {
      id: 'settings-12',
      says: 'A 502 or 504 of the voice service is taken as unknown, without an error.',
      shownBy: [
        'web/features/settings/voice-card.test.tsx › shows its shape while it waits, and takes a %i as unknown',
        'web/features/home/voice-banner.test.tsx › the voice banner stays away in silence where it has nothing to offer',
      ],
    },
    {
      id: 'settings-13',
      says: 'The recorder goes from idle to recording, preview, processing and complete, and back on its buttons.',
      shownBy: [
        'web/voice-recorder/recorder-states.test.ts › the recorder › goes from the consent to an enrolled voice',
        'web/voice-recorder/recorder-states.test.ts › the recorder › goes back to the beginning on "Re-record" and "Try Again"',
      ],
    },
    {
      id: 'settings-14',
      says: 'The recorder says how long to go, then that one may stop.',
      shownBy: ['web/voice-recorder/announcement.test.ts › while it records › after %d s says: %s'],
    },
    {
      id: 'settings-15',
      says: 'The recorder stops by itself at its longest time.',
      shownBy: [
        'e2e/voice-enrollment.spec.ts › a microphone that is refused is told in plain words, allowed it is let go again, and a recording that the server cannot use is refused with its reason',
      ],
    },
    {
      id: 'settings-16',
      says: 'The level says “Speak louder” below 10, “Too loud” above 80, else “Good level”.',
      shownBy: ['web/audio/level.test.ts › the level › at %d says %s'],
    },
    {
      id: 'settings-17',
      says: 'A sample below 30 s cannot be submitted, and says so.',
      shownBy: [
        'e2e/voice-enrollment.spec.ts › a microphone that is refused is told in plain words, allowed it is let go again, and a recording that the server cannot use is refused with its reason',
      ],
    },
    {
      id: 'settings-18',
      says: 'A microphone that is refused is told in the specified words.',
      shownBy: [
        'e2e/voice-enrollment.spec.ts › a microphone that is refused is told in plain words, allowed it is let go again, and a recording that the server cannot use is refused with its reason',
        'web/voice-recorder/failure.test.ts › a microphone that was not there › is told as the permission that it is, or by its own name',
      ],
    },
    {
      id: 'settings-19',
      says: 'A failed enrollment is told with the reason of the server, else in the specified words.',
      shownBy: [
        'web/voice-recorder/failure.test.ts › a recording that was not enrolled › is made again where the recording was refused, in the words of the server',
        'web/voice-recorder/failure.test.ts › a refusal without a sentence has one of ours',
      ],
    },
    {
      id: 'settings-20',
      says: 'An enrolled voice is told by “Voice Enrolled” and “Your voice profile has been updated successfully.”',
      shownBy: [
        'e2e/voice-enrollment.spec.ts › a parent agrees, records by keyboard in Settings, listens, and is known by voice',
      ],
    },
    {
      id: 'settings-21',
      says: 'A voice that is recorded again is told by “Voice Re-enrolled”.',
      shownBy: [
        'web/features/settings/voice-card-recorder.test.tsx › the voice card › closes the recorder 1.5 s after a voice was recorded again, and says so',
      ],
    },
    {
      id: 'settings-22',
      says: 'Only a voiceprint is kept of a voice, after consent, and it can be deleted.',
      shownBy: [
        'server/plays/speech/enrollment/voice-enrollment.test.ts › a parent enrolls › after agreeing, and all that is kept is the voiceprint',
        'server/plays/speech/enrollment/voice-enrollment.test.ts › a parent enrolls › and deletes it: the consent goes too, and the next enrollment needs a new one',
      ],
    },
    {
      id: 'settings-23',
      says: '“Keep my recordings” is off, dated when it is given, and can be withdrawn.',
      shownBy: [
        'server/features/profile/profile.test.ts › keeping recordings › is off until agreed to, dated, and can be withdrawn',
        'web/features/settings/keep-recordings-card.test.tsx › is off, is dated when it is given, and ends without a question where there are no recordings',
      ],
    },
    {
      id: 'settings-24',
      says: 'Withdrawing it offers to delete what is there.',
      shownBy: [
        'web/features/settings/keep-recordings-card.test.tsx › withdrawn with recordings there offers to delete them',
      ],
    },
    {
      id: 'settings-25',
      says: 'Only with it is a recording kept, encrypted; else it is gone when it is scored.',
      shownBy: [
        'server/plays/upload/recordings.test.ts › a recording that is sent › is scored by a job, and gone when it is scored',
        'server/plays/upload/recordings.test.ts › a recording that is sent › is kept, encrypted, while the parent wants that, and plays from any moment on',
      ],
    },
    {
      id: 'settings-26',
      says: 'The way to Settings has the hint “Voice enrollment & preferences”.',
      shownBy: [
        'web/features/account/account-screens.test.tsx › a new parent is invited to add a child, and finds every place',
      ],
    },
    {
      id: 'settings-27',
      says: 'The recorder in Settings is a dialog, which closes 1.5 s after the voice is enrolled.',
      shownBy: [
        'web/features/settings/voice-card-recorder.test.tsx › the voice card › closes the recorder 1.5 s after a voice was recorded again, and says so',
      ],
    },
    {
      id: 'settings-28',
      says: 'An enrolled voice is first told by “Voice Enrolled Successfully”.',
      shownBy: [
        'web/features/settings/voice-card-recorder.test.tsx › the voice card › closes the recorder 1.5 s after a voice was recorded again, and says so',
      ],
    },
    {
      id: 'settings-29',
      says: 'Maybe Later and Cancel close the recorder.',
      shownBy: [
        'e2e/voice-enrollment.spec.ts › a parent agrees, records by keyboard in Settings, listens, and is known by voice',
        'e2e/voice-enrollment.spec.ts › a microphone that is refused is told in plain words, allowed it is let go again, and a recording that the server cannot use is refused with its reason',
      ],
    },
    {
      id: 'settings-30',
      says: 'A sample is WebM where the browser can record it, else MP4.',
      shownBy: [
        'web/audio/recording-format.test.ts › live › %s',
        'web/audio/recording-format.test.ts › a file may be MP4, which a phone plays, before it is WAV',
      ],
    },
    {
      id: 'settings-31',
      says: 'A failure of the recorder that has no words says “An error occurred. Please try again.”',
      note: 'Every failure has words of its own; the sentence stands in web/voice-recorder/recorder-body.tsx for one that came without.',
    },
    {
      id: 'settings-32',
      says: 'Consent for the voice says what is stored and for how long.',
      shownBy: [
        'web/features/settings/voice-card.test.tsx › invites to enroll, and says first what is stored',
        'e2e/voice-enrollment.spec.ts › a parent agrees, records by keyboard in Settings, listens, and is known by voice',
      ],
    },
  ],
};
