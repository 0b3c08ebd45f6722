import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Passkey, removePasskey } from '#contract/passkeys.ts';
import { product } from '#domain/content.ts';
import { call } from '#web/api/call.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { longDate } from './long-date.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { useSecurityChange } from './use-security-change.ts';

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = () => setOpen(undefined);
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="min-w-0 flex-1">
        <h3 className="wrap-anywhere font-bold">{name}</h3>
        <p className="text-ink-muted text-sm">
          Added {longDate(createdAt)}
          {lastUsedAt && `, last used ${longDate(lastUsedAt)}`}
        </p>
      </div>
      <IconButton label={`Rename ${name}`} onClick={() => setOpen('rename')}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={() => setOpen('remove')}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      {open === 'rename' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      <RemoveDialog passkey={passkey} open={open === 'remove'} onClose={close} />
    </li>
  );
}

interface RemoveDialogProps {
  readonly passkey: Passkey;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RemoveDialog({ passkey: { id, name }, open, onClose }: RemoveDialogProps) {
  const removal = useSecurityChange({
    change: () => call(removePasskey, { params: { id } }),
    onEnd: onClose,
    onDone: () =>
      toast({
        title: 'Passkey removed',
        description: `${name} no longer logs you in to ${product.name}.`,
      }),
    failure: 'The passkey is still there',
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Remove this passkey?"
      description={`You won’t be able to log in with “${name}” anymore. You may want to delete it on the device as well.`}
      confirmLabel="Yes, Remove Passkey"
      pendingLabel="Removing..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(undefined)}
    />
  );
}
