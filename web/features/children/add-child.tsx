import { useNavigate } from 'react-router';
import { failureText, quotaText } from '#web/api/api-error.ts';
import { childFailureTitle } from '#web/api/child-failure.ts';
import { type ChildFields, useCreateChild } from '#web/api/children.ts';
import { pronounsToEdit } from '#web/ui/pronouns.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ChildForm } from './child-form.tsx';
import { editFormSchema } from './child-form-schema.ts';
import { emptyChild } from './form-values.ts';

/** What the edit page is without an id. */
export function AddChild() {
  const navigate = useNavigate();
  const creation = useCreateChild();
  const save = (child: ChildFields) =>
    creation.mutate(child, {
      onSuccess: () => navigate('/account'),
      onError: (error) =>
        toast({
          title: childFailureTitle(error),
          description: quotaText(error) ?? failureText(error, 'Failed to create child profile'),
          variant: 'destructive',
        }),
    });
  return (
    <ChildForm
      header={<ScreenHeader title="Add New Child" onBack={() => navigate('/account')} />}
      schema={editFormSchema}
      values={emptyChild}
      pronouns={pronounsToEdit('')}
      submitLabel="Add Child"
      isBusy={creation.isPending || creation.isSuccess}
      onSave={save}
    />
  );
}
