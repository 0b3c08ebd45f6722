import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { logOut } from '#contract/auth.ts';
import { send } from '#web/api/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Asked for instead of followed: without a network the app stays, and says that one is still logged in. */
export function SignOut() {
  const signOut = useMutation({
    mutationFn: () => send(logOut, {}, { accept: 'text/html' }),
    onSuccess: () => location.assign('/'),
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Still Signed In',
        description: 'We couldn’t sign you out. Check your connection and try again.',
      }),
  });
  return (
    <ButtonLink
      href={logOut.path}
      variant="secondary"
      fullWidth
      onClick={(event) => {
        event.preventDefault();
        if (!signOut.isPending) signOut.mutate();
      }}
    >
      <LogOut aria-hidden className="size-5" />
      Sign Out
    </ButtonLink>
  );
}
