import { CHILD, CHILD_OBJECT, GROWN_UP, HURTS, pattern, some } from './words.ts';

/** A child was or is being hurt, by anybody. A child who hits is no danger of this kind. */
export const childHurt = [
  pattern(
    `i ${some(4)}(?:hit|slap|slapped|smack|smacked|spank|spanked|beat|punch|punched|kick|kicked|shook|whip|whipped|choked|strangled|burned|burnt|bit|hurt|dragged|abused|molested|starved) ${CHILD_OBJECT}(?! at| for a| off)`,
  ),
  pattern(`i ${some(3)}(?:pushed|shoved) ${CHILD_OBJECT} (?:and|so|down|into|against|over|off)`),
  pattern(
    `(?:threw|throws|throw|thrown|flung) ${CHILD_OBJECT} (?:on|onto|against|across|down|into|out)`,
  ),
  pattern(
    `(?:grabs|grabbed|grab|held|holds|dragged|drags|pulled|pulls) ${CHILD_OBJECT} by (?:the|her|his|their) (?:throat|neck|hair|arm|ear|ears|wrist)`,
  ),
  pattern('hand over (?:his|her|their) (?:mouth|face|nose)'),
  pattern(
    `(?:gave|give|gives|giving) ${CHILD_OBJECT} a (?:good )?(?:hiding|beating|thrashing|whipping|smack|slap|spanking|smacking)`,
  ),
  pattern(
    `(?:left|leave|leaves|leaving) ${CHILD_OBJECT} (?:home )?alone (?:all|for (?:hours|days|the night|a night)|in the (?:car|house|bath)|at (?:home|night)|overnight|for days)`,
  ),
  pattern(
    `(?:doesnt|dont|wont|not|never|isnt|didnt|stopped) (?:feed|feeding|give|giving) ${CHILD_OBJECT}(?: any)?(?: food| anything to eat|$| when| because| if| for| as| properly| enough)`,
  ),
  pattern(`starv(?:e|es|ed|ing) ${CHILD_OBJECT}`),
  pattern(`${GROWN_UP} ${some(5)}${HURTS} (?:\\w+ )?${CHILD_OBJECT}(?! at| for a)`),
  pattern(`(?:he|she|they) ${some(2)}${HURTS} (?:our|my) (?:\\w+ )?${CHILD}`),
  pattern(
    `${GROWN_UP} ${some(3)}touch(?:es|ed|ing)? (?:him|them|${CHILD}|her(?:$| (?:in|down|there|private|inappropriately|where|when|and|again|bottom)))`,
  ),
  pattern(
    'touch(?:es|ed|ing)? (?:\\w+ ){0,3}(?:private parts?|privates|genitals|down there|inappropriately|sexually|bottom)',
  ),
  pattern(`(?:make|makes|made|making) ${CHILD_OBJECT} (?:touch|undress|watch porn)`),
  pattern(
    'sexual(?:ly)? (?:abus|assault|molest|harass|touch)\\w*|molest\\w*|rap(?:e|ed|es|ing|ist)|paedophile|pedophile|grooming',
  ),
  pattern('porn\\w*|secret (?:games?|touch\\w*|secrets?)(?: \\w+)? with|plays secret'),
  pattern(
    '(?:nude|nudes|naked|sexual) (?:pic|pics|picture|pictures|photo|photos|video|videos|image|images)',
  ),
  pattern(
    `(?:being|been|was|were|gets|got|get|is) (?:\\w+ )?(?:abused|beaten|molested|neglected|assaulted|shaken|hit by|slapped by|hurt by|hurt at|kicked by|locked in|starved)`,
  ),
  pattern(`${CHILD} (?:is|was|being|is being|was being|gets) (?:hit|hurt|beaten|slapped)`),
  pattern('being (?:hurt|hit|slapped|kicked)'),
  pattern(
    '(?:mummy|mommy|mum|mom|daddy|dad|papa|mama|grandpa|grandma|uncle|auntie|nana) (?:always |sometimes )?(?:hits|hit|hurts|hurt|beats|touches|kicks|slaps|slapped|smacks|bites) (?:me|him|her|us|them)',
  ),
  pattern(
    `(?:someone|somebody|anyone|person|people) (?:is |was |are |has |might be |could be |may be )*(?:hurt|hurting|abusing|touching|touched|beating|hitting) ${CHILD_OBJECT}`,
  ),
  pattern(`(?:did|doing|does|done) (?:something|things) to ${CHILD_OBJECT}`),
  pattern(
    'bruises|burn marks?|cigarette burns?|finger ?marks|welts|hand ?prints? on|(?:belt|bite) marks',
  ),
  pattern(
    'bruised? (?:\\w+ ){0,6}(?:face|back|neck|ear|wont say|wont tell|dont know|daycare|nursery|his dad|her dad|his father|her father)',
  ),
  pattern('marks on (?:his|her|their) (?:neck|back|face|arms?|legs?|body|throat|wrists?|bottom)'),
  pattern(`lock(?:s|ed|ing)? ${CHILD_OBJECT} (?:in|up|inside|away|outside)`),
  pattern(`(?:tied|ties|tie|tying|chained) ${CHILD_OBJECT} (?:to|up|down)`),
  pattern(
    `${GROWN_UP} (?:\\w+ )?(?:comes|came|goes|went|gets|got|climbs) (?:in|into) (?:her|his|their) (?:bed|room) at night`,
  ),
  pattern(
    `(?:shook|shakes|shaking|shaken) (?:the|my|our|her|his|a) (?:\\w+ )?(?:baby|newborn|infant|toddler|child|son|daughter)`,
  ),
  pattern(
    '(?:hit|beat|beats|hits|beaten) (?:\\w+ ){0,3}with (?:a|the|his|her) (?:belt|stick|shoe|slipper|spoon|cable|cord|cane|rod)',
  ),
  pattern(
    '(?:not|isnt|arent|never) safe (?:at home|with (?:him|her|his|my)|there|at (?:his|her|my))',
  ),
  pattern('child (?:abuse|molest\\w*|protection)|abus(?:ing|es) (?:our|my|the|his|her|a|him|them)'),
] as const;
