import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type getWaysIn, type LinkedProvider, unlinkProvider } from '#contract/ways-in.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { LoadedCard } from './loaded-card.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { useWaysIn } from './security-queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const providerLabels: Record<LinkedProvider, string> = {
  google: 'Google',
  oidc: 'your organization',
};

export function WaysInCard() {
  const query = useWaysIn();
  const isLinked = (query.data?.providers.length ?? 0) > 0;
  const title = isLinked ? 'Password & linked accounts' : 'Password';
  return (
    <LoadedCard title={title} query={query}>
      {(waysIn) => <WaysIn waysIn={waysIn} />}
    </LoadedCard>
  );
}

function WaysIn({ waysIn }: { waysIn: ResponseOf<typeof getWaysIn> }) {
  const { hasPassword, providers } = waysIn;
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <p className="text-ink-soft">
        {hasPassword
          ? 'When you change it, every other device gets logged out.'
          : 'You don’t have a password yet. With one, you can log in with your email, too.'}
      </p>
      <Button variant="secondary" fullWidth onClick={() => setIsChanging(true)}>
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
      {isChanging && (
        <PasswordDialog hasPassword={hasPassword} onClose={() => setIsChanging(false)} />
      )}
      {providers.map((provider) => (
        <Provider key={provider} provider={provider} />
      ))}
    </>
  );
}

function Provider({ provider }: { provider: LinkedProvider }) {
  const label = providerLabels[provider];
  const [isAsking, setIsAsking] = useState(false);
  const unlink = useSecurityChange({
    change: () => call(unlinkProvider, { params: { provider } }),
    onEnd: () => setIsAsking(false),
    onDone: () => toast({ title: 'Unlinked', description: `You no longer log in with ${label}.` }),
    failure: 'Nothing was unlinked',
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-4">
      <p className="font-bold">You can also log in with {label}.</p>
      <Button variant="quiet" size="compact" className="-mx-5" onClick={() => setIsAsking(true)}>
        Unlink
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Unlink ${label}?`}
        description={`You won’t be able to log in with ${label} anymore. To link it again, just log in with it. We’ll recognize your confirmed email.`}
        confirmLabel="Yes, Unlink"
        pendingLabel="Unlinking..."
        pending={unlink.isPending}
        onConfirm={() => unlink.mutate(undefined)}
      />
    </div>
  );
}
