import { AppWindow, MicOff } from 'lucide-react';
import { useEffect } from 'react';
import { playWords } from '#domain/play-session/content.ts';
import { remainingSecondsOf } from '#domain/play-session/state.ts';
import { useChildren } from '#web/api/children.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { CountdownView } from './countdown-view.tsx';
import { DevBanner } from './dev-banner.tsx';
import { EndQuestion } from './end-question.tsx';
import { FinishedView } from './finished-view.tsx';
import { PermissionView } from './permission-view.tsx';
import { PlayHeader } from './play-header.tsx';
import type { PlayView } from './play-view.ts';
import { PlayingView } from './playing-view.tsx';
import { RecordingIssue } from './recording-issue.tsx';
import { StoppedView } from './stopped-view.tsx';
import { usePlaySession } from './use-play-session.ts';

export function ActiveScreen() {
  const view = usePlaySession();
  if (!view) return <BeforeTheFirstState />;
  const { state, send } = view;
  const { phase } = state;
  return (
    <>
      <PlayHeader onStop={() => send({ type: 'stop' })} isAwake={view.isAwake} />
      <main className="flex flex-1 flex-col gap-4 px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {state.isDevMode && <DevBanner onEndInstantly={() => send({ type: 'endInstantly' })} />}
        <Phase view={view} />
      </main>
      <EndQuestion
        open={
          phase === 'endQuestion' || phase === 'silentQuestion' || phase === 'countdownQuestion'
        }
        onEnd={() => send({ type: 'endConfirmed' })}
        onKeepGoing={() => send({ type: 'keepGoing' })}
      />
      <RecordingIssue
        open={phase === 'paused' || phase === 'resuming'}
        isResuming={phase === 'resuming'}
        failure={state.resumeFailure}
        onResume={() => send({ type: 'resume' })}
        onContinueWithoutAudio={() => send({ type: 'continueWithoutAudio' })}
        onEndNow={() => send({ type: 'endNow' })}
      />
      <DevKeys onToggle={() => send({ type: 'devToggled' })} />
    </>
  );
}

function BeforeTheFirstState() {
  const { isError, refetch, isFetching } = useChildren();
  if (!isError) return <LoadingScreen />;
  return (
    <PhoneScreen header={<ScreenHeader title={playWords.title} />}>
      <LoadFailure
        message="We could not load your children. Check your connection and try again."
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    </PhoneScreen>
  );
}

function Phase({ view }: { view: PlayView }) {
  const { state, send } = view;
  switch (state.phase) {
    case 'loading':
      return <LoadingScreen />;
    case 'asking':
    case 'opening':
    case 'testing':
      return <PermissionView phase={state.phase} onAllow={() => send({ type: 'allow' })} />;
    case 'unavailable':
      return (
        <StoppedView
          icon={<MicOff aria-hidden className="size-12" />}
          words={playWords.unavailable}
          goOn={playWords.unavailable.tryAgain}
          goHome={playWords.unavailable.goHome}
          onGoOn={() => send({ type: 'tryAgain' })}
          onGoHome={() => send({ type: 'goHome' })}
        />
      );
    case 'elsewhere':
      return (
        <StoppedView
          icon={<AppWindow aria-hidden className="size-12" />}
          words={playWords.elsewhere}
          goOn={playWords.elsewhere.takeOver}
          goHome={playWords.elsewhere.goHome}
          onGoOn={() => send({ type: 'takeOver' })}
          onGoHome={() => send({ type: 'goHome' })}
        />
      );
    case 'countdown':
    case 'countdownQuestion':
      return <CountdownView seconds={remainingSecondsOf(state, state.seenAtMs)} />;
    case 'finishing':
    case 'completed':
    case 'left':
      return <FinishedView isLeft={state.phase === 'left'} />;
    default:
      return <PlayingView view={view} />;
  }
}

function DevKeys({ onToggle }: { onToggle: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return;
      // The browser would make a bookmark.
      event.preventDefault();
      onToggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return null;
}
