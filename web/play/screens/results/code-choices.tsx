import { codeWords, TALK_CODES, type TalkCode, talkCodeOf } from '#domain/talk-codes.ts';

/** Null where the words changed and the parent leaves it to us. */
export type ChosenCode = TalkCode | null;

const ANEW = {
  name: 'Let us take another look',
  hint: 'We’ll read the new words and decide again.',
} as const;

interface Props {
  readonly chosen: ChosenCode;
  readonly onChoose: (code: ChosenCode) => void;
  /** New words may be something else than what was heard. */
  readonly isAnewOffered: boolean;
}

export function CodeChoices({ chosen, onChoose, isAnewOffered }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">What was it?</legend>
      <div className="flex flex-col gap-2">
        {isAnewOffered && (
          <Choice
            value="anew"
            words={ANEW}
            isChosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
        )}
        {TALK_CODES.map((code) => (
          <Choice
            key={code}
            value={code}
            words={codeWords[code]}
            isChosen={chosen === code}
            onChoose={() => onChoose(talkCodeOf(code))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly words: { readonly name: string; readonly hint: string };
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ value, words, isChosen, onChoose }: ChoiceProps) {
  return (
    <label
      htmlFor={`code-${value}`}
      className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-card border-2 border-edge px-4 py-2 transition-colors hover:border-ink-muted has-checked:border-lamp has-checked:bg-lamp-soft"
    >
      <input
        id={`code-${value}`}
        type="radio"
        name="code"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4.5 translate-y-0.5 scroll-mt-24 scroll-mb-36 accent-lamp"
      />
      <span className="font-bold">{words.name}</span>
      <span className="col-start-2 text-ink-soft text-sm">{words.hint}</span>
    </label>
  );
}
