// Who, whom, what and where: the slots of the rules in meanings/, each with its words in their plainest form (lemmas.ts).

const CHILD_NOUN =
  'baby|babies|newborn|infant|toddler|child|children|kid|kids|kiddo|son|sons|daughter|daughters|boy|boys|girl|girls|lad|twins|little one|eldest|youngest|stepson|stepdaughter|grandson|granddaughter|nephew|niece|year old';
const OWNED = '(?:my|our|the|his|her|their|this|that|a|your|these)';
const A_CHILD = `(?:${OWNED} (?:\\w+ ){0,2})?(?:${CHILD_NOUN})`;
const PARTNER =
  'husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|fiancee|spouse|other half|fella|bloke|baby daddy|old man|ole man|missus';
const RELATIVE =
  'father|mother|parents|stepfather|stepdad|stepmother|stepmum|stepmom|grandma|grandpa|grandad|granddad|grandmother|grandfather|granny|gran|nan|nana|uncle|aunt|auntie|cousin|brother|sister|in law';
const CARER =
  'babysitter|sitter|nanny|au pair|carer|childminder|minder|teacher|coach|trainer|tutor|priest|pastor|neighbour|neighbor|neighbours|neighbors|lodger|worker|grown up|adult|stranger|man|woman|someone|people';
const BODY =
  'face|head|arm|arms|leg|legs|back|neck|throat|ear|ears|mouth|lip|lips|bottom|bum|stomach|tummy|belly|chest|cheek|cheeks|body|wrist|wrists|thigh|thighs|eye|jaw|nose|ribs|skin|shoulder|hand|hands';

export const slots = {
  child: `(?:him|them|her(?! (?:ball|toy|toys|tower|car|doll|bike|drum|cup|chair|feelings|hair|nails|food|blocks))|${A_CHILD})`,
  aChild: A_CHILD,
  itsOwn: '(?:my|our|his|her|their|the)',
  partner: `(?:${OWNED} )?(?:\\w+ )?(?:${PARTNER})`,
  /** Anybody who looks after a child, or comes near one. */
  adult: `(?:${OWNED} )?(?:\\w+ )?(?:${PARTNER}|${RELATIVE}|${CARER})`,
  family: `(?:${OWNED} )?(?:\\w+ )?(?:${PARTNER}|${RELATIVE})`,
  heOrShe: '(?:he|she|they)',
  me: '(?:me|us)',
  body: `(?:${BODY})`,
  /** What nobody does to a person for fun. */
  strike:
    '(?:hit|slap|smack|spank|beat|punch|kick|whip|whup|whoop|wallop|thump|thrash|whack|strike|choke|strangle|throttle|batter|assault|stab|attack|abuse|molest|rape|hurt|harm|injure|burn|scald|bruise|shake|smother|suffocate|drown|kill|backhand|clout|clobber|bash|pummel|cuff|flog|lash|headbutt|maul|manhandle|torture|torment|maltreat|mistreat|wound|swat|clip)',
  /** What is done in play as well. */
  rough:
    '(?:push|shove|throw|grab|grip|drag|yank|pull|squeeze|pinch|bite|scratch|slam|twist|knock|drop|jerk|corner|pin|chuck|fling|hurl|haul|tug)',
  self: '(?:myself|my self|himself|herself|themselves|themself|yourself)',
  verge:
    '(?:want to|go to|about to|almost|nearly|could|might|may|will|feel like|urge to|urges to|close to|like to|tempted to|fix to|fixing to|just|ready to|would have|love to|have to stop myself|think of|think about)',
  afraid:
    '(?:afraid|scare|scared|frighten|frightened|terrify|terrified|petrified|fear|worry|worried)',
  think:
    '(?:think|imagine|picture|see|vision|visions|image|images|pictures|dream|wonder|urge|urges|rehearse|rehearsing|fantasise|fantasize)',
  die: '(?:die|be dead|be gone|not exist|not be alive|not be here|not live|not wake|end it|stop exist|stop live|disappear for ever|disappear forever|vanish for ever|vanish forever)',
  long: '(?:any more|any longer|much longer|again|for ever|forever|for good|for always|tomorrow)',
  pills:
    '(?:pill|pills|tablet|tablets|medication|medications|meds|medicine|medicines|painkillers|paracetamol|ibuprofen|tylenol|calpol|antidepressants|sleeping pills)',
  poison:
    '(?:pill|pills|tablet|tablets|medication|meds|painkillers|paracetamol|ibuprofen|tylenol|calpol|bleach|cleaner|cleaning|detergent|pod|pods|battery|batteries|magnet|magnets|coin|coins|chemical|chemicals|poison|antifreeze|petrol|vodka|nicotine|vape|berries|mushroom|mushrooms|perfume|sanitizer|sanitiser|screw|needle|button)',
  secret: '(?:secret|secrets|between them|between us|between you and me|not tell|may not tell)',
  undress: '(?:naked|nude|dirty|undress|undressed|sexual|sexy|rude)',
  dark: '(?:cupboard|closet|cellar|basement|shed|garage|attic|dark|loft|wardrobe)',
  hold: '(?:phone|phones|keys|key|passport|passports|money|card|cards|bank|car|salary|papers)',
  drunken: '(?:drunk|drink|drinking|high|skinful|pissed|wasted|stoned)',
  /** Something that moves or stops of itself and should not. */
  unwell:
    '(?:vomit|throw up|be sick|sleepy|drowsy|dizzy|confuse|confused|strange|strangely|weird|funny|not move|not wake|not react|pale|limp|talk strange|slur|slurring)',
} as const;

export type Slot = keyof typeof slots;
