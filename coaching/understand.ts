// What a parent asks, from their words. Rules in order: the first that fits is taken.
import { feelings } from './guidance/feelings.ts';
import type { Guidance } from './guidance/guidance.ts';
import { practical } from './guidance/practical.ts';
import { situations } from './guidance/situations.ts';
import { type SkillTopic, skills } from './guidance/skills.ts';

export type Ask =
  | {
      readonly kind:
        | 'greeting'
        | 'thanks'
        | 'person'
        | 'diagnosis'
        | 'health'
        | 'compare'
        | 'off-topic';
    }
  | { readonly kind: 'how-did-i-do' | 'next' | 'unknown' }
  | { readonly kind: 'count'; readonly skill: SkillTopic }
  | { readonly kind: 'meaning' | 'example'; readonly skill: SkillTopic | undefined }
  | { readonly kind: 'guidance'; readonly topic: string; readonly guidance: Guidance }
  /** These lean on what was asked before. */
  | { readonly kind: 'another' | 'why' }
  | { readonly kind: 'other-child' };

export function understand(message: string): Ask {
  const text = plain(message);
  return (
    aboutTheCoach(text) ??
    followUp(text) ??
    outOfBounds(text) ??
    aboutTheSession(text) ??
    aboutSkills(text) ??
    fromLibrary(text) ??
    skillOnly(text) ??
    (OFF_TOPIC.test(text) ? { kind: 'off-topic' } : { kind: 'unknown' })
  );
}

