import { Mic, Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { VoiceRecorder } from './use-voice-recorder.ts';

interface RecorderActionsProps {
  readonly recorder: VoiceRecorder;
  readonly onClose: () => void;
  /** Another way out before anything was recorded; otherwise it is the same as closing. */
  readonly later?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** The buttons of each state, the main one first. */
export function RecorderActions({ recorder, onClose, later }: RecorderActionsProps) {
  const group = useFocusOnFirst(recorder.state);
  return (
    <div ref={group} className="flex flex-col gap-2 *:w-full">
      {buttonsOf({ recorder, onClose, later })}
    </div>
  );
}

function buttonsOf({ recorder, onClose, later }: RecorderActionsProps): ReactNode {
  const notNow = (
    <Button variant="quiet" onClick={later?.onClick ?? onClose}>
      {later?.label ?? 'Maybe Later'}
    </Button>
  );
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      Cancel
    </Button>
  );
  switch (recorder.state) {
    case 'consent':
      return (
        <>
          <Button
            disabled={recorder.consent.isLoading}
            pending={recorder.consent.isSaving}
            onClick={recorder.consent.agree}
          >
            I Agree
          </Button>
          {notNow}
        </>
      );
    case 'idle':
    case 'opening':
      return (
        <>
          <Button
            pending={recorder.state === 'opening'}
            pendingLabel="Waiting for your microphone..."
            onClick={recorder.start}
          >
            <Mic aria-hidden className="size-5.5 shrink-0" />
            Start Recording
          </Button>
          {notNow}
        </>
      );
    case 'recording':
      return (
        <>
          <Button onClick={recorder.stop}>
            <Square aria-hidden className="size-5 shrink-0 fill-current" />
            Stop Recording
          </Button>
          {cancel}
        </>
      );
    case 'preview':
      return (
        <>
          <Button disabled={!recorder.isLongEnough} onClick={recorder.submit}>
            Submit
          </Button>
          <Button variant="secondary" onClick={recorder.reRecord}>
            Re-record
          </Button>
          {cancel}
        </>
      );
    case 'error':
      return recorder.failure?.canSubmitAgain ? (
        <>
          <Button onClick={recorder.submit}>Submit Again</Button>
          <Button variant="secondary" onClick={recorder.tryAgain}>
            Re-record
          </Button>
          {cancel}
        </>
      ) : (
        <>
          <Button onClick={recorder.tryAgain}>Try Again</Button>
          {cancel}
        </>
      );
    default:
      return null;
  }
}

/** A new state brings new buttons; a keyboard that was on the old ones goes on from the first of the new. */
function useFocusOnFirst(state: VoiceRecorder['state']) {
  const group = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const active = document.activeElement;
    // The browser gives the focus of a button that went away to the page or the dialog.
    const isLost = active === document.body || active instanceof HTMLDialogElement;
    if (!isLost && !group.current?.contains(active)) return;
    group.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  }, [state]);
  return group;
}
