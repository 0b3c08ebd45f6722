import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';

const tips = [
  'Allow microphone access when your browser asks for it.',
  'Check the microphone icon in the address bar and make sure it isn’t blocked.',
  'Speak clearly, with your phone in the same room.',
  'If it happens again, try another browser.',
] as const;

export function AudioErrorScreen() {
  const navigate = useNavigate();
  return (
    <TwoSidedScreen
      header={<ScreenHeader title="Audio Recording Issue" onBack={() => navigate('/')} />}
      action={
        <div className="flex flex-col gap-2">
          <ButtonLink to="/session/goals" fullWidth>
            Try Another Session
          </ButtonLink>
          <Button variant="quiet" fullWidth onClick={() => navigate('/')}>
            Go to Home
          </Button>
        </div>
      }
      picture={<SpeechIllustration />}
    >
      <p className="text-ink-soft">
        Your session was saved, but we couldn’t capture the audio. Your five minutes together still
        count. Before you play again:
      </p>
      <ol className="flex flex-col gap-4">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-lamp-soft font-bold"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{tip}</span>
          </li>
        ))}
      </ol>
    </TwoSidedScreen>
  );
}
