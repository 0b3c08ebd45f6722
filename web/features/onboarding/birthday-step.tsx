import { useState } from 'react';
import { localDay } from '#web/browser/local-day.ts';
import { type BirthdayParts, findBirthday } from '#web/ui/birthday.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AgeNotice } from './age-notice.tsx';
import { MonthPicker } from './month-picker.tsx';
import { OnboardingFrame } from './onboarding-frame.tsx';

export type BirthdayAnswer = BirthdayParts;

const INVALID_DATE = 'Please enter a valid date';
const EARLIEST_YEAR = 1900;
const withoutArrows =
  '[&_input]:[appearance:textfield] [&_input::-webkit-inner-spin-button]:appearance-none';

interface BirthdayStepProps {
  readonly name: string;
  readonly answer: BirthdayAnswer;
  readonly onChange: (answer: BirthdayAnswer) => void;
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onSave: (dateOfBirth: string) => void;
}

export function BirthdayStep(props: BirthdayStepProps) {
  const { name, answer, onChange, isBusy, onBack, onSave } = props;
  const [isRefused, setIsRefused] = useState(false);
  const isComplete = Boolean(answer.month && answer.day && answer.year);
  const today = localDay();
  const found = findBirthday(answer, today);
  const birthday = Number(answer.year) >= EARLIEST_YEAR ? found : undefined;

  const change = (part: Partial<BirthdayAnswer>) => {
    setIsRefused(false);
    onChange({ ...answer, ...part });
  };
  const submit = () => {
    if (birthday) return onSave(birthday);
    if (isComplete) return setIsRefused(true);
    toast({
      title: 'Birthday required',
      description: 'Please enter your child’s birthday: month, day and year',
      variant: 'destructive',
    });
  };

  return (
    <OnboardingFrame
      progressPct={50}
      takesFocus
      onBack={onBack}
      title={`When is ${name}’s birthday?`}
      text={`So our suggestions fit ${name}’s age.`}
      picture={<SeedlingIllustration />}
      action={
        <Button
          type="submit"
          form="child-birthday"
          fullWidth
          aria-disabled={!isComplete}
          className="aria-disabled:opacity-60"
          pending={isBusy}
          pendingLabel="Saving..."
        >
          Next
        </Button>
      }
    >
      <form
        id="child-birthday"
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="flex flex-wrap gap-3">
          <MonthPicker
            value={answer.month}
            isDisabled={isBusy}
            onChange={(month) => change({ month })}
          />
          <TextField
            label="Day"
            className={cx('min-w-0 grow basis-22', withoutArrows)}
            type="number"
            inputMode="numeric"
            min={1}
            max={31}
            autoComplete="off"
            disabled={isBusy}
            aria-describedby="birthday-error"
            value={answer.day}
            onChange={(event) => change({ day: event.target.value })}
          />
          <TextField
            label="Year"
            className={cx('min-w-0 grow basis-25', withoutArrows)}
            type="number"
            inputMode="numeric"
            min={EARLIEST_YEAR}
            max={today.slice(0, 4)}
            autoComplete="off"
            disabled={isBusy}
            aria-describedby="birthday-error"
            value={answer.year}
            onChange={(event) => change({ year: event.target.value })}
          />
        </div>
        <div id="birthday-error" role="alert">
          {isRefused && <FieldError>{INVALID_DATE}</FieldError>}
        </div>
      </form>
      <AgeNotice name={name} birthday={birthday} />
    </OnboardingFrame>
  );
}
