import { CHILD_SUBJECT, GROWN_UP, HURTS, PARTNER, pattern, some } from './words.ts';

const PERSON = `(?:he|she|they|hes|shes|${GROWN_UP}|brother|sister)`;
const GAME =
  '(?! at| in (?:the game|memory|chess)| with (?:a|the|his|her) (?:\\w+ )?(?:pillow|balloon|banana|toy|teddy|sponge|sword|finger)| in the face with a balloon)';

/** Violence between grown-ups at home. */
export const violence = [
  pattern(
    `(?:${PARTNER}|dad|father|mum|mom|mother|brother|sister|in law|neighbou?r|man) ${some(6)}${HURTS} (?:me|us|my (?:mum|mom|mother|dad|sister))${GAME}`,
  ),
  pattern(`(?<!${CHILD_SUBJECT} )(?:he|she|they|and) ${some(2)}${HURTS} me${GAME}`),
  pattern(
    `${PERSON} (?:\\w+ )?(?:pushed|shoved|threw|throws|pushes|dragged|drags) me (?:down|against|into|across|by|on|onto|out)`,
  ),
  pattern(
    'threaten(?:s|ed|ing)? (?:me|us|my|to (?:kill|hurt|take|burn|shoot|harm|leave|hit)|him with|her with)',
  ),
  pattern(`${PERSON} (?:\\w+ ){0,4}(?:kill|hurt|harm|shoot) (?:me|us)`),
  pattern(
    `(?:scared|afraid|frightened|terrified|fear) (?:of|for) (?:my (?:life|${PARTNER}|dad|father|brother)|him$|her ${PARTNER})`,
  ),
  pattern(
    '(?:scared|afraid|frightened|terrified) (?:to go home|he will|hell|that he|of going home|he might|he is going|hes going)',
  ),
  pattern('fear for (?:my|our) (?:life|lives|safety)'),
  pattern(
    'wont let me (?:leave the house|leave him|go out|see my|have my|have (?:any )?money|work|out of the house|leave$)',
  ),
  pattern('lock(?:s|ed)? me (?:in|up)|trapped (?:me )?in (?:the|this|my own) house'),
  pattern(
    '(?:has|have|got|pulled|grabbed|pointed|bought|takes|took) (?:a|his|the|out a) (?:gun|knife|pistol|rifle|machete)(?! (?:to|made|from))',
  ),
  pattern(
    '(?:at|after|to|threatened) (?:me|us) with (?:a|the|his|her) (?:knife|gun|hammer|bat|belt|bottle|axe)',
  ),
  pattern('stalk(?:s|ed|ing)? (?:me|us)|keeps (?:coming|showing up|turning up)'),
  pattern(`hid(?:e|ing) from (?:my (?:\\w+ )?${PARTNER}|him$|the father)`),
  pattern('forc(?:es|ed|ing) me|rap(?:ed|es) me|without my consent|black eye'),
  pattern(
    '(?:checks|controls|reads|tracks|took|takes|smashed|smashes) (?:all |all of )?my (?:phone|money|bank|messages|passport)',
  ),
  pattern(
    'domestic (?:violence|abuse|abuser)|abusive (?:relationship|marriage|husband|partner|ex|home|boyfriend|wife|father|dad)',
  ),
  pattern(
    '(?:is|was|gets|are|being|became|becomes|so|very|been|hes|shes) (?:\\w+ )?(?:abusive|violent)|violent (?:with|towards?|to|when|at home|man|husband|partner)',
  ),
  pattern('abus(?:es|ed|ing) (?:me|us)'),
  pattern(
    '(?:dont|not|never|isnt|arent|doesnt) (?:\\w+ )?(?:feel |be )?safe (?:at home|here|in my|in our|with my|with him|around him|tonight|in this)|im not safe|unsafe at home',
  ),
  pattern(
    '(?:hands?|grabbed|grabs|held|squeezed) (?:\\w+ ){0,2}my (?:neck|throat)|(?:hands?|arm) around my (?:neck|throat)|pillow (?:over|on|in) my face',
  ),
  pattern(`${PERSON} (?:\\w+ )?broke my (?:arm|nose|ribs?|jaw|hand|wrist|finger|leg|tooth|teeth)`),
  pattern(
    '(?:threw|throws|throwing) (?:a |an |the |his |her )?\\w+ at (?:me|us|my head)|punch(?:es|ed|ing) (?:the )?(?:wall|walls|door|holes)|next to my head',
  ),
  pattern('(?:hits|bites|scratches|kicks|slaps) (?:\\w+ ){0,3}me when we (?:argue|fight)'),
  pattern('(?:spat|spits) (?:at|on) me and'),
  pattern(
    '(?:call|called|calling) the (?:police|cops)|restraining order|protection order|womens (?:shelter|refuge)|safe ?house',
  ),
  pattern('burn (?:the|our|my) house'),
  pattern(
    '(?:get out|escape|run away|leave) (?:of (?:this|the) (?:house|marriage|relationship) )?(?:before (?:he|she)|safely)|get away from (?:him|my)',
  ),
  pattern(
    'walking on eggshells|never see (?:them|the kids|my kids|my children|the children|him|her) again',
  ),
  pattern(
    '(?:saw|watched|sees|heard) (?:him|her|it|his dad|her dad|their dad|daddy|dad) (?:hit|hitting|hurt|hurting|beat|beating|choke) (?:me|mummy|mommy|mum|mom)',
  ),
] as const;
