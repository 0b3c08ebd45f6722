import { describe, expect, it } from 'vitest';
import { ApiError, UNREACHABLE } from '#web/api/api-error.ts';
import { MicrophoneError } from '#web/audio/microphone.ts';
import { enrollmentFailure, microphoneFailure } from './failure.ts';

const refusal = (status: number, code: string, message: string) =>
  new ApiError(status, JSON.stringify({ code, message }));

describe('a recording that was not enrolled', () => {
  it('is kept where the connection was lost', () => {
    const failure = enrollmentFailure(new TypeError('Failed to fetch'));
    expect(failure).toMatchObject({
      message: UNREACHABLE,
      advice: 'Your recording is still here. You can submit it again.',
      canSubmitAgain: true,
      toast: { description: UNREACHABLE },
    });
  });

  it('is kept where the server was at fault, or asks to wait', () => {
    expect(enrollmentFailure(new ApiError(502, 'Bad Gateway')).canSubmitAgain).toBe(true);
    const wait = refusal(429, 'too_many_requests', 'Please try again in 3 minutes.');
    expect(enrollmentFailure(wait).canSubmitAgain).toBe(true);
  });

  it('is made again where the recording was refused, in the words of the server', () => {
    const failure = enrollmentFailure(
      refusal(422, 'unusable_recording', 'We didn’t hear anything.'),
    );
    expect(failure).toMatchObject({
      message: 'We didn’t hear anything.',
      canSubmitAgain: false,
      toast: { title: 'Enrollment Failed', description: 'We didn’t hear anything.' },
    });
  });
});

it('a refusal without a sentence has one of ours', () => {
  expect(enrollmentFailure(new ApiError(400, '{}'))).toMatchObject({
    message: 'Failed to enroll voice. Please try again.',
    toast: { description: 'Could not complete voice enrollment. Please try again.' },
  });
});

describe('a microphone that was not there', () => {
  it('is told as the permission that it is, or by its own name', () => {
    expect(microphoneFailure(new MicrophoneError('refused')).toast.description).toBe(
      'Could not access your microphone. Please check browser permissions.',
    );
    expect(microphoneFailure(new MicrophoneError('missing')).toast.description).toBe(
      'We couldn’t find a microphone.',
    );
  });
});
