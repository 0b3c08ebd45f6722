// How it is asked whether a count is much, how many there were, and why; and for the score.
import { asking, type Way } from './asking.ts';

export const waysOfAmounts: readonly Way[] = [
  {
    wanted: 'is-it-much',
    patterns: asking(
      '^(?:is|are|was|were|would)(?: not)? (?:having )?{IT}(?: and {IT})?(?: in there)?(?: be)? {JUDGED}(?: or {JUDGED})?{FOR_THAT}(?: (?:or not|of {N}|{N}|is it|right|of them))?$',
      '^(?:\\d+|so many|that many) (?:{N} )?(?:seems|sounds|feels|looks|is|are)(?: like| kind of| kinda| pretty)? {JUDGED}',
      '^how (?:bad|good|normal|terrible) (?:is|are|was|were) {IT}$',
      '^(?:does|do) (?:having )?{IT} mean (?:i did |it is |i am )?{JUDGED}$',
      '^(?:only |just )?\\d{1,2}$',
      '^is it {JUDGED} that i (?:only )?(?:gave|asked|said|had|have|used|did|got) (?:only |so many |\\d+ )+{N}$',
      '^(?:is|are) \\d{1,2} {JUDGED} for {N}$',
      '^\\d{1,2} {N} \\. (?:(?:that|this|it) is )?{JUDGED}(?: (?:\\. |or )*{JUDGED})?$',
      '^\\d{1,2} {N} (?:(?:is|are|was) (?:this|that|it|they) )?{JUDGED}(?: or {JUDGED})?{FOR_THAT}$',
      '^did i (?:prais|descri|reflect|narrat|repeat)\\w*(?: (?:him|her|them|mychild|back))? (?:enough|too much)$',
      '\\bdid i (?:ask|give|use|make|do|say) (?:too|that) (?:many|much|few)(?: {N})?$',
      '\\b(?:was|am) i (?:asking|giving|using|making) too (?:many|much) {N}$',
      '\\bis (?:my |the )?{N} (?:number|count|score) {JUDGED}',
      '^(?:did i|i) (?:fail|failed|bombed?)(?: (?:it|this|that|the play))?$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'why-few',
    patterns: asking(
      '^(?:why|how come) (?:(?:is|are|was|were|did|do|does|have|got|it|i|the|my|there|say|says|get|got|show|shows|you|count|counted) )*(?:just |so |only |such )*(?:few|little|low|no|zero|0|1|2|3|4|5)(?: (?:of the|of my))? {N}(?: (?:i|when|if|even|although|because) .*)?$',
      '^why (?:do|does|did|are|is) (?:my |the )?{N} (?:only|just) (?:show|say|have|get|at|count)?',
      '^(?:only|just) \\d+ {N} how come\\b|\\bhow come (?:that|it|this) is so (?:low|few)\\b',
      '\\bwhy (?:is|are|was|were) (?:my |the )?{N}(?: (?:number|count|score))? (?:so |that |this |pretty )?(?:low|few|bad|small|little)',
      '\\bwhy did(?: not)? (?:it|you|the app)(?: not)? (?:count|hear|catch|pick up|get)(?: all| any| more)?(?: of)? (?:my |the )?(?:label\\w+ |other )?(?:prais\\w*|reflections?|descriptions?)$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'why-many',
    patterns: asking(
      '^\\d{1,2}(?: {N})?(?: (?:wow|omg|geez|dang|ugh|jeez|yikes|oof))*(?: \\.)* i (?:had no idea|did not (?:know|realize|think)|never knew) (?:that )?i (?:ask|asked|say|said|gave|give) (?:that|so) (?:much|many)$',
      '^why (?:(?:is|are|was|were|did|do|does|have|got|it|i|the|my|there|say|says|get|show|shows|you|count|counted) )*(?:so many|so much|that many|this many|that high|so high|\\d{1,2}) {N}$',
      '\\bwhy (?:is|are|was|were) (?:my |the )?{N}(?: (?:number|count|score))? (?:so |that |this )?(?:high|many|much)',
      '\\b\\d{1,2} {N}(?: \\.)? (?:how|no way) ?(?:(?:is|was) (?:that|it|this))? ?(?:even |really )?(?:possible|real)?(?: in .*)?$',
      '^how (?:did|could) i (?:even |really )?(?:ask|give|say|have) (?:so many|that many|\\d{1,2}) {N}(?: .*)?$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'how-many',
    patterns: asking(
      '\\bhow many (?:of (?:my|the) )?{N}(?: (?:and|or) {N})?(?: (?:did|do|have|i|was|were|are|you|it|there|the app|in|this|that|total|altogether|again)\\b.*)?$',
      '\\bhow (?:many times|often) (?:did|have|do) (?:i|we) (?:\\w+ )?(?:prais|ask|descri|repeat|reflect|narrat|critici|command|echo)\\w*',
      '\\bwhat (?:is|was) my {N} (?:number|count|total|score)$',
      '^(?:my |the |total )*{N} (?:count|tally|number|total|how many)(?: (?:for|from|in) .*)?$',
      '^(?:what is |what was )?(?:the |my )?(?:number|count|total|tally) (?:of|for) (?:my |the |all )*{N}(?: .*)?$',
      '^(?:did i (?:ask|give|make|use|say|do|get) (?:any|a lot of|many)|(?:were|are) there any|any) {N}(?: (?:at all|this time|in there|in that|in this play))?$',
      '\\b(?:what|how high) (?:is|was) my (?:number|count|total) (?:of|for) {N}$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'goal-reached',
    patterns: asking(
      '^(?:did|have|was) (?:i|we)(?: \\w+)? (?:reach|reached|hit|meet|met|made|make|at|close to|near) (?:all )?(?:of )?(?:my|the|our|any)(?: of (?:my|the))?(?: {N})? (?:goals?|targets?|tens)(?: (?:for|this|in|now|yet) .*)?$',
      '^how (?:close|far) (?:was|am|were|are) (?:i|we) (?:to|off|from) (?:my|the|our) (?:goals?|targets?)',
      '^which (?:goals?|targets?) did i (?:meet|reach|hit|make)',
    ),
  },
  {
    wanted: 'why-score',
    patterns: asking(
      '^(?:why|how come) (?:is|was|did|does|are)(?: it| i get)? (?:my |the |our |this |such a )*(?:score|result|rating|number)(?: (?:so|that|this|only|just|get|be))? (?:low|high|bad|good|small|big)$',
      '^(?:what|which (?:of (?:my|them) |one )?)(?: \\w+)? ?(?:pulled|dragged|brought|took|cost|hurt)(?: (?:me|my score|the score|it))?(?: (?:the most points|down|points|the most|most))+$',
      '^where did i lose (?:the |my )?points$',
      '^(?:why|how come) (?:is|was)(?: not)? (?:my|the|our) score(?: not)? (?:a |at )?(?:5|perfect|higher|better|full|100)$',
      '^what (?:is|was) (?:stopping|keeping) me from (?:a |the )?(?:5|perfect|full|top|100)\\b',
      '^how did i (?:get|end up with) (?:this|that|such a) (?:score|number|result)$',
    ),
  },
  {
    wanted: 'why-counted',
    patterns: asking(
      '^(?:why|how come) (?:was|is|does|did|do) (?:that|this|it)(?: one| line)?(?: not)? (?:(?:a|an) {N}|count\\w*)(?: (?:as|against) .*)?$',
    ),
    needs: 'line',
  },
  {
    wanted: 'score',
    patterns: asking(
      '^what (?:is|was) (?:my|our|the) (?:overall |total |final )?score$',
      '^what (?:score|rating) did (?:i|we) get$',
      '^how many (?:points|stars) did (?:i|we) get$',
    ),
  },
];
