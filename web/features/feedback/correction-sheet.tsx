import { useEffect, useState } from 'react';
import type { TranscriptLine } from '#contract/transcript.ts';
import { codeWords, TALK_CODES, talkCodeOf } from '#domain/talk-codes.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { codeOf, isCorrected, speakerOf, speakerWords } from './line-words.ts';
import { type Correction, useCorrectLine } from './transcript-queries.ts';

interface Props {
  readonly playSessionId: number;
  readonly childName: string;
  /** Undefined while none is chosen. */
  readonly line: TranscriptLine | undefined;
  readonly onClose: () => void;
}

const speakers = ['parent', 'child', 'other'] as const;

export function CorrectionSheet({ playSessionId, childName, line, onClose }: Props) {
  const { mutate } = useCorrectLine(playSessionId);
  const save = (correction: Correction, before: Correction) => {
    const thank = () =>
      toast({
        title: 'Thank you, corrected',
        description: 'Your counts follow.',
        action: { label: 'Undo', onAction: () => mutate(before) },
      });
    mutate(correction, { onSuccess: thank });
    onClose();
  };
  return (
    <Sheet open={line !== undefined} onClose={onClose} title="Correct this line">
      {line && <Choices key={line.position} {...{ line, childName }} onSave={save} />}
    </Sheet>
  );
}

interface ChoicesProps {
  readonly line: TranscriptLine;
  readonly childName: string;
  readonly onSave: (correction: Correction, before: Correction) => void;
}

function Choices({ line, childName, onSave }: ChoicesProps) {
  const [speaker, setSpeaker] = useState(speakerOf(line));
  const [code, setCode] = useState(codeOf(line));
  useEffect(() => {
    // Brings it into sight. The sheet is open by now and has given the focus to its title.
    document.querySelector<HTMLElement>('[name="code"]:checked')?.focus();
  }, []);
  const { position, correctedSpeaker, correctedCode } = line;
  const before = { position, correctedSpeaker, correctedCode };
  const save = () => {
    const isParents = speaker === 'parent';
    onSave(
      {
        position,
        // What was heard right is no correction.
        correctedSpeaker: speaker === line.speaker ? null : speaker,
        correctedCode: !isParents || code === line.code ? null : code,
      },
      before,
    );
  };
  return (
    <>
      <blockquote className="wrap-anywhere rounded-card bg-lamp-soft px-4 py-3">
        “{line.text}”
      </blockquote>
      <ChoiceGroup
        label="Who said it?"
        name="speaker"
        options={speakers.map((value) => ({ value, label: speakerWords(value, childName) }))}
        selected={speaker}
        onChange={({ target }) =>
          setSpeaker(speakers.find((value) => value === target.value) ?? speaker)
        }
      />
      {speaker === 'parent' && <CodeChoices chosen={code} onChoose={setCode} />}
      <div className="sticky bottom-0 bg-card pb-2">
        <Button fullWidth onClick={save}>
          Save
        </Button>
      </div>
      {isCorrected(line) && (
        <Button
          variant="quiet"
          fullWidth
          onClick={() => onSave({ position, correctedSpeaker: null, correctedCode: null }, before)}
        >
          Undo my correction
        </Button>
      )}
    </>
  );
}

interface CodeChoicesProps {
  readonly chosen: ReturnType<typeof codeOf>;
  readonly onChoose: (code: ReturnType<typeof codeOf>) => void;
}

function CodeChoices({ chosen, onChoose }: CodeChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-bold">What was it?</legend>
      <div className="flex flex-col gap-2">
        {TALK_CODES.map((code) => (
          <label
            key={code}
            htmlFor={`code-${code}`}
            className="grid min-h-12 cursor-pointer grid-cols-[auto_1fr] items-baseline gap-x-3 rounded-card border-2 border-edge px-4 py-2 transition-colors hover:border-ink-muted has-checked:border-lamp has-checked:bg-lamp-soft"
          >
            <input
              id={`code-${code}`}
              type="radio"
              name="code"
              value={code}
              checked={chosen === code}
              onChange={({ target }) => onChoose(talkCodeOf(target.value))}
              className="size-4.5 translate-y-0.5 scroll-mt-24 scroll-mb-36 accent-lamp"
            />
            <span className="font-bold">{codeWords[code].name}</span>
            <span className="col-start-2 text-ink-soft text-sm">{codeWords[code].hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
