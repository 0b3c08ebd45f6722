import { useEffect, useState } from 'react';
import { LINE_MAX_LENGTH, type TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { type ChosenCode, CodeChoices } from './code-choices.tsx';
import { codeOf, isCorrected, speakerOf, speakerWords, textOf } from './line-words.ts';
import { type Correction, useCorrectLine } from './transcript-queries.ts';

interface Props {
  readonly playSessionId: PlaySessionId;
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
        title: 'Thanks, we fixed it',
        description: 'Your counts will change to match.',
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
  const [words, setWords] = useState(textOf(line));
  /** Undefined until the parent chooses one. */
  const [chosen, setChosen] = useState<ChosenCode>();
  const text = words.trim();
  const hasNewWords = text !== textOf(line);
  const code = chosen === undefined ? (hasNewWords ? null : codeOf(line)) : chosen;
  useEffect(() => {
    // Brings it into sight. The sheet is open by now and has given the focus to its title.
    document.querySelector<HTMLElement>('[name="code"]:checked')?.focus();
  }, []);
  const { position, correctedSpeaker, correctedCode, correctedText } = line;
  const before = { position, correctedSpeaker, correctedCode, correctedText };
  const isHeard = text === line.text;
  const save = () => {
    const isParents = speaker === 'parent';
    onSave(
      {
        position,
        // What was heard right is no correction.
        correctedSpeaker: speaker === line.speaker ? null : speaker,
        correctedCode: !isParents || (isHeard && code === line.code) ? null : code,
        correctedText: isHeard ? null : text,
      },
      before,
    );
  };
  return (
    <>
      <TextArea
        label="What was said?"
        rows={2}
        maxLength={LINE_MAX_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ChoiceGroup
        label="Who said it?"
        name="speaker"
        options={speakers.map((value) => ({ value, label: speakerWords(value, childName) }))}
        selected={speaker}
        onChange={({ target }) =>
          setSpeaker(speakers.find((value) => value === target.value) ?? speaker)
        }
      />
      {speaker === 'parent' && (
        <CodeChoices chosen={code} onChoose={setChosen} isAnewOffered={hasNewWords} />
      )}
      <div className="sticky bottom-0 bg-card pb-2">
        <Button fullWidth disabled={text === ''} onClick={save}>
          Save
        </Button>
      </div>
      {isCorrected(line) && (
        <Button
          variant="quiet"
          fullWidth
          onClick={() =>
            onSave(
              { position, correctedSpeaker: null, correctedCode: null, correctedText: null },
              before,
            )
          }
        >
          Undo my correction
        </Button>
      )}
    </>
  );
}
