// The numbers of a play session.
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';

export const PLAY_MS = PLAY_SESSION_SECONDS * 1000;
export const COUNTDOWN_MS = 5000;

/** The pre-play test needs sound within this time. */
export const AUDIO_TEST_MS = 1000;
export const HEALTH_CHECK_MS = 5000;
export const FAILED_CHECKS_TO_PAUSE = 2;
/** What the recorder gets at most to hand over its last sound. */
export const FINALIZE_MS = 1000;
/** The lamp has lit up by then; its animation (`animate-shine`) takes 850. */
export const CELEBRATE_MS = 900;
/** Less than this and no sound: there is nothing to look at. */
export const SHORTEST_PLAY_MS = 1000;
/** How often a screen looks at the clock; well below the second that it shows. */
export const TICK_MS = 250;

export const AUTO_SAVE_MS = 5000;
/** Also saved whenever the remaining time passes a multiple of this. */
export const AUTO_SAVE_REMAINING_MS = 10_000;
/** Nothing was saved for this long: the play session was given up. */
export const STALE_MS = 300_000;
/** What a play leaves on the device goes after this time, whatever became of it. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** With this little left a play session is ended, not restored. */
export const TOO_LITTLE_LEFT_MS = 10_000;

export const CHUNK_MS = 3000;
export const CONNECT_TIMEOUT_MS = 5000;
export const PING_MS = 30_000;
export const FIRST_RECONNECT_MS = 1000;
export const LONGEST_RECONNECT_MS = 30_000;
export const MOST_RECONNECTS = 5;
/** While all places to listen are taken. */
export const PLACE_RETRY_MS = 20_000;
/** Queued chunks leave one by one, this far apart. */
export const RESEND_SPACING_MS = 100;
/** From stop_session to closing the connection. */
export const STOP_WAIT_MS = 500;
