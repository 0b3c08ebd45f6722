// What tells of everyday trouble uses the words of a play as well: “she asks 100 questions a day”, “how many times do I have to tell him”.

const OTHER_TIMES =
  /\b(?:(?:a|per|every|each|all|the whole|rest of the|most of the) (?:day|night|week|hour|morning|evening|afternoon)|daily|outside (?:of )?(?:the )?(?:play|5|special)|real life|everyday life|at (?:home|school|work|dinner|night|bedtime|daycare|the table|the store)|in the car|after school|bedtime|bath ?time|dinner|breakfast|homework|school|preschool|daycare|teachers?|kindergarten|pediatrician|doctor|therapist|speech|screens?|ipad|tablet|youtube|minecraft|potty|diaper|sleep\w*|nap|naps|tantrums?|meltdowns?|bit(?:es?|ing)|hits|hitting|hit (?:me|him|her|his|the|a)|scream\w*|yell\w*|spank\w*|teeth|birthday|allowance|minutes? (?:of|a|per)|hours?)\b/;

const TELLING_AGAIN = /\b(?:do|must|should|did) i (?:have|need|got) to (?:tell|ask|say|repeat)\b/;

/** The child asks, tells or counts. */
const OF_THE_CHILD =
  /\b(?:she|he|they|kids|children|toddlers|mychild|(?:my|our) (?:\w+ )?(?:kid|son|daughter|child|toddler|girl|boy)s?) (?:(?!says?\b|said\b)\w+ )?(?:asks?|asked|asking|is asking|are asking|tells?|orders?|commands?|counts?|counting|counted|criticizes?|repeats?|narrates?)\b|\b(?:her|his|their) (?:\w+ )?(?:questions|commands|orders|counting)\b/;

/** Two grown-ups are not two plays. */
const OF_SOMEBODY_ELSE =
  /\b(?:compar\w+|better than|worse than|more than|less than) (?:me )?(?:to |with )?(?:my |her |his )?(?:her|him|husband|wife|dad|mom|partner|sister|brother|grandma|ex)\b|\b(?:am|are) (?:i|we) (?:done|finished)\b|\bquit(?:ting)?\b/;

/** What is wondered about praise, questions and reflecting themselves is no matter of this play. */
const OF_THE_METHOD =
  /\b(?:addict\w*|big head|clap\w*|needing|(?:do|does|did|have|has|are|than) (?:other|most|all) (?:parents?|moms?|dads?|people|families)|other (?:parents|moms|dads|people|families)|everyone else|spoil\w*|big ?headed|need(?:s|ing)? (?:praise|applause|it for)|depend\w*|applause|gold star|fake|why (?:are|is) (?:questions|commands|praise|praising|asking)|what (?:is|are|does|counts as) (?:a |an |the )?(?:label\w+ |behavior )?(?:praise|reflection|description|criticism|command|question)s?(?: mean)?$|difference between|example|examples)\b/;

export const isOfEverydayLife = (sentence: string) =>
  OTHER_TIMES.test(sentence) ||
  TELLING_AGAIN.test(sentence) ||
  OF_THE_CHILD.test(sentence) ||
  OF_SOMEBODY_ELSE.test(sentence);

export const isOfTheMethod = (sentence: string) => OF_THE_METHOD.test(sentence);

const OF_NEXT_TIME = /\b(?:work on|focus|fix first|first|next time|tomorrow|matters?|important)\b/;

/** Which of them to work on has an answer of its own. */
export const isOfNextTime = (text: string) => OF_NEXT_TIME.test(text);
