// Verbs of play and home, in their base form. An imperative begins with one, and what a child does is named by one.

const BASE_VERBS = `
act add aim answer arrange ask attach balance bake bang bash bat be beat bend bite blend blow boil bolt bounce break breathe bring brush build bump burn button buy
call calm carry carve catch change charge chase check cheer chew choose chop chuck clap clean clear click climb clip close collect colour color comb come connect cook copy count cover crack crash crawl create cross crumble crush cuddle curl cut
dance deal decorate deliver dig dip do dot drag draw dress drink drip drive drop dry dump dust eat empty explain
face fasten feed feel fetch fight fill find finish fit fix flatten flick flip float fly fold follow forget free freeze fry
gather get give glue go grab grip grow guess guide hammer hand hang have help hide hit hold hook hop hug hurry hush
imagine iron join jog jump keep kick kiss kneel knit knock knot know
label lace land lay lead lean learn leave lend let lick lie lift light line link listen load lock look loop lower
make march mark mash match measure melt mend mind mix model move
nail name nip note nudge obey open order pack paint park pass paste pat pay peek peel peep pet pick pin pinch place plait plan plant play plug point poke polish pop post pound pour practise practice press pretend pull pump punch push put
queue quit race rake reach read remember remove repair repeat rest return reverse ride ring rinse rip rock roll rotate row rub run
save saw say scatter scoop scrape scratch screw scribble scroll scrub search see sell send serve set settle sew shake shape share sharpen shout shove show shuffle shut sing sit skip slam slap sleep slice slide slot slow smash smell smile smooth smoosh snap sneak sniff snip soak sort spell spill spin splash split spray spread sprinkle squash squeeze squish stack stamp stand start stay steer step stick stir stitch stop store straighten stretch stroke study suck swallow swap sweep swim swing switch
take talk tap taste teach tear tell thank thread throw thump tickle tidy tie tighten tilt tip toast touch tow trace trade train trap tread treat trim try tuck turn twirl twist
undo unfold unlock unpack unplug unscrew untangle untie use vacuum visit vote wag wait wake walk wash watch water wave wear weave weigh whack whisk whisper wiggle win wind wipe wish wobble work wrap wriggle write yell zip zoom
shoo scoot nab bung whizz fling hoover plop squirt bury dunk pile prop slip stuff swipe tug yank bang budge cheers chill crank dab dangle deal dial dodge fan fiddle flap fluff grate grind heave hoist jiggle juggle leap lob mop munch nibble outline pace peg perch plonk pluck prod punch recycle refill rescue rewind rinse ruffle scan scoff scramble sculpt seal season shade shuffle sieve skate sketch slather slurp snuggle spoon spread stroke strum style surprise swirl tap tape tease test thread toss trot tumble type unbutton unwrap unzip wheel wedge widen yawn
`;
const verbs = new Set(BASE_VERBS.trim().split(/\s+/));

export const isBaseVerb = (word: string): boolean => verbs.has(word);
