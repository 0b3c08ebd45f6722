import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { SampleLength } from '#domain/voice-sample.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  type Sample,
  type SampleRecording,
  startSampleRecording,
} from '#web/audio/sample-recording.ts';
import { toast } from '#web/ui/toast-store.ts';
import { enrollmentFailure, microphoneFailure, type RecorderFailure } from './failure.ts';
import { useAgree, useEnrollVoice, useForgetConsent, useVoiceConsent } from './queries.ts';
import { nextState } from './recorder-states.ts';
import { SpokenTime } from './spoken-time.ts';

interface RecorderOptions {
  readonly length: SampleLength;
  /** How long the success is on show. */
  readonly doneDelayMs: number;
  readonly onEnrolled?: () => void;
  readonly onDone: () => void;
}

/** What outlives a drawing: whether anybody is still there, and what has the microphone. Who leaves lets go of it. */
interface Held {
  isOnScreen: boolean;
  recording: SampleRecording | undefined;
}

export type VoiceRecorder = ReturnType<typeof useVoiceRecorder>;

/** From the consent to the enrolled voice. What is recorded lives here and is gone with the screen. */
export function useVoiceRecorder(options: RecorderOptions) {
  const { length, doneDelayMs, onEnrolled, onDone } = options;
  const [state, send] = useReducer(nextState, 'consent');
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [spokenSeconds, setSpokenSeconds] = useState<number>();
  const [sample, setSample] = useState<Sample>();
  const [failure, setFailure] = useState<RecorderFailure>();
  const consent = useVoiceConsent();
  const agreement = useAgree();
  const forgetConsent = useForgetConsent();
  const held = useRef<Held>({ isOnScreen: true, recording: undefined });

  useEffect(() => {
    const { current } = held;
    current.isOnScreen = true;
    return () => {
      current.isOnScreen = false;
      void current.recording?.stop();
    };
  }, []);

  const isAgreed = consent.data?.granted ?? false;
  useEffect(() => {
    if (isAgreed) send('agreed');
  }, [isAgreed]);

  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (state !== 'complete') return;
    const timer = setTimeout(() => finish(), doneDelayMs);
    return () => clearTimeout(timer);
  }, [state, doneDelayMs]);

  const fail = (reason: RecorderFailure) => {
    setFailure(reason);
    toast(reason.toast);
    send('failed');
  };

  const start = async () => {
    setSeconds(0);
    setLevel(0);
    setSpokenSeconds(undefined);
    setSample(undefined);
    send('start');
    const spoken = new SpokenTime();
    const hear = (heard: number) => {
      setLevel(heard);
      setSpokenSeconds(spoken.hear(heard, performance.now()));
    };
    try {
      const started = await startSampleRecording({
        mostSeconds: length.mostSeconds,
        onSecond: setSeconds,
        onLevel: hear,
        onEnd: () => void stop(),
      });
      // Closed while the browser was asking for the microphone.
      if (!held.current.isOnScreen) return void started.stop();
      held.current.recording = started;
      send('opened');
    } catch (error) {
      if (held.current.isOnScreen) fail(microphoneFailure(error));
    }
  };

  const stop = async () => {
    const running = held.current.recording;
    held.current.recording = undefined;
    if (!running) return;
    setSample(await running.stop());
    send('stopped');
  };

  const enrollment = useEnrollVoice({
    onSuccess: () => {
      send('enrolled');
      onEnrolled?.();
    },
    onError: (error) => {
      if (!held.current.isOnScreen) return;
      if (error instanceof ApiError && error.body.code === 'consent_required') {
        forgetConsent();
        send('consentLost');
      } else {
        fail(enrollmentFailure(error));
      }
    },
  });

  const submit = () => {
    if (!sample) return;
    send('submit');
    enrollment.mutate(sample.sound);
  };

  return {
    state,
    length,
    seconds,
    level,
    /** Where nothing can be measured, the reader is taken to speak all the time. */
    spokenSeconds: spokenSeconds ?? seconds,
    sample,
    failure,
    isLongEnough: sample !== undefined && sample.seconds >= length.leastSeconds,
    consent: {
      isLoading: consent.isPending,
      isSaving: agreement.isPending,
      isFailed: agreement.isError,
      agree: () => agreement.mutate(),
    },
    start: () => void start(),
    stop: () => void stop(),
    reRecord: () => send('reRecord'),
    tryAgain: () => send('tryAgain'),
    submit,
  };
}
