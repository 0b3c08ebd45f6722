// To who writes in another language: so in that one, where we can, and in English.
import { helpLinesFor } from '#coaching/danger/help-lines.ts';
import type { Language } from '#coaching/understanding/other-language.ts';

/** With the number for emergencies: what is not understood is not screened for danger either. */
const inOwnWords: Readonly<Record<Language, (emergency: string) => string>> = {
  Spanish: (emergency) =>
    `Por ahora solo entiendo inglés, lo siento. ¿Me lo puedes escribir en inglés, aunque sea con pocas palabras? Si es urgente, llama al ${emergency}. `,
  Portuguese: (emergency) =>
    `Por enquanto só entendo inglês, sinto muito. Pode me escrever em inglês, mesmo com poucas palavras? Se for urgente, ligue para o ${emergency}. `,
  French: (emergency) =>
    `Pour l’instant, je ne comprends que l’anglais, et j’en suis navré. Pouvez-vous me l’écrire en anglais, même en quelques mots ? Si c’est urgent, appelez le ${emergency}. `,
  German: (emergency) =>
    `Bisher verstehe ich leider nur Englisch. Können Sie es mir auf Englisch schreiben? Ein paar Worte reichen. Wenn es dringend ist, rufen Sie ${emergency} an. `,
  another: () => '',
};

export const onlyEnglish = (language: Language, timeZone: string) =>
  `${inOwnWords[language](helpLinesFor(timeZone).emergency)}I only understand English for now, I’m sorry to say. A few words of it are enough, and I’ll do my best. In your five minutes, do stay with the language that comes from the heart; the skills are the same.`;
