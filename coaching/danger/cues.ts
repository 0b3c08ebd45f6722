// The wide net: single words and turns of phrase that sound like danger even where no whole pattern fits. It is cast
// only over what does not speak of a game or a story; the patterns beside this file are cast over everything.
import type { Danger } from './danger.ts';
import { CHILD_OBJECT, pattern } from './words.ts';

const makeBelieve = pattern(
  'pretend\\w*|make believe|dragons?|dino\\w*|t rex|teddy|teddies|dolls?|puppets?|monsters?|pirates?|lego|robots?|zombies?|games?|story|stories|movie|film|cartoon|book|toys?|laugh\\w*|giggl\\w*|foam|balloons?|superhero\\w*|princess|castle|goldfish|hamster|funeral|zoo|bear|witch|jokes?|haha|lol|paint|play(?:s|ed|ing)? (?:dead|doctors?|hospital|police|ambulance|vet|dentist|cemetery|fights?)|uno|chess|memory|drum|eggs|(?:held|holds) (?:his|her) breath|plastic',
);

const cues: readonly (readonly [Danger, RegExp])[] = [
  [
    'medical',
    pattern(
      'fell (?:\\w+ )?(?:from|out of|off) (?:the|a|his|her|our|my) (?:\\w+ )?(?:table|window|roof|balcony|bunk|ladder|wall|tree|horse|stairs|counter)|fell (?:\\w+ ){0,5}(?:on|onto) (?:his|her|their|the) (?:head|neck|back of)',
    ),
  ],
  [
    'medical',
    pattern(
      'fell in(?:to)? the (?:pond|pool|lake|river|water|well|sea)|(?<!breath )under ?water(?! (?:animals|world))',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:does|did|do|is) not react\\w*|doesnt react|isnt reacting|not reacting|eyes (?:roll|rolled|are rolling|rolling)|shakes? all over|twitch\\w*|foam at',
    ),
  ],
  [
    'medical',
    pattern('blood(?!y)|bleed(?:s|ing)?(?! (?:through|colou?rs?|red|a drop))|wound|stitches'),
  ],
  [
    'medical',
    pattern(
      '(?<!by |an )accident(?! i spilled)|badly hurt|hurt (?:very |really |so )?badly|injured|hit by (?:a|the) (?:car|bus|bike|truck|swing)|run over',
    ),
  ],
  [
    'medical',
    pattern(
      'puff(?:ed|y)(?: up)?|swollen|swelling|breath\\w*(?! (?:exercise|in and|together|under))|cant swallow|drooling|coughing (?:and|up|blood)',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:turned|turning|looks|is|went|hes|shes|so) (?:very )?(?:gr[ea]y|pale|purple|yellow)',
    ),
  ],
  [
    'medical',
    pattern(
      'kettle|boiling|hot (?:oil|water|tea|coffee|soup|stove)|burnt|electrocut\\w*|chemical|under the sink|medicine cabinet|bottle is empty|button cell',
    ),
  ],
  [
    'medical',
    pattern('cant feel (?:my|his|her)|chest is|numb(?! from)|confused and|and confused|limp'),
  ],
  [
    'medical',
    pattern(
      '(?:hasnt|has not|not|no) (?:peed|pee|urine|drunk anything|drank)|vomit(?:s|ed|ing)? (?:green|blood|all|for|since|everything)|spots (?:that|which)|rash (?:that|which|and)',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:baby|it) (?:doesnt|isnt|does not|is not|stopped) mov(?:e|ing)|(?:allergy|allergic) (?:\\w+ ){0,4}(?:ate|eaten|had|swallowed)|(?:weeks|months) pregnant and',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:coin|battery|bead|marble|peanut|grape|magnet|pill|button) (?:\\w+ ){0,3}(?:in|up|down) (?:his|her|their) (?:mouth|nose|ear|throat)',
    ),
  ],
  [
    'medical',
    pattern(
      'cut (?:himself|herself|themselves) (?:deep|bad|badly|with)|deep cut|cant move (?:it|his|her|my)',
    ),
  ],
  [
    'self-harm',
    pattern(
      '(?:to|being|be|stay|still|staying) alive|dying(?! (?:of laughter|to))|(?:i|to|ill|will|should|just|could|would) die(?! (?:for|of))|die die',
    ),
  ],
  [
    'self-harm',
    pattern(
      'dead inside|already dead|should not exist|shouldnt exist|(?:will|wish|reason|want|strength|strong enough) to live|live (?:any ?more|any longer)|cant live',
    ),
  ],
  [
    'self-harm',
    pattern(
      'without (?:me|a mother like me|a father like me|their mother|their father)(?! (?:knowing|in the room|helping|playing))|my last (?:night|day|evening|message)|ended it|over for me|to be over(?! soon)|end my (?:pain|suffering)',
    ),
  ],
  [
    'self-harm',
    pattern(
      'in front of (?:a|the) (?:train|car|bus|truck|tram|lorry)|(?:jump|jumping|jumps|jumped) (?:out of|off) (?:the|a) (?:window|roof|bridge|balcony|building)|oncoming traffic|painless|nightstand|sleeping pills|counting (?:them|my pills|the pills)',
    ),
  ],
  [
    'self-harm',
    pattern(
      '(?:scratch|scratching|burn|burning|punish|punishing|hurting|cutting) (?:my (?:skin|arms?|legs?)|myself)|i cut again|heart (?:just )?stops|god (?:to )?take me|take me away|get up again|never get up|being around for|not be around|giving (?:away my things|my things away|everything away)|my will and',
    ),
  ],
  [
    'losing-control',
    pattern(
      '(?:shaking|trembling|shook|boiling|full) (?:with|of) (?:anger|rage|hate|fury)|seconds? (?:away )?from|see(?:ing)? red|hate (?:for|this baby|being alone with)|over the (?:balcony|railing|edge)|before i do|something bad (?:will|might|could|is going to)|safe with me|safe around me',
    ),
  ],
  [
    'losing-control',
    pattern(
      `slam (?:his|her|their|him|her|them)|(?:what|like) my (?:dad|father|mother|mum|mom) did to me|(?:leave|dump|drop) ${CHILD_OBJECT} (?:in|at|on|off a)(?! (?:the )?(?:daycare|school|nursery|kindergarten|crib|bed|room|grandma))|just let go|smash(?:ed|ing) (?:plates|things|the|everything|his|her)|up to hit|couldnt stop myself|i black out`,
    ),
  ],
  [
    'losing-control',
    pattern(
      '(?:urge|urges|impulse|impulses|tempted) to (?:hit|hurt|throw|shake|slap|smack|harm|leave|drop)|cant be alone with|someone take (?:him|her|them)|take (?:him|her|them) away from me',
    ),
  ],
  [
    'child-hurt',
    pattern(
      `(?:stop|keep|kept|started|always|often|been|from|am) (?:hitting|slapping|smacking|beating|spanking|hurting|pinching|shaking) ${CHILD_OBJECT}`,
    ),
  ],
  [
    'child-hurt',
    pattern(
      '(?:i|he|she|they|father|dad|mother|mum|mom|law|grandma|grandpa|teacher|partner|husband|wife) (?:\\w+ )?(?:whack(?:s|ed)?|yank(?:s|ed)?|thrash(?:es|ed)?|wallop(?:s|ed)?|clobber\\w*|swat(?:s|ted)?|belt(?:s|ed)?|cane(?:s|d)?|flog\\w*|slapped|smacked|spanked) (?:him|her|them|his|the kids|my|our)',
    ),
  ],
  [
    'child-hurt',
    pattern(
      '(?:wooden spoon|belt|slipper|stick|cane|shoe) (?:on|to) (?:him|her|them|the kids)|with (?:my|a|his|her|the) (?:shoe|belt|slipper|stick|cane|hand)$|mouth (?:out )?with soap|(?:soap|chili|pepper|sock|tape) in (?:his|her|their) mouth|taped (?:(?:him|her|them) (?:to|up|down|shut)|(?:his|her|their) (?:mouth|lips|hands|wrists|feet|legs))|gagged',
    ),
  ],
  [
    'child-hurt',
    pattern(
      'pulled (?:down|off) (?:her|his) (?:pants|trousers|underwear|knickers|clothes)|rubs (?:her|him)|on the mouth and|undress\\w*|no clothes|touched (?:her|him)$|flinch\\w*|cower\\w*',
    ),
  ],
  [
    'child-hurt',
    pattern(
      '(?:not|isnt|arent|never) allowed to (?:eat|drink|use the toilet)|left (?:alone )?in (?:his|her|the|their) (?:crib|cot|room|bed|car) for|out in the cold|outside in the cold|head under|(?:goes|went|comes) after (?:the kids|the children|him|her|them|my)|ties? the (?:kids|children)|sedat\\w*',
    ),
  ],
  [
    'violence',
    pattern(
      'knife to (?:my|his|her|me)|(?:knife|gun|pistol|weapon) (?:at|on|in|under)|my body|beg for|my salary|fist (?:through|in|into|at)|pull(?:s|ed) my hair|my head (?:on|against|into)|put me in (?:the )?hospital|forced himself|forces himself',
    ),
  ],
  [
    'violence',
    pattern(
      '(?:he|she) (?:\\w+ )?(?:pushes|bites|scratches|hits|kicks|slaps|shoves|spits at|chases|grabs) me(?! (?:when (?:i say|we play|i tickle)|at|with))|scared what (?:he|she)|(?:doesnt|does not|never|not) allow(?:ed)? me|police (?:were|came|was|is|are) (?:here|there|at)|because of my (?:husband|partner|ex|boyfriend|wife)|goes crazy and|breaks everything|destroyed my|kids hide',
    ),
  ],
  [
    'violence',
    pattern(
      '(?:hitting|banging|kicking|breaking) (?:on |in |down )?(?:the|my) door|(?:is|was) it (?:abuse|rape)|abuse(?:d|r|s)?(?! the)|follows me (?:\\w+ )?since|waits? outside|leave him(?! (?:alone|to|a|with))|he might come|find (?:my|us|me and)|violent',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:drain|oven|toilet|window|floor) cleaner|fever(?! last)|high temperature|burning up|talking nonsense|throwing up|keeps vomiting|stomach is (?:hard|swollen)|collaps\\w*|waters (?:broke|have broken)|contractions|miscarr\\w*|gagging|head (?:is |got )?stuck|(?:his|her) nose and|in (?:his|her) (?:nose|ear|windpipe)',
    ),
  ],
  [
    'medical',
    pattern(
      '(?:is|hes|shes|am|im) (?:so |very |really )?(?:dizzy|dehydrated|unresponsive|delirious|feverish)|broke (?:his|her|my) (?:leg|arm|foot|ankle|wrist)|(?:wasp|bee|snake|tick|scorpion)(?: \\w+)? (?:stung|sting|bit|bitten)|hospital (?:now|tonight|or)|er now|emergency',
    ),
  ],
  [
    'self-harm',
    pattern(
      'hopeless|worthless|pointless to|better dead|be in heaven|go to heaven|survive (?:this|the|another|until|it)|everything to (?:stop|end)|it all to (?:stop|end)|stop for ?ever|nobody (?:needs|wants|loves|cares about) me|no one (?:needs|wants|loves) me|should just go|saying goodbye|say goodbye (?:for ever|to everyone|to my kids)|thoughts are (?:so |very )?dark|dark thoughts|how i would do it|how to do it without|around (?:his|her|my) neck|how many (?:tablets|pills)|cant see tomorrow|no tomorrow|no future|sterben|umbringen|morir|mourir|suicid\\w*',
    ),
  ],
  [
    'self-harm',
    pattern(
      '(?:dont|do not|cant|not) (?:want to |wanna )?(?:breathe|be|exist|feel|wake) any ?more|depress(?:ion|ed) (?:is|and|so)|severely depressed|wrist(?! watch)|(?:a|the) rope(?! (?:jump|skip|ladder))|shoot me|(?:lost|losing) all hope|given up',
    ),
  ],
  [
    'child-hurt',
    pattern(
      `(?:chok|strangl|throttl|suffocat|smother)(?:e|es|ed|ing) ${CHILD_OBJECT}|(?:shakes|shook|shaking|hits|beats|slaps|smacks|kicks|pinches) (?:him|them|the kids|my (?:son|daughter|kids))$|(?:push|shov|threw|throw|drop|kick)(?:es|ed|s|ped)? ${CHILD_OBJECT} (?:down|against|into) the (?:stairs|wall|floor|ground)`,
    ),
  ],
  [
    'child-hurt',
    pattern(
      'gets? the (?:stick|belt|cane|spoon|strap)|(?:his|her) privates?|in the (?:cupboard|closet|cellar|basement|dark|attic) (?:for|all|as)|cold shower|ice bath|(?:forced|forcing|forces|shoved) (?:food|it|soap|medicine) (?:down|into)|(?:pictures|photos|videos) of (?:her|him|my|them) (?:in the bath|naked|undressed|sleeping)|sends? them to|kiss his|hear (?:the )?(?:screams|screaming)|(?:child|kid|boy|girl) (?:next door|upstairs)',
    ),
  ],
  [
    'violence',
    pattern(
      'shelter|refuge|broke (?:down|in) (?:the|my|our) door|keeps me (?:locked|in|away)|my (?:car )?keys|scared to (?:sleep|go|be|say|leave|stay|move)|afraid to (?:sleep|go home|say|leave|stay)|drunk (?:and|again|every|husband|he|she)|throwing (?:furniture|things|chairs|plates)|makes me do|things in bed|(?:wants|going|tries|tried) to (?:kill|hurt) (?:me|us)|with scissors|protect (?:my|the|our) (?:kids|children|child|son|daughter|myself) from',
    ),
  ],
  [
    'losing-control',
    pattern(
      'smash (?:his|her|their) (?:face|head)|(?:anger|rage|temper|thoughts) (?:scares?|frightens?|terrifies) me|hear(?:ing)? voices|voices (?:in my head|that)|(?:must|should|has to|have to) die|(?:dont|do not|cant|never) love (?:my|this|her|him|the) ?(?:baby|child|son|daughter)?$|(?:dont|do not|cant) love (?:my|this) (?:baby|child|son|daughter|kid)|wish (?:shed|hed|theyd|she would|he would) disappear|near (?:him|her|them) or|cant cope|cant stand (?:him|her|my (?:son|daughter|child|kid))(?! (?:crying|whining|singing))|too tight|so tight',
    ),
  ],
  [
    'medical',
    pattern(
      'rolled off|fell off the (?:sofa|couch|bed|changing)|crying strangely|crushed|pulse|(?:red|purple) spots|he is stiff|she is stiff|talking weird|mouth (?:hangs|droops)|slurr\\w+',
    ),
  ],
  [
    'self-harm',
    pattern(
      '(?:want|like|rather|wants) (?:to )?be (?:killed|gone|dead)|(?:dont|do not) want (?:this|my|a) life|nothing matters|engine on|never come back|my insulin|on purpose so i',
    ),
  ],
  [
    'losing-control',
    pattern(
      `(?:afraid|scared) (?:to be|of being|to stay) alone with|(?:in my mind|in my head) i (?:hit|hurt|shake)|shake (?:him|her|them) in|over (?:his|her|the) (?:bed|crib|cot) with|my nails into|so (?:furious|angry|mad) (?:that )?i (?!cried|left|had)`,
    ),
  ],
  [
    'child-hurt',
    pattern(
      `(?:twist|dug|dig|pull|pulled|twisted|yanked|squeezed|bent|burned|cut|stepped on) (?:his|her|their) (?:arm|arms|hair|neck|ear|ears|leg|wrist|fingers?|skin)|(?:was|got|been|were) (?:slapped|hit|kicked|beaten|smacked|pinched|pushed) (?:at|by|in)|threw (?:a|the|my|his|her) \\w+ at (?:my|our|him|her|them)|locked out|(?:bad|strange|dirty|weird) things (?:to|with)|(?:scratches|scratch marks|cuts|sores) all over|(?:give|gives) (?:him|her|them) (?:no )?(?:water|food)|(?:finger|hand|hands) (?:there|inside|in (?:her|his) pants)`,
    ),
  ],
  [
    'violence',
    pattern(
      'pinn(?:ed|s) me|(?:spat|spits) (?:in|at|on) (?:me|my)|tore my|(?:run|ran|fled|flee) (?:out of|from) (?:the|our|my) (?:house|home|flat|husband|partner)|barefoot|cameras|every step i|find me (?:wherever|anywhere)|kidnap\\w*|stabs?|poured (?:hot|boiling)|next to me with',
    ),
  ],
];

export const isMakeBelieve = (text: string) => makeBelieve.test(text);

export function hearCue(text: string): Danger | undefined {
  return cues.find(([, cue]) => cue.test(text))?.[0];
}
