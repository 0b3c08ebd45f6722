import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { toast } from '#web/ui/toast-store.ts';

interface Notice {
  readonly flag: string;
  /** `true` where it is left out. */
  readonly value?: string;
  readonly title: string;
  readonly description: string;
  readonly variant?: 'destructive';
  readonly forVisitorsOnly?: boolean;
}

/** Flags that the server or a full load puts behind an address, and what they say once. */
const notices: readonly Notice[] = [
  {
    flag: 'accountDeleted',
    // No link may frighten somebody whose account is still there.
    forVisitorsOnly: true,
    title: 'Account Deleted',
    description: 'Your account has been permanently deleted.',
  },
  {
    flag: 'proof',
    value: 'given',
    title: 'Thanks, you’re confirmed',
    description: 'Go ahead and try that again. We won’t ask for the next five minutes.',
  },
  {
    flag: 'proof',
    value: 'refused',
    title: 'That’s a different account',
    description: 'Please confirm with the account you use to log in here.',
    variant: 'destructive',
  },
];

/** Says what the address has to say and takes it out, so that a reload does not say it again. */
export function useAddressNotices({ isSignedIn }: { isSignedIn: boolean | undefined }): void {
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    if (isSignedIn === undefined) return;
    const found = notices.filter(({ flag, value = 'true' }) => search.get(flag) === value);
    if (found.length === 0) return;
    const rest = new URLSearchParams(search);
    for (const { flag, forVisitorsOnly, value: _value, ...words } of found) {
      rest.delete(flag);
      if (!(forVisitorsOnly && isSignedIn)) toast(words);
    }
    setSearch(rest, { replace: true });
  }, [search, setSearch, isSignedIn]);

  const code = search.get('error');
  useEffect(() => {
    // The log-in page says it in its form; somebody who is signed in is led past that page.
    if (!isSignedIn || !code) return;
    tellSignInError(code).catch(() => {
      // Its chunk could not be fetched; the page itself is there and works.
    });
  }, [code, isSignedIn]);
}

async function tellSignInError(code: string): Promise<void> {
  const { findSignInError } = await import('#web/api/sign-in-error.ts');
  const description = findSignInError(code);
  if (description) toast({ title: 'That didn’t work', description, variant: 'destructive' });
}
