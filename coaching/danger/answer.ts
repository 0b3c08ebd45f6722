import type { Danger } from './danger.ts';
import { helpFor, helpLinesFor } from './help-lines.ts';

/** Said to all of them: nobody should think that a program is looking after it. */
const AI = 'I am an AI and cannot help in an emergency, but people can, right now.';
const NOT_KEPT = 'Your message and this answer are not kept.';
const IN_OTHER_WORDS = 'If I misunderstood, tell me in other words, and we’ll go on from there.';

const texts: Readonly<Record<Danger, (emergency: string) => string>> = {
  medical: (emergency) =>
    `This sounds urgent. Please call ${emergency} now, or have somebody call while you stay close. ${AI} The people on the phone will tell you what to do until help arrives.`,
  'self-harm': (emergency) =>
    `Thank you for saying it. This matters more than any play session, and nobody has to carry it alone. ${AI} If you or someone else might act on it soon, call ${emergency}, and don’t stay alone: ask someone to come and be with you until help arrives.`,
  'child-hurt': (emergency) =>
    `Thank you for saying it. A child who may be hurt needs grown-ups who act, and telling someone is the first step, even if you’re the one who did it. ${AI} If the child is in danger or injured, call ${emergency} now.`,
  violence: (emergency) =>
    `What you’re describing is not okay, and it is not your fault. ${AI} If you or the children are in danger, get to a safe place if you can and call ${emergency}. If somebody looks through this phone, call from another one.`,
  'losing-control': (emergency) =>
    `Thank you for saying it; stopping to write it was the right thing. If you could hurt somebody: put your child down in a safe place, close the door and step away for a few minutes. It’s okay if your child cries for a while. ${AI} If anybody is in danger, call ${emergency}.`,
};

/** The fixed answer to a message that sounds like danger. */
export function dangerAnswer(danger: Danger, timeZone: string): string {
  const { emergency } = helpLinesFor(timeZone);
  const help = helpFor(danger, timeZone);
  return `${texts[danger](emergency)}\n\n${help}${NOT_KEPT} ${IN_OTHER_WORDS}`;
}

/** Said first where the message may as well mean something else. */
const doubtfulTexts: Readonly<Record<Danger, (emergency: string) => string>> = {
  medical: (emergency) =>
    `I may be reading too much into this. If it’s urgent, please call ${emergency} now; the people on the phone will tell you what to do.`,
  'self-harm': (emergency) =>
    `I may be reading too much into this. If you or someone else is thinking of dying, or might get hurt, nobody has to carry it alone: call ${emergency}, and ask someone to come and stay with you.`,
  'child-hurt': (emergency) =>
    `I may be reading too much into this. If a child is being hurt, telling someone is the first step, even if you’re the one who did it. If the child is in danger or injured, call ${emergency} now.`,
  violence: (emergency) =>
    `I may be reading too much into this. If somebody at home hurts or scares you, it’s not your fault. If you or the children are in danger, get to a safe place if you can and call ${emergency}.`,
  'losing-control': (emergency) =>
    `I may be reading too much into this. If you could hurt somebody: put your child down in a safe place, close the door and step away for a few minutes. If anybody is in danger, call ${emergency}.`,
};

/** To a message that may tell of danger: whom to call, and what the coach says where it is none. */
export function answerInDoubt(danger: Danger, timeZone: string, otherwise: string): string {
  const { emergency } = helpLinesFor(timeZone);
  const first = `${doubtfulTexts[danger](emergency)} ${helpFor(danger, timeZone)}${NOT_KEPT}`;
  // Whom to reach has been said.
  const rest = otherwise.replace(inCaseOfMore(timeZone), '').trimEnd();
  return `${first}\n\nIf you meant something else: ${rest}`;
}

/** At the end of an answer to something that may mean more than it says. */
export function inCaseOfMore(timeZone: string): string {
  const { emergency, talk } = helpLinesFor(timeZone);
  return `And if someone isn’t safe or isn’t well, please reach out to people who can help: ${emergency}, or ${talk}.`;
}
