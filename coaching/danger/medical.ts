import { CHILD_OBJECT, pattern } from './words.ts';

const NOT_A_TOY = '(?<!(?:teddy|doll|bear|puppet|dino|dinosaur|robot) )';
const HARMFUL =
  '(?:batter(?:y|ies)|magnets?|bleach|cleaner|cleaning|detergent|dishwasher|laundry|pods?|pills?|tablets?|medication|medicines?|meds|vitamins|coins?|poison|berries|berry|mushrooms?|nails?|screws?|needles?|glass|cigarettes?|nicotine|alcohol|vodka|wine|petrol|gasoline|antifreeze|perfume|sanitizer|lamp oil|chemicals?|rat|paint thinner|drugs|weed|edibles?|cannabis)';

/** Somebody may need an ambulance or a doctor now. */
export const medical = [
  pattern(
    `(?<!laugh.*)${NOT_A_TOY}(?:not|isnt|wasnt|arent|stopped|stops|cant|cannot|couldnt|hard|trouble|difficulty|struggl\\w+|difficult|barely|hardly|problems?) (?:\\w+ ){0,2}breath\\w*(?!.*(?:laugh|giggl|tickl))`,
  ),
  pattern(
    '(?:gasping|gasps|fighting) for (?:air|breath)|short of breath|chest (?:is |keeps )?sucking|sucking in when',
  ),
  pattern(
    '(?:is|hes|shes|im|was|started|keeps|are|baby|son|daughter|child|toddler) choking(?! up)|chok(?:ed|ing|es) on|choking$',
  ),
  pattern(
    `(?:swallow(?:s|ed|ing)?|ate|eaten|eat|drank|drunk|drink|drinking|into|took|taken|licked|inhaled|sniffed) (?:(?!pretend|toy|his milk|all his)\\w+ ){0,5}${HARMFUL}`,
  ),
  pattern('(?:been|is|was|got|hes|shes|be) poisoned|poisoning|poison control'),
  pattern(
    'seizures?|convuls\\w+|epileptic|(?:a|another) fit (?:and|then|while) (?:\\w+ ){0,3}(?:shak|twitch|stiff|uncon|foam)\\w*|febrile',
  ),
  pattern(
    '(?<!pretend(?:s|ed)? to be )unconscious|unresponsive|not respond\\w*|wont respond|passed out|passes out|blacked out|fainted|(?:and|he|she|has|just) collapsed|lifeless',
  ),
  pattern('(?:is|went|goes|gone|are|and|all|hes|shes) (?:limp|floppy)'),
  pattern(
    `${NOT_A_TOY}(?:wont|doesnt|isnt|not|didnt) (?:wake|waking) up(?! (?:early|for|in the morning|at|before|on time|until))`,
  ),
  pattern(`cant wake ${CHILD_OBJECT}(?: up)?(?! (?:for|in the|early|on))`),
  pattern('wont come (?:round|around|to)$'),
  pattern(
    'fell (?:\\w+ ){0,8}(?:vomit\\w*|throwing up|threw up|throws up|sleepy|drowsy|dizzy|unconscious|not responding|bleed\\w*|blood|cant move)',
  ),
  pattern(
    '(?:hit|hits|banged|bumped|knocked|cracked) (?:his|her|their|my) head (?:\\w+ ){0,6}(?:vomit\\w*|throwing|threw up|throws|sleepy|drowsy|dizzy|hard|bleed\\w*|sick|strange|confused|out)',
  ),
  pattern('head injury|concussion|skull'),
  pattern(
    'bleeding (?:a lot|badly|heavily|wont|doesnt|and|so|from|really|much)|(?:pregnant|pregnancy) (?:\\w+ ){0,3}bleed\\w*|bleeding (?:\\w+ )?stop|wont stop bleeding|(?:is|hes|shes) bleeding(?! (?:red|blue|colou?rs?|marker))',
  ),
  pattern('blood in (?:his|her|the|my)|vomit\\w* blood|(?:lots|so much|a lot) of blood|bleed out'),
  pattern(
    '(?:lips?|face|skin|fingers?) (?:are|is|turned|turning|went|going|look|looks) blue(?! (?:with|from))|(?:turning|going|gone|went|turns) blue(?! (?:with|from))|turned blue(?! (?:with|from))|blue lips(?! (?:with|from))',
  ),
  pattern(
    '(?:face|tongue|throat|lips?|eyes?|neck) (?:\\w+ ){0,3}(?:swell\\w*|swollen)|swollen (?:face|tongue|throat|lips?)|swelling up',
  ),
  pattern('anaphyla\\w*|allergic reaction|epipen|epi pen|wheez\\w*|hives'),
  pattern(
    'boiling (?:water|oil|tea|coffee|soup)|scald\\w*|(?:burned|burnt) (?:himself|herself|themselves|myself|his|her|my)(?! (?:tongue|toast|food|dinner))',
  ),
  pattern('stiff neck|meningitis|rash (?:\\w+ ){0,2}(?:doesnt|does not|wont|not) fade'),
  pattern(
    '(?:fever|temperature|temp) (?:of|is|at|over|above)? ?(?:39|4\\d|10[2-9]|11\\d)\\w*|(?:newborn|weeks? old|month old) (?:\\w+ ){0,4}fever',
  ),
  pattern(
    '(?:nearly|almost|he|she|has|is|hes|shes|baby|son|daughter) drown(?:ed|ing)|face down in',
  ),
  pattern('electric shock|electrocut\\w*|(?:in|into) the (?:socket|outlet)'),
  pattern(
    `chest pains?|pain in (?:my|his|her) chest|${NOT_A_TOY}(?:having|have|had) a heart attack|(?:a|having a|had a) stroke(?! of)|one side of (?:her|his|my) (?:face|body)|(?:arm|face|leg) (?:is|went|goes) numb`,
  ),
  pattern(
    'bone (?:is )?(?:sticking|poking|out|through)|broke(?:n)? (?:his|her|their|my) (?:arm|leg|wrist|collarbone|nose|finger|neck|back|hip)',
  ),
  pattern('(?:dog|snake|spider) (?:bit|bites|attacked)|bitten by (?:a|the) (?:dog|snake|spider)'),
  pattern(
    '(?:cut|cuts|chopped|sliced|tore|lost) (?:off )?(?:\\w+ )?(?:his|her|my|a|the|their) (?:finger|fingers|thumb|toe)(?: tips?)?(?: off)?',
  ),
  pattern(
    'too much (?:paracetamol|calpol|tylenol|ibuprofen|nurofen|medicine|medication|acetaminophen|syrup)|wrong (?:dose|medicine|medication|pills?)|double dose',
  ),
  pattern(
    'wet (?:nappy|nappies|diapers?) (?:all|in|for|since|today)|(?:very|so|too|extremely) (?:drowsy|lethargic)',
  ),
  pattern(
    '(?:call|need|get|for) (?:an )?(?:ambulance|911|999|112|paramedics?)|(?:its|this is|is it|is this) an emergency|medical emergency|(?:go|going|take \\w+|went|rush\\w*) to (?:the )?(?:er|emergency room|a and e)|dying$',
  ),
  pattern('stuck (?:in|down) (?:his|her|my|the|their) (?:throat|windpipe|airway|nose|ear)'),
] as const;
