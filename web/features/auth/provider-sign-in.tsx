import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { getSignInProviders, startGoogle, startOidc } from '#contract/sign-in.ts';
import { call } from '#web/api/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';

interface ProviderSignInProps {
  readonly googleLabel: string;
  /** Further ways; nobody who signs up has a passkey yet. */
  readonly children?: ReactNode;
}

/** The other ways in. For a provider the browser leaves the page, so these are links and not calls. */
export function ProviderSignIn({ googleLabel, children }: ProviderSignInProps) {
  const { data: providers } = useQuery({
    queryKey: getSignInProviders.path.split('/'),
    queryFn: () => call(getSignInProviders, {}),
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ButtonLink href={startGoogle.path} variant="secondary" fullWidth>
        <GoogleMark />
        {googleLabel}
      </ButtonLink>
      {children}
      {/* Last, so that nothing moves when the answer comes. */}
      {providers?.oidcLabel && (
        <ButtonLink href={startOidc.path} variant="secondary" fullWidth>
          <KeyRound aria-hidden className="size-5.5 shrink-0" />
          {providers.oidcLabel}
        </ButtonLink>
      )}
    </div>
  );
}
