import { useNavigate, useSearchParams } from 'react-router';
import { errorText } from '#web/api/api-error.ts';
import { childFailureTitle } from '#web/api/child-failure.ts';
import { type ChildFields, useCreateChild } from '#web/api/children.ts';
import { plainPronouns } from '#web/ui/pronouns.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ChildForm } from './child-form.tsx';
import { createFormSchema } from './child-form-schema.ts';
import { emptyChild } from './form-values.ts';

export function ChildCreateScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const from = search.get('from');
  const creation = useCreateChild();

  const save = (child: ChildFields) =>
    creation.mutate(child, {
      // A full load, so that Home starts anew with its children.
      onSuccess: () => window.location.assign('/?childCreated=true'),
      onError: (error) =>
        toast({
          title: childFailureTitle(error),
          description: errorText(error, 'Failed to create child profile. Please try again.'),
          variant: 'destructive',
        }),
    });

  return (
    <ChildForm
      header={
        <ScreenHeader
          title={from === 'onboarding' ? 'Add Your First Child' : 'Add New Child'}
          onBack={() => navigate(from === 'home' || from === 'onboarding' ? '/' : '/account')}
        />
      }
      schema={createFormSchema}
      values={emptyChild}
      pronouns={plainPronouns}
      submitLabel="Add Child"
      isBusy={creation.isPending || creation.isSuccess}
      onSave={save}
    />
  );
}
