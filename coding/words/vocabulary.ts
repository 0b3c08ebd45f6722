// Closed classes of words that the coder knows by heart. Open classes (verbs, nouns) are told by their form.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const WH_WORDS = set('what where who whose which why how when');
export const AUXILIARIES = set(
  'is are am was were do does did can could will would shall should have has had may might must',
);
export const PRONOUNS = set(
  'i you we he she it they this that these those there somebody someone everybody everyone nobody',
);
export const DETERMINERS = set(
  'the a an this that these those my your his her its our their some any another every all both no one two three four five six each',
);
export const YES_WORDS = set(
  'yes yeah yep yup aye sure uh-huh mm-hm mhm mm-hmm ya-huh nah no nope nay naw uh-uh indeed',
);
export const NO_WORDS = set('no nah nope nay naw uh-uh');
export const FILLERS = set(
  'oh now so well um uh erm er eh ah hmm hm mm mmm ooh oop oops whoops hey ha haha aw aww okay ok alright right wow gosh whoa like just then and but',
);
export const PET_NAMES = set(
  'love sweetheart darling sweetie honey hun hon pet duck babe baby mate buddy bud pal son sugar petal chick hen lovey lamb pumpkin sunshine treasure angel dear dearie kiddo champ beta beti cariad bach mijo mija dude',
);
export const GOOD_WORDS = set(
  'good great nice lovely love like thank thanks ta proud clever careful carefully gentle gently creative fun right beautiful beautifully brilliant excellent fantastic amazing awesome super wonderful perfect perfectly terrific cool smart kind kindly sweet pretty gorgeous neat neatly patient patiently helpful thoughtful polite politely best fab fabulous ace class deadly grand magic marvellous smashing cracking champion stellar impressive impressed well beautiful tidy tidily talented superb splendid sharing ripper legend star favourite favorite appreciate enjoy enjoying adore glad happy pleased bravo spot-on mint belter braw bonny sound quality sick dope imaginative inventive generous calm calmly brave grown-up hard-working nicely',
);
export const IRREGULAR_PASTS = set(
  'put made built took gave got found went ran drew cut broke threw caught stuck stood sat drove fell flew fed held hid hit hung kept laid led left let lit lost met paid read rode said sang saw set shook shot shut slid spun spread swept swung taught told tore tucked won wore wrote ate bent blew brought bought chose came did dug forgot picked shoved popped folded knocked lined stacked rolled undid wound woke wove sewed stuck slept spoke stole sank swam drank knew thought heard bit',
);
export const SOUNDS = set(
  'beep vroom brum brmm choo chug moo baa neigh oink woof meow miaow quack cluck ruff roar rawr grr grrr splash splosh crash bang boom bam pow whoosh woosh swoosh zoom pop ding dong ching ring nee naw nom yum num crunch munch slurp glug snip chop tick tock hop boing squish squelch squeak creak knock tap tweet hoot honk toot pshh pshhh shh shhh sss hiss buzz bzz bzzz zap pew tada ta-da la dum dee boop ribbit hee-haw clip clop thud bonk whee wheee weee achoo brr brrr clang clink plop drip drop swish thwack wham kapow tsss fizz gulp mwah ahem',
);
export const NUMBERS = set(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
);
export const STOP_WORDS = set(
  `the a an is are am was were be been being it this that these those there here of to in on at for with and or but so up down out off over into by from as if than then too also very really just all some any do does did have has had will would can could i you we he she they me him her them us my your his its our their not no yes yeah oh 's 'll 're 've 'd well um uh now okay right got get one`,
);
