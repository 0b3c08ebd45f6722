import { TextLink } from './text-link.tsx';

/** What creating an account means, in one sentence. */
export function LegalAgreement({ termsLabel }: { termsLabel: string }) {
  return (
    <p className="text-pretty text-center text-ink-soft text-sm">
      By creating an account you agree to our <TextLink to="/terms-of-use">{termsLabel}</TextLink>{' '}
      and our <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
    </p>
  );
}
