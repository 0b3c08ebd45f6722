/** What the screen tells apart; the word is all of a message that may be logged. */
export type Danger = 'medical' | 'self-harm' | 'child-hurt' | 'violence' | 'losing-control';
