import { CHILD, CHILD_OBJECT, HURTING, pattern, TO_HURT } from './words.ts';

const AFRAID = '(?:scared|afraid|worried|frightened|terrified|fear|panicking)';
const SOMEBODY = `(?:${CHILD_OBJECT}|someone|somebody|my own)`;

/** The parent is close to hurting a child, or has thoughts of it. */
export const losingControl = [
  pattern(
    `${AFRAID} (?:that )?(?:i|im|ill|id) (?:\\w+ ){0,3}(?:${TO_HURT}|do something|snap|lose it|lose control)`,
  ),
  pattern(
    `(?:about to|going to|gonna|almost|nearly|want to|wanna|wanted to|could|feel like|like to|might|will|would|ill|id|have to|urge to|need to|just) (?:just |really |so )?${TO_HURT} ${SOMEBODY}(?! (?:a |at |the ball|some))`,
  ),
  pattern(
    `(?:feel like|stop myself from|keep myself from|urges? of|close to|imagin\\w+|pictur\\w+|dream\\w* (?:of|about)|think\\w* (?:of|about)|thoughts? (?:of|about)|images? of|visions? of|scary thoughts|intrusive thoughts) (?:\\w+ ){0,3}${HURTING} (?:\\w+ )?${SOMEBODY}`,
  ),
  pattern(`${HURTING} ${CHILD_OBJECT} (?:against|out of|down|off)`),
  pattern(
    'intrusive thoughts|(?:scary|bad|dark|violent|awful) thoughts (?:about|of|towards?)|dont trust myself',
  ),
  pattern(
    '(?:i|im|am|i am|about to|going to|gonna|ill) (?:\\w+ )?(?:losing|lose|loosing|loose) control(?! of the)|lost control(?! of (?:the|a|my|our))',
  ),
  pattern(
    '(?:im|am|was|going to|about to|gonna|ill|will) (?:\\w+ )?(?:losing|lose|loosing|loose) it',
  ),
  pattern(
    'cant (?:control|hold|stop|contain|keep) (?:myself|my (?:anger|temper|hands|rage|self)|it back|back)',
  ),
  pattern(
    '(?:going|about|gonna|ready|close) to (?:snap|snapping|explode|exploding|blow up|blow|do something)',
  ),
  pattern(
    'do something (?:bad|terrible|stupid|awful|horrible|i regret|ill regret|to (?:him|her|them))',
  ),
  pattern(`${AFRAID} of (?:what i|what ill|what im|what id|myself|my own|my anger|my rage|it$)`),
  pattern(`hate (?:my|this|the) (?:own )?(?:baby|child|kid|son|daughter|kids|children|toddler)`),
  pattern(`wish (?:he|she|they|it|${CHILD}) (?:was|were|had|d) (?:dead|never|gone)`),
  pattern(
    `i (?:\\w+ ){0,4}(?:kill|strangle|smother|suffocate|drown) (?:${CHILD_OBJECT}|us)(?! with (?:kindness|kisses))`,
  ),
  pattern('(?:pillow|blanket|hand) (?:on|over) (?:his|her|their) (?:face|mouth)'),
  pattern(`so (?:that )?i (?:dont|wont|wouldnt|didnt) (?:\\w+ )?${TO_HURT}`),
  pattern(
    '(?:voices?|god|devil|something) (?:\\w+ )?(?:tells?|telling|told|say|says|saying|wants?) (?:\\w+ )?(?:me )?to (?:hurt|harm|kill|do)',
  ),
  pattern('(?:is|are|was|hes|shes|be) (?:possessed|a demon|evil|the devil)'),
  pattern('better off dead'),
  pattern(
    `(?:leave|leaving|abandon|abandoning) ${CHILD_OBJECT} (?:alone$|at the (?:side|road|station|hospital)|on the (?:road|street|side)|by the road|behind|somewhere|outside)`,
  ),
  pattern(`run away (?:and|from) (?:leave |leaving )?(?:${CHILD_OBJECT}|everything|them all)`),
  pattern(
    '(?:drunk|been drinking|wasted|high on|on drugs|relapsed) (?:\\w+ ){0,8}(?:alone|kids?|baby|child|children|crying|angry|he|she|him|her|them|son|daughter)',
  ),
  pattern('so (?:angry|mad|furious) (?:\\w+ ){0,3}(?:hurt|hit|kill|break|scared|throw)'),
  pattern('(?:my|got|this|have|had|blind|pure|so much) rage'),
  pattern('want(?:ed)? to break (?:him|her|them)'),
  pattern('raised my (?:hand|fist|arm)'),
  pattern(
    `(?:squeezed|grabbed|grab|held|pulled|yanked|jerked|gripped) (?:${CHILD_OBJECT}|(?:his|her|their) (?:arm|wrist|hand|shoulder|shoulders))(?: \\w+){0,2} (?:hard|rough|roughly|tight|tightly)`,
  ),
  pattern(
    'threw (?:something|things|a \\w+|the \\w+|it|my \\w+) (?:at (?:him|her|them|the (?:wall|baby|kids))|(?:\\w+ ){0,3}next to (?:him|her|them))',
  ),
  pattern('scream(?:ed|ing)? (?:in|into|at) (?:his|her|their) face'),
  pattern(
    `(?:walked|walk|went|go|ran) (?:out|away|off) (?:\\w+ ){0,8}(?:going to|about to|wanted to|would|so i dont) ${TO_HURT}`,
  ),
  pattern(
    `(?:hurt|hurting|harm|harming|kill|killing) (?:my|the|our) (?:own )?(?:baby|child|kid|son|daughter|kids|children|toddler|newborn)`,
  ),
] as const;
