// Whether a message is in a language that the coach does not read, by its smallest words.

export type Language = 'Spanish' | 'Portuguese' | 'French' | 'German' | 'another';

/** Words that are frequent in one and rare in the others, English included. */
const smallWords: Readonly<Record<Exclude<Language, 'another'>, ReadonlySet<string>>> = {
  Spanish: words(
    'el la los las una unos que qué con por para pero como cómo está esta estoy hijo hija niño niña mi mis su sus muy cuando donde porque yo ella le lo se nos al del hay tiene tengo hace hago puedo puede quiere dice todas todos las y ya noche casa mamá papá esposo',
  ),
  Portuguese: words(
    'o a os uma que com por para mas como está estou filho filha menino menina meu minha seu sua muito quando onde porque eu ela ele não do da dos no na tem tenho faz faço posso pode quer diz todas todos e já noite casa mamãe marido',
  ),
  French: words(
    'le la les une des que qui avec pour mais comme est suis mon ma mes son sa ses fils fille très quand où parce je elle il ne pas du au aux a ai fait peux peut veut dit tous toutes et déjà nuit maison maman papa mari nous vous ce cette',
  ),
  German: words(
    'der die das ein eine und mit für aber wie ist bin mein meine sein ihre sohn tochter sehr wenn wo weil ich sie er es nicht dem den im hat habe macht kann will sagt alle schon nacht haus mama papa mann wir ihr dass auch noch nur',
  ),
};
const english = words(
  'the a an and or but if is are was were am be been do does did can could should would will have has had i you he she it we they me him her us them my your his our their this that these those what who how why when where which to of in on at for with from not no so too just like about up out then than there here all any some one get got go want say said',
);

const LEAST_WORDS = 4;
/** Of all words of the message. */
const LEAST_SHARE = 0.35;
/** Names and loan words stand in English, too. */
const LEAST_LEAD = 2;

export function otherLanguageOf(message: string): Language | undefined {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= LEAST_WORDS && latin < letters / 2) return 'another';
  const own = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (own.length < LEAST_WORDS) return undefined;
  const countIn = (known: ReadonlySet<string>) => own.filter((word) => known.has(word)).length;
  const [best] = Object.entries(smallWords)
    .map(([language, known]) => ({ language: language as Language, found: countIn(known) }))
    .toSorted((a, b) => b.found - a.found);
  const isOther =
    best !== undefined &&
    best.found >= LEAST_SHARE * own.length &&
    best.found >= countIn(english) + LEAST_LEAD;
  return isOther ? best.language : undefined;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
