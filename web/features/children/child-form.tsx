import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ChildFields } from '#web/api/children.ts';
import { localDay } from '#web/browser/local-day.ts';
import { findBirthday, months } from '#web/ui/birthday.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextField } from '#web/ui/field.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { SelectField, type SelectOption } from '#web/ui/select.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import type { ChildFormInput, ChildFormSchema } from './child-form-schema.ts';
import { days, yearsUntil } from './date-choices.ts';

interface ChildFormProps {
  readonly header: ReactNode;
  readonly schema: ChildFormSchema;
  readonly values: ChildFormInput;
  readonly pronouns: readonly SelectOption[];
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSave: (child: ChildFields) => void;
  /** What else can be done with this child, under the fields. */
  readonly children?: ReactNode;
}

/** The whole screen of a child's profile: fields, and the one button that saves them. */
export function ChildForm(props: ChildFormProps) {
  const { header, schema, values, pronouns, submitLabel, isBusy, onSave, children } = props;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: values,
  });
  const field = (name: keyof ChildFormInput) => ({
    disabled: isBusy,
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <TwoSidedScreen
      header={header}
      action={
        <Button type="submit" form="child" fullWidth pending={isBusy} pendingLabel="Saving...">
          {submitLabel}
        </Button>
      }
      picture={<BlocksIllustration />}
    >
      <form
        id="child"
        noValidate
        className="flex flex-col gap-6"
        onSubmit={handleSubmit(({ month, day, year, ...rest }) => {
          const dateOfBirth = findBirthday({ month, day, year }, localDay());
          if (dateOfBirth) onSave({ ...rest, dateOfBirth });
        })}
      >
        <TextField label="Child’s name" autoComplete="off" {...field('name')} />
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="mb-2 font-bold">Date of birth</legend>
          <div className="flex flex-wrap gap-3">
            <SelectField
              label="Month"
              placeholder="Month"
              options={months}
              className="grow-3 basis-33"
              {...field('month')}
            />
            <SelectField
              label="Day"
              placeholder="Day"
              options={days}
              className="grow basis-22"
              {...field('day')}
            />
            <SelectField
              label="Year"
              placeholder="Year"
              className="grow basis-25"
              options={yearsUntil(localDay(), values.year)}
              {...field('year')}
            />
          </div>
        </fieldset>
        <ChoiceGroup label="Pronouns" options={pronouns} {...field('pronouns')} />
      </form>
      {children}
    </TwoSidedScreen>
  );
}
