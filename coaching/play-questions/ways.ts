// How each thing that can be wanted is asked for, in plain words (plain-words.ts).
import { asking, type Way } from './asking.ts';

/** The first that fits is taken. */
export const ways: readonly Way[] = [
  {
    wanted: 'childs-words-count',
    patterns: asking(
      '\\bhow come (?:it|you|the app) (?:do|does|did) not count (?:what |the things )?{C} (?:says?|said)\\b',
      '\\bwhy (?:do|does|did|is|are|was|were) (?:not )?(?:it count |you count )?(?:what|anything|everything|the (?:things|words|stuff)) {C} (?:says?|said|saying)\\b.*\\b(?:count\\w*|scored?|not)\\b',
      '\\bwhy (?:do|does|did|is|are)(?: not| it not| you not)? (?:it |you |the app )?(?:not )?(?:count|score|track)(?:ing)? (?:what |the things )?(?:{C})\\b',
      '\\bwhy (?:do|does|are|is|did)(?: not)? (?:her|his|their|mychild is|mychild|my (?:kid|son|daughter|child)s?) (?:words|talking|lines|sentences|answers|questions)\\b.*\\bcount',
      '\\b(?:do|does|will|did) (?:it|you|the app|this|that|playlight)(?: also| even)? (?:count|score|rate|grade|track) (?:what {C} (?:says?|said)|(?:her|his|their) (?:words|talk\\w*|lines)|{C}(?: (?:too|as well|also))?$)(?!.*\\bas m(?:in)?e\\b)',
      '\\b(?:do|does|did) (?:the (?:things|words|stuff) {C} (?:says?|said)|what {C} (?:says?|said)|(?:her|his|their) (?:words|talking|lines|sentences))\\b.*\\bcount',
    ),
  },
  {
    wanted: 'same-weight',
    patterns: asking(
      '\\b(?:do|does|are|is|did)\\b.*\\b(?:all|each|every|they|those|these|both)\\b.*\\b(?:count|counted|weigh|weighed|worth|matter|weighted|equal)\\b.*\\b(?:same|equal\\w*|as much|alike)\\b',
      '\\b(?:are|is) (?:all|every|each)\\b.*\\b(?:questions?|commands?|prais\\w*|criticisms?)\\b.*\\b(?:equal\\w*|the same|as bad|alike)\\b',
      '\\b(?:pretend|real|fake|little|small) ones count (?:the same|as much|less|too)\\b',
      '\\b(?:do|does) (?:some|a|one|certain)\\b.*{N}.*\\b(?:count|weigh|matter|cost)s? (?:more|less|double)\\b',
      '\\b(?:is|are|does|do) (?:a |an |one |the )?{N} (?:worse|better|worth more|worth less|count more|count less|as bad|cost more|weigh more) (?:than|as) (?:a |an |one )?{N}\\b',
    ),
    needs: 'counter',
  },
  {
    wanted: 'how-scored',
    patterns: asking(
      '\\bhow (?:is|are|was|do|does|did) (?:the |my |our |it |you |this |that )*(?:score|points?|stars?|rating|number)s?(?: get)? (?:calculated|made|worked out|work|come|computed|added|figured|figure)',
      '\\bhow (?:do|does|did) (?:you|it|the app) (?:calculate|figure out|work out|come up with|get|score)(?: to)? (?:the |my |our |this |that )*(?:score|points?|stars?|rating|number|us|me)\\b',
      '\\bhow much does (?:a|each|one|every) {N} (?:cost|count|take)\\b',
      '\\bwhat (?:is|was) (?:the |my )?(?:score|rating) out of\\b',
    ),
  },
  {
    wanted: 'worst',
    patterns: asking(
      '\\b(?:which|what)(?: one)?(?: of (?:my|the|those|these|them))?(?: \\d+)?(?: {N}| lines?| sentences?)? (?:was|were|is|are) (?:the |my )?(?:worst|most annoying|most unhelpful|least helpful|biggest mistake)(?: (?:ones?|lines?|things?|sentences?|{N}))?(?: (?:that )?i (?:said|did|asked|made))?$',
      '\\bwhat (?:is|was) (?:the |my )?worst (?:thing|line|sentence|one|{N})(?: (?:i|that i) said)?$',
      '^(?:show|tell|read)(?: me)? (?:my|the) worst (?:line|sentence|thing|one|{N})(?: i said)?$',
      '^(?:the |my )?worst (?:thing i said|line|sentence|{N})$',
      '\\bwhich (?:kind|type) .*\\bmost unhelpful\\b',
    ),
  },
  {
    wanted: 'best',
    patterns: asking(
      '\\bwhich (?:one |line |sentence |thing |{N} )?(?:of (?:my|the|those|these|them) (?:{N} |lines |sentences )?)?(?:was|is|were|are|did you like|do you like) (?:my |the )?(?:very )?(?:best|favorite|strongest one)(?: (?:one|line|{N}|sentence))?(?: (?:from|in|of) .*)?$',
      '\\bwhat (?:is|was|were) (?:my|the) (?:very |single )?best (?:thing|line|sentence|one|{N})(?: (?:i|that i) (?:said|did))?$',
      '^(?:my |the )?best (?:thing|line|sentence|{N})(?: (?:i (?:said|did|had)|of mine))?$',
      '\\bwhich (?:one )?(?:was |is )?(?:my|the) best(?: one| {N}| line)?$',
      '^(?:(?:show|tell|read|give|pick)(?: me)? )?(?:my|the) (?:very )?best (?:line|sentence|thing|one|{N}|moment)(?: (?:i|that i) (?:said|had))?$',
      '^what (?:is|was) (?:my|the) (?:best|nicest|strongest) (?:moment|sentence|line|thing i said)(?: (?:in|from) .*)?$',
      '^which (?:one )?of my (?:sentences|lines) (?:was|is|were) (?:the )?(?:best|nicest|strongest)$',
    ),
  },
  {
    wanted: 'most',
    patterns: asking(
      '\\bwhat (?:did|do) i (?:do|say|use)(?: the)? most(?: of)?$',
      '\\bwhich (?:one |of (?:the|them|these|my) .*|skill |number )?(?:did|do) i (?:do|use|say|have|get)(?: the)? most(?: of)?$',
      '\\b(?:what|which)(?: one)? (?:is|was|were) my (?:highest|biggest|top|strongest)(?: (?:number|count|skill|score|one|area))?$',
      '\\bwhat (?:did|do) i do best$',
      '\\bwhat am i (?:best|strongest) (?:at|in)$',
    ),
  },
  {
    wanted: 'weakest',
    patterns: asking(
      '\\b(?:what|which)(?: one| skill| number| of (?:the|these|my) .*)? (?:is|was|were) (?:my |the )?(?:lowest|weakest|smallest)(?: (?:number|count|skill|score|one|area))?$',
      '\\bwhat (?:did|do) i do(?: the)? least(?: of)?$',
    ),
  },
  {
    wanted: 'which',
    patterns: asking(
      '\\bwhich (?:ones )?(?:was|were|are|is) (?:the|my|those)(?: \\d+)? {N}$',
      '^did i (?:say anything |come across (?:as )?|sound )?(?:criti\\w+|negative)(?: (?:him|her|them|mychild|anything|in there|in that|this time|to (?:him|her|them|mychild)))*$',
      '^(?:where|when) did i (?:ask|give|criti\\w+|say)(?: (?:a|any|the|that|those))?(?: {N})?$',
      '^(?:the|my|that|those)(?: (?:one|single|\\d+))? {N} what (?:was|were) (?:it|they)$',
      '^what (?:was|were) (?:it|they|those|these)$',
      '^(?:only |just )?\\d+ {N} \\. i (?:do not|did not|can not|could not|never|can only|only)(?: even)? (?:remember|recall|think of|realize|notice)\\b[^.]*$',
      '^what did i say(?: (?:then|wrong|that was so bad|that was bad))?$',
      '\\bwhich (?:of (?:my|the) )?(?:\\d+ |one )?(?:{N}|ones?|lines?|sentences?)(?: (?:was|were|is it|is that|did|you|it|i|they|the app|counted|got)\\b.*)?$',
      '\\bwhat (?:was|were|is|are) (?:my|the|those|these|that|all (?:my|the|of my))(?: (?:\\d+|one|1|single|two))? {N}(?: (?:i|you|it|that|then|did)\\b.*)?$',
      '\\bwhat {N} did (?:i|you|it)\\b',
      '\\bwhat did (?:i|it) (?:say|ask|do)(?: \\w+)? (?:that|which) (?:was|were|is|got|counted|counts|sounded|came)\\b.*{N}',
      '\\bwhat (?:did i (?:say|ask)|i said) (?:that )?(?:was|is|were|counted as) (?:a |an |the |my )?{N}',
      '^(?:(?:can|could|will|would) you )?(?:please )?(?:list|show|read|give|tell)(?: me)?(?: out)? (?:all |what |of )*(?:my|the|those|these|every|each)(?: \\d+)? {N}(?: (?:i|were|was|are|you|did|out)\\b.*)?$',
      '\\bwhat did i critici[sz]e',
      '\\bwhere (?:was|were|did i|is|are) (?:the|that|my|those)?(?: \\d+| one)? ?{N}(?: in (?:there|it))?$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'instead',
    patterns: asking(
      '\\bwhat (?:should|could|can|would|was|were) (?:i|we) .*\\b(?:say|said|saying) instead\\b',
      '\\bwhat else could i have said\\b',
      '^(?:(?:can|could|would) you )?(?:pick|take|turn|rewrite|reword|fix|change) (?:one|a|some|any|\\d)(?: of)? my questions?\\b',
      '\\bwhich of my {N} (?:today )?(?:could|should|can) (?:have |be )',
    ),
    needs: 'line',
  },
  {
    wanted: 'raise',
    patterns: asking(
      '^(?:\\d+ {N} )?how (?:do|can|could) (?:i|we) (?:get|do|have) more of (?:those|them|these|that)$',
      '^how (?:do|can|could|should|would) (?:i|we) (?:(?:get|do|give|make|say|have|use) (?:to )?(?:more|better|enough|10|my)|(?:raise|increase|boost|improve|bring up|reach|hit)) (?:my |the |more |that |of |those )*{N}(?: (?:number|count|score))?(?: (?:up|higher|to \\d+|from me|in|next time))*$',
      '^how (?:do|can|could) (?:i|we) (?:raise|increase|get|bring)(?: up)? (?:it|that|this|that number|this number|that one|them) (?:up|higher)$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'lower',
    patterns: asking(
      '^how (?:do|can|could|should|would) (?:i|we) (?:lower|reduce|cut|bring|get|drop|decrease)(?: down)? (?:to )?(?:my |the |fewer |less |lower |those |that |these |\\d+ )*{N}(?: (?:number|count))?(?: (?:down|lower|under|below|to \\d+|\\d+|next time))*$',
      '^how (?:do|can|could) (?:i|we) (?:lower|reduce|get|bring|cut)(?: down)? (?:it|that|this|that number|this number|them|those) (?:down|lower)(?: to \\d+)?$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'goal',
    patterns: asking(
      '\\bwhat (?:is|are|would be|should be|was) (?:a |an |the |my |our )*(?:good |normal |right |ideal |target |max(?:imum)? |best |decent |healthy |realistic |goal |okay |ok )+(?:number|amount|count|score|goal|target|limit|range)?s?(?: (?:of|for|with|on)(?: (?:the|my|how many|all|each))*)? {N}',
      '\\bwhat (?:is|are) (?:a |the |my )*(?:goals?|targets?|limit|max(?:imum)?)(?: numbers?)?(?: (?:of|for|on|with) (?:the |my |each |all |every )*(?:{N}|thing|one|skill|of (?:them|these|those)|them|these))?$',
      '\\bis there an? (?:goal|limit|target|max(?:imum)?|number)(?: number)?(?: (?:of|for|on|to|i)\\b.*)?$',
      '\\bhow (?:many|few) (?:of the |of my )?{N}(?: etc| and so on)?(?: in (?:a play|\\d+ min\\w*))? (?:should|do(?! (?:i|we|you) have(?! to))|can|am|are|would|must|could|is|does|to) (?:i |we |you |one |it |a parent )?(?:be|have|ought|aim|get|getting|ask|asking|shoot|need|supposed|allowed|want|say|give|make|hit|down|ok|okay|fine|normal|good|too many|enough|the)\\b',
      '\\bhow (?:many|few) (?:of (?:each|them|those) )?(?:should|do|can|am) (?:i|we) (?:be )?(?:aim\\w*|supposed to (?:have|get|do|ask|say)|get|getting|have|having|shoot\\w*|need|do|allowed)\\b.*$',
      '\\bhow (?:many|few) (?:should (?:it|they|there|that) be|(?:is|are) (?:it |they |there |that )?(?:ok|okay|allowed|normal|good|enough|too many))$',
      '\\b(?:what|which) number (?:of {N} )?(?:should|do|am) i (?:be )?(?:aim|shoot|go|try|reach|get|suppos)',
      '\\bhow many {N} (?:is|are)(?: considered)? (?:too many|enough|ok|okay|fine|normal|good|allowed|a lot|the goal)\\b',
      '\\bhow (?:low|high) (?:should|do|must|can) (?:i|it|that|my {N}|the {N}|{N})\\b',
      '\\bhow many (?:is|are) too many$',
      '^should (?:my |the )?{N} be (?:higher|lower|more|fewer|less)$',
    ),
    needs: 'counter',
  },
  {
    wanted: 'childs-talk',
    patterns: asking(
      '\\bhow (?:many times|often|much|many (?:words|things|sentences|lines)) (?:did|have|has|was|were) {C} (?:\\w+ )?(?:talk|talking|talked|speak|spoke|say|said|speaking)(?: (?:something|anything|stuff|to me|in (?:there|it|the play)|(?:during|compared|than) .*))?$',
      '\\b(?:did|could) you (?:\\w+ )?hear {C}(?: (?:talk|talking|say anything|at all|say|speak))?$',
      '\\bhow many times did you hear {C}\\b',
      '^(?:(?:can|could) you )?(?:read|show|tell)(?: me)?(?: only| just)? (?:what {C} said|(?:her|his|their|mychild is) (?:lines|words|sentences))(?: in (?:there|the play))?$',
      '^what did (?:you hear )?{C} (?:say|talk about)(?: (?:in (?:there|the play|it)|during .*))?$',
      '\\bdid {C} (?:talk|say|speak)(?: (?:much|a lot|more|less|at all|anything|enough))?(?: than .*)?$',
    ),
  },
  {
    wanted: 'compare',
    patterns: asking(
      '\\b(?:compare|comparison|compared|versus|vs)\\b.*(?:{LAST})',
      '\\bcompare (?:it|this|that|today|them|my (?:numbers|scores?|plays?))\\b',
      '^(?:(?:did|have|has|am|are|is|was|were|do|does|how|what|why|it)\\b.*)?\\b(?:better|worse|more {N}|fewer {N}|less {N}|higher|lower|improved?)(?: or (?:worse|better|lower|higher))? than (?:the |my |our )?(?:{LAST})',
      '^better or worse$',
      '^what (?:did|have) i (?:do|done) (?:so |any )?different(?:ly)?(?: (?:from|than|since|this) .*)?$',
      '\\b(?:am|are|did|have|is) (?:i|we|it) (?:getting |gotten |got |get |doing |do |done |any )*(?:better|improv\\w*|worse)(?: (?:at (?:this|it|{N}|playing|the play|these)|with (?:the |my )?{N}|or worse|yet|now|over time|from last time|since last time|than (?:last|before).*|than i was))*$',
      '\\bhow many {N} (?:did i|were there|was it|i) .*(?:{LAST})',
      '\\bhow (?:does|did|is|do) (?:this|that|it|today|i|we|my numbers|my score)(?: one)?(?: do| compare| look)?.*\\b(?:compared|compare|against|next to|versus|vs)\\b.*(?:{LAST})',
      '\\bwhat (?:has |is )?(?:changed|different)(?: the most)?(?: (?:since|from|compared|between|this time|vs).*)?$',
      '\\b(?:did|have|has|are|is) (?:my |the )?(?:numbers?|scores?|{N}|count|it)(?: \\w+)? (?:go|gone|went|going|come|came|drop|dropped|get|gotten) (?:up(?! as)|down|better|worse)\\b',
      '\\bdid i (?:ask|give|do|use|say|make|have) (?:more|less|fewer) (?:{N})?.*(?:{LAST})',
      '\\b(?:am i making|have i made|did i make|do i make|is there)(?: any| some)? (?:progress|improvement)(?: (?:since|from) .*)?$',
    ),
  },
  {
    wanted: 'is-it-much',
    patterns: asking(
      '^(?:is|are|was|were|would)(?: not)? (?:having )?{IT}(?: and {IT})?(?: in there)?(?: be)? {JUDGED}(?: or {JUDGED})?{FOR_THAT}(?: (?:or not|of {N}|{N}|is it|right|of them))?$',
      '^(?:\\d+|so many|that many) (?:{N} )?(?:seems|sounds|feels|looks|is|are)(?: like| kind of| kinda| pretty)? {JUDGED}',
      '^\\d{1,2} {N} \\. {JUDGED}(?: (?:\\. |or )*{JUDGED})?$',
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
      '^why (?:(?:is|are|was|were|did|do|does|have|got|it|i|the|my|there|say|says|get|show|shows|you|count|counted) )*(?:so many|so much|that many|this many|that high|so high|\\d{1,2}) {N}$',
      '\\bwhy (?:is|are|was|were) (?:my |the )?{N}(?: (?:number|count|score))? (?:so |that |this )?(?:high|many|much)',
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
