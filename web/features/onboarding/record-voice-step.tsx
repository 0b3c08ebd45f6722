import { useNavigate } from 'react-router';
import { ONBOARDING_SAMPLE } from '#domain/voice-sample.ts';
import { Card } from '#web/ui/card.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { RecorderActions } from '#web/voice-recorder/recorder-actions.tsx';
import { RecorderBody } from '#web/voice-recorder/recorder-body.tsx';
import { SHORT_SCRIPT } from '#web/voice-recorder/scripts.ts';
import { useVoiceRecorder, type VoiceRecorder } from '#web/voice-recorder/use-voice-recorder.ts';
import { forgetAnswers } from './answers.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

type Heading = readonly [title: string, text: string];

const DONE_DELAY_MS = 1000;

const READ: Heading = ['Read a few lines aloud', 'In your everyday voice.'];
const LEARN: Heading = ['Getting to know you', 'One moment.'];

const headings: Record<VoiceRecorder['state'], Heading> = {
  consent: ['Before we listen', 'Your voice is yours, so we ask first.'],
  idle: READ,
  opening: READ,
  recording: READ,
  preview: ['How does it sound?', 'Listen to it, or submit it right away.'],
  processing: LEARN,
  complete: ['Nice to meet you', 'On to your first play.'],
  error: ['That didn’t work', 'You can keep going without it, and set it up later in Settings.'],
};

/** Second half of the question about the voice: the recorder itself. */
export function RecordVoiceStep() {
  const navigate = useNavigate();
  const goBack = useGoBack('/voice-onboarding');
  // In place of the recorder: the phone's Back leads to the question, and not to a recorder that has done its work.
  const finish = (flag: 'voiceEnrolled' | 'voiceSkipped') => {
    forgetAnswers();
    void navigate(`/?${flag}=true`, { replace: true });
  };
  const recorder = useVoiceRecorder({
    length: ONBOARDING_SAMPLE,
    doneDelayMs: DONE_DELAY_MS,
    onDone: () => finish('voiceEnrolled'),
  });
  const [title, text] = headings[recorder.state];
  return (
    <OnboardingFrame
      progressPct={90}
      takesFocus
      onBack={goBack}
      title={title}
      text={text}
      picture={<SpeechIllustration />}
      action={
        <RecorderActions
          recorder={recorder}
          onClose={goBack}
          later={{ label: 'Set up later', onClick: () => finish('voiceSkipped') }}
        />
      }
    >
      <Card>
        <RecorderBody recorder={recorder} script={SHORT_SCRIPT} />
      </Card>
    </OnboardingFrame>
  );
}
