// Brings the words of a message to their plainest form, so that one rule holds for every tense and person: "hes been hitting
// them" reads "he be be hit them". Only words that the rules use are changed.

const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: 'i be',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    hes: 'he be',
    shes: 'she be',
    its: 'it be',
    theyre: 'they be',
    hed: 'he would',
    shed: 'she would',
    theyd: 'they would',
    hell: 'he will',
    shell: 'she will',
    theyll: 'they will',
    youre: 'you be',
    theres: 'there be',
    whats: 'what be',
    gonna: 'go to',
    wanna: 'want to',
    gotta: 'have to',
    cannot: 'can not',
    aint: 'be not',
    darent: 'dare not',
    nobody: 'no one',
    noone: 'no one',
    somebody: 'someone',
    anybody: 'anyone',
    anymore: 'any more',
    mum: 'mother',
    mom: 'mother',
    momma: 'mother',
    mama: 'mother',
    mummy: 'mother',
    mommy: 'mother',
    dad: 'father',
    daddy: 'father',
    papa: 'father',
  }),
);

/** "cant", "dont", "wouldnt": the verb, and that it is denied. */
const DENIALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cant: 'can',
    wont: 'will',
    dont: 'do',
    doesnt: 'do',
    didnt: 'do',
    isnt: 'be',
    arent: 'be',
    wasnt: 'be',
    werent: 'be',
    hasnt: 'have',
    havent: 'have',
    hadnt: 'have',
    wouldnt: 'would',
    couldnt: 'could',
    shouldnt: 'should',
    mustnt: 'must',
    neednt: 'need',
  }),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  been: 'be',
  being: 'be',
  has: 'have',
  had: 'have',
  having: 'have',
  does: 'do',
  did: 'do',
  done: 'do',
  doing: 'do',
  goes: 'go',
  going: 'go',
  went: 'go',
  said: 'say',
  told: 'tell',
  thought: 'think',
  thoughts: 'think',
  felt: 'feel',
  left: 'leave',
  took: 'take',
  taken: 'take',
  taking: 'take',
  made: 'make',
  making: 'make',
  came: 'come',
  coming: 'come',
  got: 'get',
  getting: 'get',
  gotten: 'get',
  gave: 'give',
  given: 'give',
  giving: 'give',
  ate: 'eat',
  eaten: 'eat',
  drank: 'drink',
  fell: 'fall',
  fallen: 'fall',
  threw: 'throw',
  thrown: 'throw',
  shook: 'shake',
  shaken: 'shake',
  shaking: 'shake',
  beaten: 'beat',
  struck: 'strike',
  striking: 'strike',
  bit: 'bite',
  bitten: 'bite',
  biting: 'bite',
  broke: 'break',
  broken: 'break',
  woke: 'wake',
  waking: 'wake',
  woken: 'wake',
  slept: 'sleep',
  hid: 'hide',
  hidden: 'hide',
  hiding: 'hide',
  held: 'hold',
  kept: 'keep',
  hung: 'hang',
  stood: 'stand',
  burnt: 'burn',
  died: 'die',
  dies: 'die',
  dying: 'die',
  ran: 'run',
  running: 'run',
  knew: 'know',
  known: 'know',
  saw: 'see',
  seen: 'see',
  swollen: 'swell',
  wrote: 'write',
  written: 'write',
  spat: 'spit',
  hurting: 'hurt',
  hurts: 'hurt',
  fed: 'feed',
  slid: 'slide',
  stung: 'sting',
  shot: 'shoot',
  spoke: 'speak',
  drew: 'draw',
  drawn: 'draw',
  understood: 'understand',
  taught: 'teach',
  spent: 'spend',
  began: 'begin',
  swore: 'swear',
  tying: 'tie',
  ties: 'tie',
  tied: 'tie',
  flung: 'fling',
};

const VERBS =
  'abandon abuse act allow answer apologise apologize ask assault attack backhand bang bash bathe batter beat become beg begin behave believe belittle bleed blink block breathe bruise bump burn call calm care chain change check chew choke chuck clip clobber clout collapse come confuse continue control convulse copy corner cough count cover cower crack cry cuff curse cut dare decide deserve die disappear discipline dislocate drag draw dream drink drive drop drown dump eat end erupt escalate escape exist expect explain explode fade faint fall fear feed feel fight film find finish flare flash flinch fling flip flog fly foam follow fondle force fracture frighten gag gasp get give go google grab grip groom grope handle hang happen harm hate haul have headbutt hear hide hit hoard hold hope humiliate hunt hurl hurt imagine ingest inhale injure insult isolate jerk jump keep kick kill kip kiss kneel knock know lash leave let lick lift live lock look loosen lose love lurk make manage manhandle mark match maul mind miss mistreat molest move neglect notice occur overdose pack pass pee peel permit picture pin pinch plan pop pray press promise pull pummel punch punish push put rage raise rape react recognise recognize regret release respond roll rouse rub run save say scald scare scratch scream sedate see seem send shake shoot shout shove show shut slam slap sleep slit smack smash smother snap sort spank speak spend spill spit split squeeze stab stalk stand stare start starve stay sting stop strangle strike stroke struggle subject suck suffer suffocate survive swallow swat swear swell take talk teach tell terrify thank think thrash threaten throttle throw thump tie torment torture touch track trip trust try tug tumble turn twist twitch understand urinate use vanish vomit wait wake walk wallop wander want wash watch water wear wee whack wheeze whip whistle whoop whup wince wish wonder worry wound write yank yell';

/** With an s, many or their own: "at her dads". */
const PEOPLE =
  'husband wife partner boyfriend girlfriend ex fiance father mother stepfather stepdad stepmother stepmum stepmom grandma grandpa grandad granddad grandmother grandfather granny nan nana uncle aunt auntie cousin brother sister babysitter sitter nanny coach teacher childminder neighbour neighbor';

const inflected = new Map<string, string>(Object.entries(IRREGULAR));
for (const verb of VERBS.split(' ')) {
  for (const form of formsOf(verb)) if (!inflected.has(form)) inflected.set(form, verb);
}

for (const one of PEOPLE.split(' ')) inflected.set(`${one}s`, one);
inflected.set('dads', 'father').set('mums', 'mother').set('moms', 'mother');

function formsOf(verb: string): string[] {
  const last = verb.slice(-1);
  const bare = last === 'e' ? verb.slice(0, -1) : verb;
  const doubled = `${verb}${last}`;
  const softened = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}i` : '';
  return [
    `${verb}s`,
    `${verb}es`,
    `${bare}ing`,
    `${bare}ed`,
    ...(/[^aeiou][aeiou][bdgklmnpt]$/.test(verb) ? [`${doubled}ing`, `${doubled}ed`] : []),
    ...(softened ? [`${softened}es`, `${softened}ed`] : []),
  ];
}

/** `text` has no capitals, apostrophes or punctuation. */
export function lemmasOf(text: string): string {
  return text.split(' ').map(lemmaOf).join(' ');
}

function lemmaOf(word: string): string {
  const denied = DENIALS.get(word);
  if (denied) return `${denied} not`;
  return CONTRACTIONS.get(word) ?? inflected.get(word) ?? word;
}
