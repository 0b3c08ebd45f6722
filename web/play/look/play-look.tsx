import { MicOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LiveMetrics as Metrics } from '#contract/live.ts';
import { lookWords } from '#web/play/machine/look-words.ts';
import type { RecordingStatus } from '#web/play/machine/state.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { CoachingLine } from './coaching-line.tsx';
import { type ListeningStatus, LiveMetrics } from './live-metrics.tsx';
import { RecordingIndicator } from './recording-indicator.tsx';
import { TimeRing } from './time-ring.tsx';

interface Props {
  readonly recording: RecordingStatus;
  readonly remainingSeconds: number;
  readonly isHeld: boolean;
  readonly isMuted: boolean;
  readonly wave: ReactNode;
  readonly metrics: Metrics | undefined;
  readonly isFirst: boolean;
  readonly status: ListeningStatus;
  readonly tip: string | undefined;
  readonly onSwitchTipsOff: () => void;
  /** Something else is to be read: then there is no place for tips. */
  readonly hasNoTips: boolean;
}

/** A ring, a time and a quiet wave; everything else is a glance. The landing page shows this very screen as its picture. */
export function PlayLook(props: Props) {
  const { recording, remainingSeconds, isHeld, isMuted, wave, metrics, status, tip } = props;
  return (
    <div className="flex flex-1 flex-col gap-4 roomy:grid roomy:grid-cols-2 roomy:items-center roomy:gap-10 roomy:px-3">
      <div className="flex flex-1 flex-col items-center justify-center gap-5">
        <RecordingIndicator status={recording} />
        <TimeRing remainingSeconds={remainingSeconds} isHeld={isHeld} />
        {wave}
        {isMuted && recording === 'active' && (
          <p role="status" className="flex gap-2 text-sm">
            <MicOff aria-hidden className="size-5 shrink-0" />
            {lookWords.muted}
          </p>
        )}
        <p className="max-w-80 text-center text-ink-soft text-sm">{lookWords.enjoy}</p>
      </div>
      <div className="flex flex-col gap-4 text-center">
        {!props.hasNoTips && <CoachingLine line={tip} onSwitchOff={props.onSwitchTipsOff} />}
        <LiveMetrics metrics={metrics} status={status} isFirst={props.isFirst} />
        <KeyHint keyName="Esc">{lookWords.escape}</KeyHint>
      </div>
    </div>
  );
}
