/** What the screen tells apart, in the order of the network's answers; the word is all of a message that may be logged. */
export const dangers = [
  'medical',
  'self-harm',
  'child-hurt',
  'violence',
  'losing-control',
] as const;
export type Danger = (typeof dangers)[number];

export interface Alarm {
  readonly of: Danger;
  /** It may well be something else. */
  readonly isDoubtful: boolean;
}
