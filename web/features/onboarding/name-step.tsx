import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextField } from '#web/ui/field.tsx';
import { HandsIllustration } from '#web/ui/illustrations.tsx';
import { titledPronouns } from '#web/ui/pronouns.ts';
import { toast } from '#web/ui/toast-store.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';

export interface NameAnswer {
  readonly name: string;
  readonly pronouns: string;
}

interface NameStepProps {
  readonly answer: NameAnswer;
  readonly onChange: (answer: NameAnswer) => void;
  readonly hasReturned: boolean;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function NameStep({ answer, onChange, hasReturned, onBack, onNext }: NameStepProps) {
  const missing = findMissing(answer);
  const submit = () => {
    if (missing) toast({ ...missing, variant: 'destructive' });
    else onNext();
  };
  return (
    <OnboardingFrame
      progressPct={25}
      takesFocus={hasReturned}
      onBack={onBack}
      title="Who do you play with?"
      text="We use the name and pronouns when we talk about your play together."
      picture={<HandsIllustration />}
      action={
        // Stays pressable while it is off, so that it can say what is missing.
        <Button
          type="submit"
          form="child-name"
          fullWidth
          aria-disabled={Boolean(missing)}
          className="aria-disabled:opacity-60"
        >
          Next
        </Button>
      }
    >
      <form
        id="child-name"
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="Child’s name"
          autoComplete="off"
          maxLength={50}
          value={answer.name}
          onChange={(event) => onChange({ ...answer, name: event.target.value })}
        />
        <ChoiceGroup
          label="Pronouns"
          name="pronouns"
          options={titledPronouns}
          selected={answer.pronouns}
          onChange={(event) => onChange({ ...answer, pronouns: event.target.value })}
        />
      </form>
    </OnboardingFrame>
  );
}

function findMissing({ name, pronouns }: NameAnswer) {
  if (!name.trim()) {
    return { title: 'Name required', description: 'Please enter your child’s name' };
  }
  if (!pronouns) {
    return { title: 'Pronouns required', description: 'Please select your child’s pronouns' };
  }
}
