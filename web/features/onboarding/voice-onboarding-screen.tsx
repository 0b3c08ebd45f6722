import { AudioLines, Clock, type LucideIcon } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useVoiceStatus } from '#web/api/voice-status.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { useGoBack } from '#web/ui/use-go-back.ts';
import { forgetAnswers, type OnboardingState } from './answers.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { RecordVoiceStep } from './record-voice-step.tsx';
import { useHasMoved } from './use-has-moved.ts';

/** What becomes of the sample is told where it is agreed to, and only there. */
const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: AudioLines,
    title: 'Why it helps',
    text: 'We can tell your voice from your child’s, and count your words as yours.',
  },
  {
    icon: Clock,
    title: 'How long it takes',
    text: 'Under a minute. We tell you what we keep, you say yes or no, then you read a few lines aloud.',
  },
];

export function VoiceOnboardingScreen() {
  const hasMoved = useHasMoved();
  const { step } = (useLocation().state ?? {}) as OnboardingState;
  return step === 'recorder' ? <RecordVoiceStep /> : <VoiceQuestion hasReturned={hasMoved} />;
}

function VoiceQuestion({ hasReturned }: { hasReturned: boolean }) {
  const navigate = useNavigate();
  const goBack = useGoBack('/child-onboarding');
  const { state } = useLocation();
  const { data: status, isPending } = useVoiceStatus();
  const isAvailable = status?.available ?? false;
  return (
    <OnboardingFrame
      progressPct={75}
      takesFocus={hasReturned}
      onBack={goBack}
      title="Help us get to know your voice"
      text="It’s optional, and you can do it whenever you like."
      picture={<SpeechIllustration />}
      action={
        <div className="flex flex-col gap-2">
          {/* The ground keeps what scrolls behind from showing through a button that is off. */}
          <div className="rounded-full bg-paper">
            <Button
              fullWidth
              disabled={!isAvailable}
              aria-describedby="voice-availability"
              onClick={() => {
                const next: OnboardingState = { ...state, step: 'recorder' };
                void navigate('/voice-onboarding', { state: next });
              }}
            >
              Record Voice Sample
            </Button>
          </div>
          <ButtonLink
            to="/?voiceSkipped=true"
            onClick={forgetAnswers}
            variant={isAvailable || isPending ? 'quiet' : 'secondary'}
            fullWidth
          >
            Set up later
          </ButtonLink>
        </div>
      }
    >
      {/* Empty, it takes no room. */}
      <div id="voice-availability" role="status" className="empty:absolute">
        {!isAvailable && !isPending && (
          <Alert>
            <p>You can’t record a voice sample here yet. Your sessions work fine without one.</p>
          </Alert>
        )}
      </div>
      <SpeechIllustration className="mx-auto w-28 roomy:hidden" />
      <Card>
        <ul className="flex flex-col gap-5">
          {points.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp-soft text-lamp">
                <Icon aria-hidden className="size-5.5" />
              </span>
              <div className="min-w-0">
                <h2 className="font-bold">{title}</h2>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </OnboardingFrame>
  );
}
