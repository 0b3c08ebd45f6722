import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addAuthenticator, type startAuthenticator } from '#contract/authenticator.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityKeys } from './security-queries.ts';

interface AuthenticatorDialogProps {
  readonly start: ResponseOf<typeof startAuthenticator>;
  readonly onClose: () => void;
}

/** Open for as long as it is drawn: a secret, a first code from the app, then the recovery codes. */
export function AuthenticatorDialog({ start, onClose }: AuthenticatorDialogProps) {
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = async () => {
    onClose();
    const { authenticator, accountEvents } = securityKeys;
    await queryClient.invalidateQueries({ queryKey: authenticator });
    await queryClient.invalidateQueries({ queryKey: accountEvents });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!codes}
      title={codes ? 'Save your recovery codes' : 'Set up an authenticator app'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : (
        <FirstCode {...start} onCodes={setCodes} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FirstCodeProps extends ResponseOf<typeof startAuthenticator> {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

function FirstCode({ secret, address, ticket, onCodes, onClose }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const addition = useMutation({
    mutationFn: () => call(addAuthenticator, { body: { ticket, code } }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    addition.mutate();
  };
  const isTold = addition.isError && !isProofDeclined(addition.error);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-ink-soft">
        Scan this with your authenticator app. Is the app on this phone? Copy the key into it
        instead.
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p className="text-center text-sm">
        <span className="text-ink-muted">Key: </span>
        <span className="select-all font-mono">{inFours(secret)}</span>
      </p>
      <TextField
        label="Code"
        hint="The six digits the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        readOnly={addition.isPending}
        error={isTold ? errorText(addition.error) : undefined}
      />
      <div className="flex flex-col gap-2 *:w-full">
        <Button
          type="submit"
          disabled={code.trim() === ''}
          pending={addition.isPending}
          pendingLabel="Checking..."
        >
          Turn it on
        </Button>
        <Button variant="secondary" disabled={addition.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