const plain = (message: string) =>
  message
    .toLowerCase()
    .replace(/[\u2018\u2019']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const SHORT_WORDS = 6;
const isShort = (text: string) => text.split(' ').length <= SHORT_WORDS;

const THANKS = /\b(thanks?|thank you|thx|great|ok|okay|cool|perfect|got it|bye|good night|nice)\b/;
const GREETING = /^(hi|hello|hey|good (morning|evening|afternoon)|hiya)\b/;
const PERSON =
  /\b(are you|is this|am i (?:talking|speaking|writing) (?:to|with)|you(?:re| are)) (?:really |a |an |some )*(?:real|person|human|people|robot|bot|machine|ai|therapist|doctor|psychologist|chatgpt|computer)\b|\bwho are you\b|\bwhat are you\b/;
const OFF_TOPIC =
  /\b(weather|recipe|joke|capital of|news|football|soccer|stocks?|bitcoin|politic\w*|president|code|python|javascript|homework for me|translate|ignore (?:all |your )?(?:previous |prior )?instructions|system prompt|pirate voice|call me|book (?:a|me)|pancakes?|won the (?:game|match)|movie recommend\w*)\b/;

function aboutTheCoach(text: string): Ask | undefined {
  if (PERSON.test(text)) return { kind: 'person' };
  if (OFF_TOPIC.test(text)) return { kind: 'off-topic' };
  if (GREETING.test(text) && isShort(text)) return { kind: 'greeting' };
  if (THANKS.test(text) && isShort(text) && !/\b(what|how|why|my|is)\b/.test(text))
    return { kind: 'thanks' };
  return undefined;
}

const ANOTHER =
  /^(?:and )?(?:(?:give|tell|show) me )?(?:another|one more|more|some more|any(?:thing)? (?:other|else|more)|a different|something else|what else)\b/;
const WHY =
  /^(?:but |and |ok |okay )?(?:why|how come|what for|whats the (?:point|reason)|why is that|why does that help)(?: is that| that| so| not| does (?:it|that) (?:help|work|matter))?$/;
const OTHER_CHILD =
  /^(?:and|ok and|what about|how about|and what about|and how about)(?: (?:with|for|about))? (?:my|his|her|our|the) (?:\w+ )?(?:son|daughter|boy|girl|sister|brother|other|older|younger|baby|twins?)\b/;

function followUp(text: string): Ask | undefined {
  if (WHY.test(text)) return { kind: 'why' };
  if (OTHER_CHILD.test(text)) return { kind: 'other-child' };
  return ANOTHER.test(text) && isShort(text) ? { kind: 'another' } : undefined;
}

const DIAGNOSIS =
  /\b(adhd|add|autis\w*|asperger\w*|diagnos\w*|disorder\w*|medicat\w*|ritalin|on the spectrum|dyslexi\w*|odd|anxiety disorder|anger issues|sensory|gifted|delay\w*|speech|stutter\w*|is (?:it|he|she|this|that) normal|normal for|behind in|not normal|something wrong with|therap(?:y|ist)|psycholog\w*)\b/;
const HEALTH =
  /\b(sick|ill|fever|cough\w*|rash|pain|hurts?|doctor|hospital|allerg\w*|asthma|vomit\w*|dose|medicines?|surgery|infection|vaccin\w*|injur\w*|tummy|headaches?)\b/;
const COMPARE =
  /\b((?:than|like|do|are|of|to|with the) (?:most |all )?other (?:kids|children|parents|moms|mums|dads|families|mothers)|compar\w*|better than|worse than|average|normal score|most parents|everyone else|than others)\b/;

function outOfBounds(text: string): Ask | undefined {
  if (COMPARE.test(text) && !/\b(last|week|before|yesterday)\b/.test(text))
    return { kind: 'compare' };
  if (DIAGNOSIS.test(text)) return { kind: 'diagnosis' };
  return HEALTH.test(text) && !/\bfrom laughing\b/.test(text) ? { kind: 'health' } : undefined;
}

const HOW =
  /\bhow (?:did|do|was|were|am|have) (?:i|we|it|that|my|our|the|things)\b|\bhow(?:d| did) (?:i|we)\b|\bwhat did i do (?:well|right|good)\b|\b(?:my|the|our) (?:results?|session|score|play|feedback)\b.*\b(?:go|good|mean|ok|summar\w*|about)\b|\bsummar\w*|\bwas (?:it|that|i) (?:good|ok|okay|any good)\b|\bwhat went well\b|\bis (?:about )?\d+ (?:good|ok|enough)\b|\bbetter than last\b|\bdid i (?:do (?:well|ok|okay|good|it right)|hit|reach|improve)\b|\btell me about (?:the|my|our) (?:session|play)\b|\bread me a line\b|\bwhat did (?:you hear|i say)\b/;
const NEXT =
  /\bwhat (?:next|now|should i (?:do|try|work|change|practice|focus|say)|can i (?:do|try|improve|work))\b|\bnext (?:time|session|step|thing)\b|\bhow (?:can|do|could|should) i (?:improve|get better|do better|do more)\b|\bany (?:tips?|advice|suggestions?)\b|\bgive me (?:a tip|advice|one thing)\b|\bone thing to\b|\bwork on\b|\bgoal for\b/;
const COUNT = /\bhow (?:many|much)\b|\bnumber of\b|\bhow often did i\b/;

function aboutTheSession(text: string): Ask | undefined {
  const skill = skillIn(text);
  if (skill && COUNT.test(text)) return { kind: 'count', skill };
  if (HOW.test(text)) return { kind: 'how-did-i-do' };
  if (/\b(?:my|our) (?:son|daughter|child|kid)\b/.test(text) && fromLibrary(text)) return undefined;
  return NEXT.test(text) && !fromLibrary(text) ? { kind: 'next' } : undefined;
}

const EXAMPLE =
  /\b(example\w*|for instance|sample|what (?:can|could|should|do) i say|how (?:would|do|can) (?:i|you) (?:say|phrase|word|praise|describe|reflect|imitate))\b/;
const MEANING =
  /\b(what(?:s| is| are| does| do)|explain|mean(?:s|ing)?|defin\w*|tell me (?:more )?about|why (?:are|is|not|should|do)|difference|how (?:does|do)|counts as|stand for|can i still|is it bad)\b/;

function aboutSkills(text: string): Ask | undefined {
  const skill = skillIn(text);
  if (EXAMPLE.test(text) && (skill || !fromLibrary(text))) return { kind: 'example', skill };
  return skill && MEANING.test(text) ? { kind: 'meaning', skill } : undefined;
}

function skillOnly(text: string): Ask | undefined {
  const skill = skillIn(text);
  return skill && { kind: 'meaning', skill };
}

function skillIn(text: string): SkillTopic | undefined {
  return topicsOf(skills).find((topic) => skills[topic].words.test(text));
}

function topicsOf<Of extends object>(library: Of): (keyof Of & string)[] {
  return Object.keys(library) as (keyof Of & string)[];
}

/** Some words mean the narrower matter where both are there: "hits her sister" is about hitting. */
const shelves = [situations, practical, feelings] as const;

function fromLibrary(text: string): Ask | undefined {
  const isFeeling =
    /\b(?:i|im|i am|ive|my week|makes me)\b.*\b(?:feel|felt|am|so|tired|guilty|bored|angry|mad|sad|annoyed|stressed|proud|happy|awkward|exhausted|frustrated|overwhelmed|lonely|patience|shouted|yelled|voice|forgot|didnt|distracted|energy|cried|need)\b/.test(
      text,
    );
  const ordered = isFeeling ? [feelings, situations, practical] : shelves;
  for (const shelf of ordered) {
    for (const [topic, guidance] of Object.entries(shelf) as [string, Guidance][]) {
      if (guidance.words.test(text)) return { kind: 'guidance', topic, guidance };
    }
  }
  return undefined;
}
