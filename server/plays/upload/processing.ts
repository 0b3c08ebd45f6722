// How the scoring of an upload is told.
import type { Processing } from '#contract/recordings.ts';
import type { UploadRow } from '#server/plays/tables/recording-uploads.ts';
import type { DecodeErrorCode } from '#speech/decode/decode-error.ts';
import { DecodeError } from '#speech/decode/decode-error.ts';

/** Why an upload could not be scored. */
export type UploadProblem = DecodeErrorCode | 'nothing-heard' | 'gave-up';

const NOTHING_HEARD = 'The recording is too quiet or unclear for us to make out any words.';
const GAVE_UP =
  'Something on our side kept us from listening to your recording. It’s still here, safe and encrypted. You can try again, or delete it.';
const SLOW = 'This is taking longer than usual. You can leave. Your results will be waiting here.';
/** The first retry comes within seconds. */
const SLOW_FROM_ATTEMPT = 2;
/** Some wait for their turn. */
const SLOW_AFTER_MS = 2 * 60_000;

function sentenceOf(problem: UploadProblem): string {
  if (problem === 'nothing-heard') return NOTHING_HEARD;
  return problem === 'gave-up' ? GAVE_UP : new DecodeError(problem).message;
}

export function processingOf(upload: UploadRow): Processing {
  const { status, progress, attempts, problem, createdAt } = upload;
  if (status === 'failed') {
    const why = problem as UploadProblem;
    return { status, progress, mayHelpAgain: why === 'gave-up', message: sentenceOf(why) };
  }
  const isLate = Date.now() - createdAt.getTime() > SLOW_AFTER_MS;
  const isSlow = status !== 'scored' && (attempts >= SLOW_FROM_ATTEMPT || isLate);
  return { status, progress, ...(isSlow && { message: SLOW }) };
}
