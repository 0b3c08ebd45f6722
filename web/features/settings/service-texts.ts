// What a parent agrees to, as the code sends it (coaching/model-instructions.ts, server/adapters/transcription-server.ts). Changed words
// need a new version in contract/outside-services.ts.
import type { OutsideKind } from '#contract/outside-services.ts';
import { product } from '#domain/content.ts';

interface ServiceText {
  readonly label: (name: string) => string;
  readonly whileOff: string;
  /** Goes before and after the service's names. */
  readonly whileOn: readonly [before: string, after: string];
  readonly sent: readonly string[];
  readonly notSent: string;
  readonly withdrawal: string;
}

export const serviceTexts: Record<OutsideKind, ServiceText> = {
  words: {
    label: (name) => `Let ${name} answer as your coach`,
    whileOff: `While this is off, ${product.name}’s built-in coach answers you, and your words stay here.`,
    whileOn: ['While it’s on,', 'gets this each time you write to the coach:'],
    sent: [
      'your message, and up to 20 earlier messages from the same chat, even from before you turned this on',
      'the play session you’re talking about, or your latest one: up to 80 lines that you, your child or anyone else said, and about how often you used each skill',
      'your children’s ages and pronouns. We take out their names wherever we find them; a name that was misheard or misspelled can slip through.',
    ],
    notSent:
      'Your own name, your email address and the sound of your voices are never sent. Neither is a message that sounds like someone is in danger: we answer those ourselves.',
    withdrawal: 'You can turn this off at any time.',
  },
  sound: {
    label: (name) => `Let ${name} write down what’s said`,
    whileOff: `While this is off, ${product.name} writes it down on its own server, and no sound goes anywhere else.`,
    whileOn: ['While it’s on,', 'gets this while you play:'],
    sent: [
      'the sound of everything that’s said, a few seconds at a time: your voice, your child’s, and anyone else’s, even from a TV. Names that are said aloud can be heard in it.',
    ],
    notSent:
      'Nothing else goes along: no names, no ages, nothing about your account. Please turn this on only if everyone who plays with you is okay with it.',
    withdrawal: 'You can turn this off at any time, even in the middle of a play session.',
  },
};
