import { type FormEvent, useState } from 'react';
import { type Passkey, renamePasskey } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useSecurityChange } from './use-security-change.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Open for as long as it is drawn. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const [name, setName] = useState(passkey.name);
  const rename = useSecurityChange({
    change: () => call(renamePasskey, { params: { id: passkey.id }, body: { name } }),
    onEnd: onClose,
    failure: 'The name hasn’t changed',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rename passkey"
      description="Choose a name that tells you which device it is."
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label="Name"
          maxLength={50}
          value={name}
          onChange={(event) => setName(event.target.value)}
          disabled={rename.isPending}
        />
        <div className="flex flex-col gap-2 *:w-full">
          <Button
            type="submit"
            disabled={name.trim() === ''}
            pending={rename.isPending}
            pendingLabel="Saving..."
          >
            Save
          </Button>
          <Button variant="secondary" disabled={rename.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
