/** Everything after the decoder is mono at this many samples a second. */
export const SAMPLE_RATE = 16_000;
