import { AppWindow, Mic, MicOff, Timer } from 'lucide-react';
import type { PlayView } from '#web/play/controller/play-view.ts';
import { PlayHeader } from '#web/play/look/play-header.tsx';
import { playWords, waitingText } from '#web/play/machine/content.ts';
import { accepts } from '#web/play/machine/machine.ts';
import { isWorthCelebrating, remainingSecondsOf } from '#web/play/machine/state.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { CountdownView } from './countdown-view.tsx';
import { DevBanner } from './dev-banner.tsx';
import { EndQuestion } from './end-question.tsx';
import { FinishedView } from './finished-view.tsx';
import { PermissionView } from './permission-view.tsx';
import { PlayingView } from './playing-view.tsx';
import { RecordingIssue } from './recording-issue.tsx';
import { StoppedView } from './stopped-view.tsx';
import { useEscape } from './use-escape.ts';

const QUESTIONS = new Set<string>(['countdownQuestion', 'endQuestion', 'silentQuestion']);
const ISSUES = new Set<string>(['paused', 'resuming']);

/** Everything that a play shows, phase by phase. */
export function ActiveView({ view }: { view: PlayView }) {
  const { state, send } = view;
  const { phase } = state;
  const isQuestion = QUESTIONS.has(phase);
  const isIssue = ISSUES.has(phase);
  // Behind a dialog it stays, so that the focus finds its way back.
  const canStop = isQuestion || isIssue || accepts(phase, 'stop');
  useEscape(!isQuestion && !isIssue && canStop, () => send({ type: 'stop' }));
  return (
    <>
      <PlayHeader
        onStop={canStop ? () => send({ type: 'stop' }) : undefined}
        isAwake={view.isAwake}
      />
      <main className="flex flex-1 flex-col gap-4 px-5 roomy:px-8 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        {state.isDevMode && <DevBanner onEndInstantly={() => send({ type: 'endInstantly' })} />}
        <Phase view={view} />
      </main>
      <EndQuestion
        open={isQuestion}
        hasStarted={phase !== 'countdownQuestion'}
        isUnscorable={state.noise === 'unscorable'}
        onEnd={() => send({ type: 'endConfirmed' })}
        onKeepGoing={() => send({ type: 'keepGoing' })}
      />
      <RecordingIssue
        open={isIssue}
        isResuming={phase === 'resuming'}
        failure={state.resumeFailure}
        onResume={() => send({ type: 'resume' })}
        onContinueWithoutAudio={() => send({ type: 'continueWithoutAudio' })}
        onEndNow={() => send({ type: 'endNow' })}
      />
    </>
  );
}

function Phase({ view }: { view: PlayView }) {
  const { state, send } = view;
  const goHome = () => send({ type: 'goHome' });
  switch (state.phase) {
    case 'loading':
      return <LoadingScreen />;
    case 'asking':
    case 'opening':
    case 'testing':
      return <PermissionView phase={state.phase} onAllow={() => send({ type: 'allow' })} />;
    case 'ready':
      return (
        <StoppedView
          icon={<Mic aria-hidden className="size-12" />}
          words={playWords.ready}
          goOn={playWords.ready.start}
          leave={playWords.ready.goHome}
          onGoOn={() => send({ type: 'allow' })}
          onLeave={goHome}
        />
      );
    case 'waiting':
      return (
        <StoppedView
          icon={<Timer aria-hidden className="size-12" />}
          words={{
            title: playWords.waiting.title,
            text: waitingText(remainingSecondsOf(state, state.seenAtMs)),
          }}
          goOn={playWords.waiting.goOn}
          leave={playWords.waiting.end}
          onGoOn={() => send({ type: 'goOn' })}
          onLeave={() => send({ type: 'endNow' })}
        />
      );
    case 'unavailable':
      return (
        <StoppedView
          icon={<MicOff aria-hidden className="size-12" />}
          words={playWords.unavailable}
          goOn={playWords.unavailable.tryAgain}
          leave={playWords.unavailable.goHome}
          onGoOn={() => send({ type: 'tryAgain' })}
          onLeave={goHome}
        />
      );
    case 'elsewhere':
    case 'released':
      return (
        <StoppedView
          icon={<AppWindow aria-hidden className="size-12" />}
          words={playWords[state.phase]}
          goOn={playWords[state.phase].takeOver}
          leave={playWords[state.phase].goHome}
          onGoOn={() => send({ type: 'takeOver' })}
          onLeave={goHome}
        />
      );
    case 'countdown':
    case 'countdownQuestion':
      return <CountdownView seconds={remainingSecondsOf(state, state.seenAtMs)} />;
    case 'left':
      return null;
    case 'finishing':
    case 'celebrating':
    case 'completed':
      return <FinishedView isCelebrated={isWorthCelebrating(state)} />;
    default:
      return <PlayingView view={view} />;
  }
}
