/** The aim is fewer than three questions and commands in five minutes. */
const FEW = 3;
/** Above, the grown-up set the course for most of the play. */
const MANY = 9;

export type Leader = 'child' | 'both' | 'parent';

export function leaderOf(avoidTalk: number): Leader {
  if (avoidTalk < FEW) return 'child';
  return avoidTalk < MANY ? 'both' : 'parent';
}

/** Who led, in a word or two; never a number. */
export function leaderWords(leader: Leader, childName: string): string {
  if (leader === 'child') return `${childName} led`;
  return leader === 'both' ? 'You took turns' : 'You led';
}

/** What stands above the sessions: good news, or one sentence to try. After a first session there is nothing to mend. */
export function leadInWords(avoidTalk: readonly number[], childName: string): string {
  const leader = leaderOf(avoidTalk.at(-1) ?? 0);
  if (leader === 'child') return `In your last session, ${childName} was in the lead.`;
  if (avoidTalk.length === 1)
    return `Over time, you’ll see ${childName} take the lead more and more.`;
  return 'Next time, try turning one question or direction into a statement: “You chose the red one.”';
}
