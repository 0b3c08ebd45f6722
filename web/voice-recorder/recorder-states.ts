// Every state of the recorder and what leads out of it. The screens draw the state; nothing else decides what comes next.

export type RecorderState =
  | 'consent'
  | 'idle'
  | 'opening'
  | 'recording'
  | 'preview'
  | 'processing'
  | 'complete'
  | 'error';

export type RecorderEvent =
  | 'agreed'
  | 'start'
  | 'opened'
  | 'failed'
  | 'stopped'
  | 'reRecord'
  | 'submit'
  | 'enrolled'
  | 'consentLost'
  | 'tryAgain';

export const transitions: Record<RecorderState, Partial<Record<RecorderEvent, RecorderState>>> = {
  consent: { agreed: 'idle' },
  idle: { start: 'opening' },
  // The browser may be asking the parent for the microphone.
  opening: { opened: 'recording', failed: 'error' },
  recording: { stopped: 'preview', failed: 'error' },
  preview: { reRecord: 'idle', submit: 'processing' },
  // Withdrawn meanwhile, on another device.
  processing: { enrolled: 'complete', failed: 'error', consentLost: 'consent' },
  complete: {},
  // After a lost connection the recording is still there, and is submitted as it is.
  error: { tryAgain: 'idle', submit: 'processing' },
};

/** Where an event leads; an event that comes too late changes nothing. */
export function nextState(state: RecorderState, event: RecorderEvent): RecorderState {
  return transitions[state][event] ?? state;
}
