// Words as the coder compares them: small letters, no marks, contractions spelled out, dialect spellings evened.
import { remembering } from './memory.ts';

export interface Token {
  /** As compared: "you", "are", "not". */
  readonly word: string;
  /** The mark that follows, if any: one of , . ? ! ; : - */
  readonly mark: string;
}

/** Contractions and dialect spellings, each as the words that it stands for. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "i'm": 'i am',
    im: 'i am',
    "i've": 'i have',
    "i'll": 'i will',
    "i'd": 'i would',
    "you're": 'you are',
    youre: 'you are',
    "you've": 'you have',
    youve: 'you have',
    "you'll": 'you will',
    youll: 'you will',
    "you'd": 'you would',
    "we're": 'we are',
    "we've": 'we have',
    "we'll": 'we will',
    "we'd": 'we would',
    "they're": 'they are',
    theyre: 'they are',
    "they've": 'they have',
    "they'll": 'they will',
    "they'd": 'they would',
    "he's": 'he is',
    hes: 'he is',
    "she's": 'she is',
    shes: 'she is',
    "it's": 'it is',
    "that's": 'that is',
    thats: 'that is',
    "he'll": 'he will',
    "she'll": 'she will',
    "it'll": 'it will',
    "that'll": 'that will',
    thatll: 'that will',
    "he'd": 'he would',
    "she'd": 'she would',
    "it'd": 'it would',
    "there's": 'there is',
    theres: 'there is',
    "here's": 'here is',
    heres: 'here is',
    "what's": 'what is',
    whats: 'what is',
    "where's": 'where is',
    wheres: 'where is',
    "who's": 'who is',
    whos: 'who is',
    "how's": 'how is',
    hows: 'how is',
    "when's": 'when is',
    "why's": 'why is',
    "which's": 'which is',
    "what're": 'what are',
    "where're": 'where are',
    "who're": 'who are',
    "how're": 'how are',
    "what'd": 'what did',
    "where'd": 'where did',
    "how'd": 'how did',
    "who'd": 'who did',
    "what'll": 'what will',
    "who'll": 'who will',
    "how'll": 'how will',
    "let's": 'let us',
    lets: 'let us',
    "let's've": 'let us have',
    "don't": 'do not',
    dont: 'do not',
    "doesn't": 'does not',
    doesnt: 'does not',
    "didn't": 'did not',
    didnt: 'did not',
    "isn't": 'is not',
    isnt: 'is not',
    "aren't": 'are not',
    arent: 'are not',
    "wasn't": 'was not',
    wasnt: 'was not',
    "weren't": 'were not',
    werent: 'were not',
    "can't": 'can not',
    cant: 'can not',
    cannot: 'can not',
    "couldn't": 'could not',
    couldnt: 'could not',
    "won't": 'will not',
    wont: 'will not',
    "wouldn't": 'would not',
    wouldnt: 'would not',
    "shouldn't": 'should not',
    shouldnt: 'should not',
    "mustn't": 'must not',
    "mightn't": 'might not',
    "needn't": 'need not',
    "haven't": 'have not',
    havent: 'have not',
    "hasn't": 'has not',
    hasnt: 'has not',
    "hadn't": 'had not',
    hadnt: 'had not',
    "amn't": 'am not',
    "ain't": 'is not',
    aint: 'is not',
    innit: 'is not it',
    cannae: 'can not',
    dinnae: 'do not',
    didnae: 'did not',
    isnae: 'is not',
    wasnae: 'was not',
    willnae: 'will not',
    doesnae: 'does not',
    wouldnae: 'would not',
    couldnae: 'could not',
    gonna: 'going to',
    gunna: 'going to',
    gon: 'going to',
    wanna: 'want to',
    gotta: 'got to',
    hafta: 'have to',
    oughta: 'ought to',
    lemme: 'let me',
    gimme: 'give me',
    kinda: 'kind of',
    sorta: 'sort of',
    coulda: 'could have',
    shoulda: 'should have',
    woulda: 'would have',
    dunno: 'do not know',
    finna: 'going to',
    tryna: 'trying to',
    "d'you": 'do you',
    "d'ya": 'do you',
    "d'ye": 'do you',
    didja: 'did you',
    dya: 'do you',
    whatcha: 'what are you',
    watcha: 'what are you',
    "what'cha": 'what are you',
    "y'are": 'you are',
    "y'all": 'you all',
    yous: 'you',
    youse: 'you',
    ya: 'you',
    ye: 'you',
    yuh: 'you',
    yer: 'your',
    "ya'": 'you',
    "y'": 'you',
    "c'mon": 'come on',
    cmon: 'come on',
    "c'mere": 'come here',
    "'em": 'them',
    em: 'them',
    "'cause": 'because',
    cause: 'because',
    cos: 'because',
    cuz: 'because',
    "'til": 'until',
    "o'": 'of',
    "th'": 'the',
    "an'": 'and',
    "'n'": 'and',
    "'tis": 'it is',
    "'twas": 'it was',
    "g'day": 'hello',
    "s'pose": 'suppose',
    "ma'am": 'ma',
    mum: 'mummy',
    mom: 'mummy',
    mommy: 'mummy',
    mama: 'mummy',
    mammy: 'mummy',
    dad: 'daddy',
    papa: 'daddy',
    da: 'daddy',
  }),
);

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?|['’][\p{L}]+/gu;

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(at, match.index);
    at = match.index + match[0].length;
    setMark(tokens, between);
    for (const word of wordsOf(match[0])) tokens.push({ word, mark: '' });
  }
  setMark(tokens, text.slice(at));
  return tokens;
}

function setMark(tokens: Token[], between: string): void {
  // "What!?" and "What…?" ask.
  const mark = between.includes('?') ? '?' : /[,.!;:…–—]/u.exec(between)?.[0];
  const last = tokens.at(-1);
  if (mark && last) tokens[tokens.length - 1] = { ...last, mark };
}

const wordsOf = remembering((written): readonly string[] => {
  const word = written.toLowerCase().replaceAll('’', "'");
  const known = SPELLED_OUT.get(word);
  if (known) return known.split(' ');
  // fixin' -> fixing
  if (word.length > 4 && word.endsWith("in'")) return [`${word.slice(0, -1)}g`];
  const host = /^(.+)'(s|ll|re|ve|d)$/.exec(word);
  if (host?.[1]) return [host[1], `'${host[2]}`];
  return [word.replace(/^'|'$/g, '')];
});
