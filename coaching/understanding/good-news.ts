// Good news is no trouble, however much it is about bedtime: “slept through for the first time ever!!”
import type { Case } from '#coaching/library/cases.ts';
import { bestAnswer } from './best-answer.ts';
import { newsShare, newsSigns } from './news-share.ts';
import weights from './news-weights.json' with { type: 'json' };
import type { MessageReader } from './reading.ts';
import type { Topic } from './topics.ts';

const NEWS =
  /!!.*\b(?:first|finally|did it|got|made|ate|slept|poop\w*|peed|read|won|picked|passed|by (?:him|her|them)sel\w+|free)\b|\b(?:first|finally|did it|got|made|ate|slept|poop\w*|peed|read|won|picked|passed|free)\b.*!!|\bgood news\b|\bfor once\b|\bfirst (?:time ever|time since|one since|no[- ]\w+)|\bslept (?:through|all night|in (?:his|her|their) own bed)\b|\bmade the (?:\w+ )?team\b|\bgot (?:accepted|off the wait ?list|moved up|invited|promoted|the job)\b|\bpassed (?:the|my|his|her|their|today)\b|\b(?:finally|all) \w+ (?:\w+ ){0,6}by (?:him|her|them)sel\w+|\b(?:days?|weeks?|months?) (?:sober|clean)\b|\bno (?:tears|meltdowns?|tantrums?)\b|\bnot (?:one|a single) (?:tantrum|tear|meltdown|fight|accident)\b|\bwent in (?:smiling|happy|laughing)\b|\bso proud\b|\bjust (?:want(?:ed)?|had|have) to (?:tell|share|say)\b/i;
/** What is wanted is something else, or it went wrong. */
const BUT =
  /\?|\b(?:but|except|though|until|how (?:do|can|should|to)|what (?:do|should|now)|should (?:i|we)|do i|am i|is it|now (?:he|she|they|i[’']?m|what)|help|worr\w+|scared|afraid|hit|hits|bit|bites|kick\w*|suspend\w*|hate[sd]?|died|dies|dying|mad|angry|scream\w*|threw|broke|refus\w*|won[’']?t|can[’']?t|doesn[’']?t|didn[’']?t|isn[’']?t|never|no idea|hurts?|stopped|lost|sad|tired|wrong|fail\w*|nobody|again|told me|wants? to|not|passed over|zero|questions|criticisms?|commands?|heard|scored?|praises?|drunk|drank|hungover)\b/i;
const MOST_WORDS = 45;

const tellsGoodNews = (message: string) =>
  message.split(/\s+/).length <= MOST_WORDS && NEWS.test(message) && !BUT.test(message);

const TOPIC: Topic = 'proud-moment';
/** What could be said to any news gives way to what is said to such. */
const GENERAL = 0.1;
/** What is less likely belongs to other news. */
const LEAST_CASE = 0.02;
const ANSWERS_NEWS =
  /\b(?:finally|for the first time|good news|just (?:want(?:ed)?|telling|had)|whom can i tell|i[’']?m (?:so |very |really )?(?:glad|happy|proud|moved|touched|thrilled|grateful|relieved))\b/i;

const MIXED = /\b(?:angry|mad|sad|scared|afraid|worr\w+|guilt\w*|jealous)\b/i;

const answersNews = ({ topic, question }: Case) =>
  topic === TOPIC || (ANSWERS_NEWS.test(question) && !MIXED.test(question));

/** Likely news where no other answer is a good one: what is plainly answered needs no second look. */
const LIKELY_NEWS = 0.75;
const GOOD_ANSWER = 3.4;
/** “They played nicely for once” may be about a bathroom in ruins. */
const HARDLY_NEWS = 0.2;
const ASKS = /\b(?:how (?:do|can|should|to)|what (?:do|should|now)|should (?:i|we)|help)\b/i;

/** For good news it finds only what is said to such. What follows on something `told` before leans on that: there it has to be plain. */
export async function hearingGoodNews(
  reader: MessageReader,
  message: string,
  told: readonly string[],
): Promise<MessageReader> {
  const share = newsShare(newsSigns(message, await reader.read(message)), weights);
  const isPlain = tellsGoodNews(message) && share >= HARDLY_NEWS;
  const isLikely = told.length === 0 && share >= LIKELY_NEWS && !ASKS.test(message);
  return isPlain || (isLikely && !(await hasGoodAnswer(reader, message)))
    ? forGoodNews(reader)
    : reader;
}

async function hasGoodAnswer(reader: MessageReader, message: string): Promise<boolean> {
  const found = await bestAnswer(reader, { before: '', message });
  return found !== undefined && found.mark >= GOOD_ANSWER;
}

const forGoodNews = (reader: MessageReader): MessageReader => ({
  mark: (told, answers) => reader.mark(told, answers),
  async read(message) {
    const reading = await reader.read(message);
    return {
      ...reading,
      topics: [{ of: TOPIC, share: GENERAL }],
      cases: reading.cases.filter(({ of, share }) => share >= LEAST_CASE && answersNews(of)),
    };
  },
});
