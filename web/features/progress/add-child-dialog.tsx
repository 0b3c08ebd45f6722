import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { updateChild } from '#contract/children.ts';
import { TARGET_AGE } from '#domain/age.ts';
import { failureText, quotaText } from '#web/api/api-error.ts';
import { childFailureTitle } from '#web/api/child-failure.ts';
import { useCreateChild } from '#web/api/children.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { titledPronouns } from '#web/ui/pronouns.ts';
import { SelectField } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';

const { name, pronouns } = updateChild.body.shape;

const formSchema = z.object({
  name,
  age: z.string().check(z.minLength(1, 'Age is required')),
  // Nothing is chosen yet: a group of radio buttons gives null.
  pronouns: z.pipe(
    z.transform((value: string | null) => value ?? ''),
    pronouns,
  ),
});

const ages = Array.from({ length: TARGET_AGE.oldest - TARGET_AGE.youngest + 1 }, (_, index) => {
  const age = String(TARGET_AGE.youngest + index);
  return { value: age, label: `${age} years` };
});

interface AddChildDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function AddChildDialog({ open, onClose }: AddChildDialogProps) {
  const creation = useCreateChild();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: '', age: '', pronouns: '' },
  });
  const isBusy = creation.isPending;
  const field = (fieldName: 'name' | 'age' | 'pronouns') => ({
    disabled: isBusy,
    error: formState.errors[fieldName]?.message,
    ...register(fieldName),
  });
  const submit = handleSubmit(({ age, ...rest }) =>
    creation.mutate(
      { ...rest, age: Number(age) },
      {
        onSuccess: (child) => {
          reset();
          onClose();
          toast({ title: 'Child added', description: `${child.name} is ready to play.` });
        },
        onError: (error) => {
          // A toast cannot be seen behind an open dialog; what was typed waits in it.
          onClose();
          toast({
            title: childFailureTitle(error),
            description: quotaText(error) ?? failureText(error, 'Failed to create child profile'),
            variant: 'destructive',
          });
        },
      },
    ),
  );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isBusy}
      title="Add Child"
      actions={
        <>
          <Button type="submit" form="add-child" pending={isBusy} pendingLabel="Adding...">
            Add Child
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="add-child" noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TextField label="Child’s name" autoComplete="off" {...field('name')} />
        <SelectField label="Age" placeholder="Choose an age" options={ages} {...field('age')} />
        <ChoiceGroup label="Pronouns" options={titledPronouns} {...field('pronouns')} />
      </form>
    </Dialog>
  );
}
