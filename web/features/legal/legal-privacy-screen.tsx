import { Cookie, FileText, ShieldCheck, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { PathIllustration } from '#web/ui/illustrations.tsx';
import { type LinkRow, LinkRows } from '#web/ui/link-rows.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';

const documents: readonly LinkRow[] = [
  { to: '/terms-of-use', icon: FileText, label: 'Terms of Service' },
  { to: '/privacy-policy', icon: ShieldCheck, label: 'Privacy Policy' },
  { to: '/privacy-policy#cookies', icon: Cookie, label: 'Cookie Policy' },
];

const farewell: readonly LinkRow[] = [
  { to: '/delete-account', icon: Trash2, label: 'Delete Account', isDanger: true },
];

export function LegalPrivacyScreen() {
  const navigate = useNavigate();
  return (
    <TwoSidedScreen
      header={<ScreenHeader title="Legal & Privacy" onBack={() => navigate('/account')} />}
      picture={<PathIllustration />}
    >
      <LinkRows rows={documents} />
      <LinkRows rows={farewell} />
      <p className="px-2 text-center text-ink-muted text-sm">
        Last updated {product.legalTextsUpdated}
      </p>
    </TwoSidedScreen>
  );
}
