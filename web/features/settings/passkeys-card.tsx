import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { PASSKEYS_MAX, type Passkey } from '#contract/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LoadedCard } from './loaded-card.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { usePasskeys } from './security-queries.ts';
import { useAddPasskey } from './use-add-passkey.ts';

export function PasskeysCard() {
  return (
    <LoadedCard title="Passkeys" query={usePasskeys()}>
      {(passkeys) => <Passkeys passkeys={passkeys} />}
    </LoadedCard>
  );
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [problem, setProblem] = useState<string>();
  const adding = useAddPasskey({
    onAdded: ({ name }) =>
      toast({ title: 'Passkey added', description: `You can now log in with ${name}.` }),
    onProblem: setProblem,
  });
  return (
    <>
      <p className="text-ink-soft">
        Log in with your fingerprint, your face or your device’s PIN. Nothing to remember, and no
        one can trick you into giving it away.
      </p>
      {passkeys.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button
        variant={passkeys.length === 0 ? 'primary' : 'secondary'}
        fullWidth
        disabled={passkeys.length >= PASSKEYS_MAX}
        pending={adding.isPending}
        pendingLabel="Adding..."
        onClick={() => {
          setProblem(undefined);
          adding.mutate();
        }}
      >
        <KeyRound aria-hidden className="size-5" />
        Add a passkey
      </Button>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
      {passkeys.length >= PASSKEYS_MAX && (
        <p className="text-ink-soft text-sm">
          You have {PASSKEYS_MAX} passkeys. To add another, remove one you no longer use.
        </p>
      )}
    </>
  );
}
