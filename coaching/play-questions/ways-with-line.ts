// How a line that stands in the message is asked about; it has been put there as `theline` (named-line.ts).
import { asking, type Way } from './asking.ts';

export const waysWithLine: readonly Way[] = [
  {
    wanted: 'instead',
    patterns: asking(
      '\\binstead\\b',
      '\\b(?:turn|change|reword|rephrase|rewrite|fix)\\b.*\\btheline\\b',
      '\\b(?:how|what) (?:else )?(?:could|can|should|would|do|was|am|were|to) .*\\b(?:say|said|saying|put|ask|asked|done|differently|better|answer|answered|reply|replied|respond|responded)\\b',
      '\\btheline\\b.*\\b(?:differently|better way|another way|something else|(?:not|without) (?:a|being a) question|(?:in|as) (?:a )?statement)\\b',
      '\\bbetter way\\b',
      '\\bwhat (?:i|we) (?:am|are|was|were) supposed to (?:say|answer|reply)\\b',
      '\\b(?:should|could) (?:i|we) have (?:said|answered|replied|repeated)\\b',
    ),
  },
  {
    wanted: 'same-weight',
    patterns: asking('\\bcount(?:s|ed)? (?:just )?(?:as much|the same|more|less|equally)\\b'),
  },
  {
    wanted: 'why-counted',
    patterns: asking(
      '\\bcount(?:s|ed|ing)?\\b',
      '\\bagainst me\\b',
      '\\bwhat makes\\b',
      '\\bwhy\\b.*\\btheline\\b',
      '(?:^|\\. |\\b(?:theline|why|how|so|or|and|but|then) )(?:is|was|are|were)(?: not)?(?: really| even| actually| just)? (?:theline|that|it|this)(?: one| really| even| actually)?(?: not)?(?: (?:so|such|really|that|a|an|one|bad|good|ok|okay|wrong|{N})\\b|$)',
      '\\b(?:wrong|bad|good) (?:with|about)\\b[^.]*\\btheline\\b',
      '\\b(?:dinged|flagged|marked|penali[sz]ed|docked)\\b',
      '\\b(?:is|was) (?:the|my|that)(?: one)? {N} theline$',
      '\\btheline (?:that |it |this )?(?:is|was) (?:not )?(?:{N}|a|an|just|only|part|me|playing|pretend\\w*|real\\w*)\\b',
      '\\b(?:a|an|one of (?:the|my)(?: \\d+)?) {N}\\b',
      '\\bone of (?:the|my) (?:good|bad|\\d+)',
      '\\b(?:how|why) is (?:that|this|it)\\b',
    ),
  },
];

export const OF_OTHER_LINES =
  /\b(?:others?|differences?|besides|apart from|except|which (?!is it|one is it|is theline)|how many|how much|is (?:just |only )?(?:one|1) (?!of\b)|good (?:job|girl|boy|work)|(?:change|own|other|different|same|exact) words?|change the words)\b/;
