// Parts of the patterns. What they are held against has no capitals, apostrophes or punctuation: "i cant breathe".

const CHILD_NOUN =
  'baby|babies|newborn|infant|toddler|child|children|kid|kids|son|sons|daughter|daughters|boy|boys|girl|girls|twins|little one|stepson|stepdaughter|grandson|granddaughter|(?:\\w+ )?year old';

export const CHILD = `(?:(?:my|our|the|his|her|their|this|a|your|\\w+s) )?(?:\\w+ )?(?:${CHILD_NOUN})`;
export const CHILD_OBJECT = `(?:him|her|them|${CHILD})`;
/** "My son keeps …": then it is the child who does it. */
export const CHILD_SUBJECT = `(?:my|our|the) (?:\\w+ )?(?:${CHILD_NOUN})(?: (?:always|often|sometimes|also|still|just|keeps|kept|even|then|now))*`;

export const PARTNER =
  '(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|fiancee|spouse)';
export const GROWN_UP = `(?:${PARTNER}|dad|daddy|father|papa|mum|mummy|mom|mommy|mama|mother|stepdad|stepfather|stepmum|stepmom|stepmother|grandma|grandpa|grandmother|grandfather|granny|nan|nana|uncle|aunt|auntie|cousin|babysitter|sitter|nanny|carer|childminder|teacher|coach|neighbou?r|in law|man|woman|someone|somebody|daycare|nursery|school)`;

/** Anything but a denial, up to so many words. */
export const some = (most: number) =>
  `(?:(?!never |dont |didnt |not |wont |wouldnt )\\w+ ){0,${most}}`;

export const HURTS =
  '(?:hits?|hitting|slap(?:s|ped|ping)?|smack(?:s|ed|ing)?|spank(?:s|ed|ing)?|beat(?:s|en|ing)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|whip(?:s|ped|ping)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|burn(?:s|ed|t|ing)|pinch(?:es|ed|ing)|hurts?|hurting|harm(?:s|ed|ing)|abus(?:es|ed|ing)|molest(?:s|ed|ing)|stab(?:s|bed|bing)?|attack(?:s|ed|ing)?|shakes?|shook|shaking|starv(?:es|ed|ing)|shov(?:es|ed|ing))';

const HURT =
  'hit|slap|smack|spank|beat|punch|kick|shake|hurt|harm|strangle|choke|smother|suffocate|kill|stab|drown|burn|bite|throw';
export const TO_HURT = `(?:${HURT})`;
export const HURTING =
  '(?:hitting|slapping|smacking|beating|punching|kicking|shaking|hurting|harming|strangling|choking|smothering|suffocating|killing|stabbing|drowning|burning|dropping|throwing)';

export const pattern = (source: string) => new RegExp(`\\b(?:${source})\\b`);
