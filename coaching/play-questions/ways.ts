// How each thing that can be wanted is asked for, in plain words (plain-words.ts).
import { asking, type Way } from './asking.ts';
import { waysOfAmounts } from './ways-of-amounts.ts';

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
      '\\bwhat (?:is|was|were) (?:my|the) (?:very |single )?best (?:thing|line|sentence|one|{N})(?: (?:i|that i) (?:said|did)(?: to (?:her|him|them|mychild))?)?$',
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
      '^which (?:thing|one|skill) did i do (?:the )?most(?: of)?$',
      '\\b(?:what|which (?:skill|one)) am i (?:best|strongest) (?:at|in)$',
    ),
  },
  {
    wanted: 'weakest',
    patterns: asking(
      '\\b(?:what|which)(?: one| skill| number| of (?:the|these|my) .*)? (?:is|was|were) (?:my |the )?(?:lowest|weakest|smallest|worst(?= (?:number|count|skill|score|area)))(?: (?:number|count|skill|score|one|area))?$',
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
      '^my {N}$',
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
      '^(?:could|should|can) (?:i|we) (?:have )?(?:said|say|put) (?:it|that|this)(?: (?:any )?(?:better|different(?:ly)?|another way))?$',
      '^how (?:would|could|should|do|can) (?:i|you) (?:say|put|word|phrase) (?:it|that|this)(?: one)?(?: (?:different(?:ly)?|better|another way|instead|as a statement|not as a question|without asking))?$',
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
      '^how (?:do|can|could) (?:i|we) (?:lower|reduce|get|bring|cut)(?: down)? (?:it|that|this|\\d+|that number|this number|them|those) (?:down|lower)(?: to \\d+)?$',
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
      '\\b(?:what|which) number (?:of {N} )?(?:should|do|am) i (?:be )?(?:aim|shoot|go|try|reach|get|suppos|at\\b|have)',
      '\\bhow many {N} (?:is|are)(?: considered)? (?:too many|enough|ok|okay|fine|normal|good|allowed|a lot|the goal)\\b',
      '\\bhow (?:low|high) (?:should|do|must|can) (?:i|it|that|my {N}|the {N}|{N})\\b',
      '\\bhow many (?:is|are) too many$',
      '^what is a (?:good|realistic|fair|reasonable) number(?: to (?:aim|shoot|go) for)?$',
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
    wanted: 'joy',
    patterns: asking(
      '^(?:this|that|it) was (?:really |actually |so |kind of |kinda |pretty |a lot of )*(?:nice|fun|great|lovely|sweet|a blast)(?: (?:actually|though|for both of us))?$',
      '\\b{C} (?:\\w+ )?(?:laughed|giggled|was laughing|was giggling) so (?:hard|much)\\b',
    ),
  },
  {
    wanted: 'tired',
    patterns: asking(
      '^i (?:was|am) (?:\\w+ ){0,2}(?:tired|exhausted|wiped(?: out)?|beat|sick|distracted|stressed)\\b',
      '^(?:i )?(?:just )?worked (?:a )?(?:double|\\d+ hours|nights?|all night|late)\\b',
    ),
  },
  {
    wanted: 'echo',
    patterns: asking('\\bexample\\b.*\\b(?:what|something) {C} (?:actually |really )?said\\b'),
  },
  {
    wanted: 'next',
    patterns: asking(
      '^what (?:now|next|comes next|do i do (?:now|next))$',
      '^(?:do|should) i (?:just )?keep doing (?:the same(?: thing)?|what i(?: am)? (?:did|doing)|it like this)(?: every day)?$',
      '^(?:what|which one|which) (?:should|do|can|could) i (?:focus on|work on|practice|try)(?: (?:next|first|next time|tomorrow|most|just|only|\\d|one|thing|things))*$',
      '^(?:just |only )?one thing(?: (?:to (?:work|focus) on|for (?:next time|tomorrow)))?$',
    ),
  },
  {
    wanted: 'doubted',
    patterns: asking(
      '\\b(?:are|is) (?:you|that|this|it|they|these|those)(?: numbers?)?(?: even| really| actually)? (?:sure|right|correct|accurate|true|real)\\b(?! (?:away|now))',
      '^(?:is|are|was) (?:that|this|it|they|these|those)$',
      '\\b(?:that|it|this) (?:can not|could not) be (?:right|true|correct)\\b',
      '\\b(?:that|it|this) (?:does|did) not (?:seem|sound|look|feel) right\\b',
    ),
    needs: 'counter',
  },
  {
    wanted: 'what-counts',
    patterns: asking(
      '^what (?:would|will|could|does|do|should)(?: i say that would| have)? count(?:ed|s)?(?: (?:instead|then|there))?$',
      '^what (?:should|could|can) i (?:say|have said) (?:that|so (?:that )?it) (?:counts|would count|will count|would have counted)$',
    ),
  },
  {
    wanted: 'compare',
    patterns: asking(
      '\\b(?:compare|comparison|compared|versus|vs)\\b.*(?:{LAST})',
      '\\bcompare (?:it|this|that|today|them|my (?:numbers|scores?|plays?))\\b',
      '^(?:(?:did|have|has|am|are|is|was|were|do|does|how|what|why|it)\\b.*)?\\b(?:better|worse|more {N}|fewer {N}|less {N}|higher|lower|improved?)(?: or (?:worse|better|lower|higher))? than (?:the |my |our )?(?:{LAST})',
      '\\bit is (?:more|fewer|less) {N} than (?:{LAST})',
      '^better or worse$',
      '^(?:i am |we are )?going (?:backwards?|the wrong way)$',
      '^(?:it|that|they) (?:all )?(?:got|went) (?:so |much |way |even )*(?:worse|better|backwards?|up|down)(?: (?:from|than|since) (?:{LAST}))?(?: \\d{1,2} to \\d{1,2})?$',
      '^(?:(?:ugh|so|great|wow|ok|and|but) )*(?:i|we) (?:got|did|went|am getting|am doing|are getting) (?:so |much |way |even |a lot )*(?:worse|better|backwards?)$',
      '^(?:(?:ugh|so|great|wow|ok|and|but) )*\\d{1,2}(?: {N})?(?: \\.)? (?:it|that|they|i|we) (?:went|goes|got|has gone) (?:up|down|higher|lower|worse|backwards?)\\b',
      '^(?:my |the )?{N} (?:went|goes|came|has gone) (?:up|down|from \\d{1,2} (?:up |down )?to \\d{1,2})\\b',
      '\\bwhy did (?:my |the )?{N} (?:go|jump|drop|fall) (?:up|down|back|from \\d{1,2})\\b',
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
  ...waysOfAmounts,
];
