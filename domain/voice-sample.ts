/** How long a parent reads aloud, in seconds. */
export interface SampleLength {
  readonly leastSeconds: number;
  readonly mostSeconds: number;
}

export const SETTINGS_SAMPLE: SampleLength = { leastSeconds: 30, mostSeconds: 60 };

/** Shorter, because the parent is on the way to the first play. */
export const ONBOARDING_SAMPLE: SampleLength = { leastSeconds: 10, mostSeconds: 15 };

/** A browser starts and stops a recording within a moment of what its clock says. */
const CLOCK_SLACK_SECONDS = 2;

/** What the server takes: from the shortest that a screen makes to the longest. */
export const ACCEPTED_SAMPLE: SampleLength = {
  leastSeconds: ONBOARDING_SAMPLE.leastSeconds - CLOCK_SLACK_SECONDS,
  mostSeconds: SETTINGS_SAMPLE.mostSeconds + CLOCK_SLACK_SECONDS,
};
