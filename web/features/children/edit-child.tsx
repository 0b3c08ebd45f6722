import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Child } from '#contract/children.ts';
import { failureText } from '#web/api/api-error.ts';
import { type ChildFields, useUpdateChild } from '#web/api/children.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { pronounsToEdit } from '#web/ui/pronouns.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ChildForm } from './child-form.tsx';
import { editFormSchema } from './child-form-schema.ts';
import { valuesOf } from './form-values.ts';
import { useDeleteChild } from './use-delete-child.ts';

const fail = (error: Error, words: string) =>
  toast({ title: 'Error', description: failureText(error, words), variant: 'destructive' });

export function EditChild({ child }: { child: Child }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const update = useUpdateChild();
  const deletion = useDeleteChild();

  const save = (fields: ChildFields) =>
    update.mutate(
      { id: child.id, ...fields },
      {
        onSuccess: () => navigate('/account'),
        onError: (error) => fail(error, 'Failed to update child profile'),
      },
    );
  const remove = () =>
    deletion.mutate(child.id, {
      onSuccess: () => navigate('/account'),
      onError: (error) => {
        // A toast cannot be seen behind an open dialog.
        setIsAsking(false);
        fail(error, 'Failed to delete child profile');
      },
    });

  return (
    <ChildForm
      header={<ScreenHeader title="Edit Child Profile" onBack={() => navigate('/account')} />}
      schema={editFormSchema}
      values={valuesOf(child)}
      pronouns={pronounsToEdit(child.pronouns)}
      submitLabel="Save Changes"
      isBusy={update.isPending || update.isSuccess}
      onSave={save}
    >
      <Button
        variant="quiet"
        className="mt-auto self-center text-danger! hover:bg-danger-soft!"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden className="size-5" />
        Delete Profile
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete Child Profile?"
        description={`${child.name}’s profile and every session you played together will be gone for good. This can’t be undone.`}
        confirmLabel="Yes, Delete Profile"
        pending={deletion.isPending || deletion.isSuccess}
        onConfirm={remove}
      />
    </ChildForm>
  );
}
