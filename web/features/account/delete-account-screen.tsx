import {
  Baby,
  ChartColumn,
  History,
  type LucideIcon,
  MessageCircleHeart,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { product } from '#domain/content.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const deleted: readonly { icon: LucideIcon; label: string }[] = [
  { icon: UserRound, label: 'Your account and profile' },
  { icon: Baby, label: 'All children’s profiles' },
  { icon: History, label: 'Session history and recordings' },
  { icon: ChartColumn, label: 'Progress data and analytics' },
  { icon: MessageCircleHeart, label: 'AI coaching insights' },
];

export function DeleteAccountScreen() {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <TwoSidedScreen
      header={<ScreenHeader title="Delete Account" onBack={() => navigate('/account')} />}
      action={
        <div className="flex flex-col gap-2">
          <Button variant="danger" fullWidth onClick={() => setIsAsking(true)}>
            Delete Account
          </Button>
          <ButtonLink to="/account" variant="quiet" fullWidth>
            Cancel and Go Back
          </ButtonLink>
        </div>
      }
      beside={
        <section aria-labelledby="deleted" className="flex flex-col gap-3">
          <h2 id="deleted" className="font-bold text-lg">
            This will be deleted:
          </h2>
          <Card>
            <ul className="flex flex-col gap-4">
              {deleted.map(({ icon: Icon, label }) => (
                <li key={label} className="flex items-center gap-4">
                  <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ink/7 text-ink-soft">
                    <Icon aria-hidden className="size-5.5" />
                  </span>
                  <span className="min-w-0">{label}</span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      }
    >
      <Alert title="This can’t be undone">
        <p className="text-ink-soft">
          Deletion may take up to 30 days across all systems. If you have concerns, please contact
          support first:{' '}
          <a
            href={`mailto:${product.supportEmail}`}
            className="wrap-anywhere font-bold text-lamp underline underline-offset-4"
          >
            {product.supportEmail}
          </a>
        </p>
      </Alert>
      <DeleteAccountDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </TwoSidedScreen>
  );
}
