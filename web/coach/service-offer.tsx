import { Link } from 'react-router';
import { failureText } from '#web/api/api-error.ts';
import {
  nameOf,
  OUTSIDE_SERVICES_ANCHOR,
  useDecideOnService,
  useOutsideServices,
} from '#web/api/outside-services.ts';
import { cx } from '#web/ui/cx.ts';
import { toast } from '#web/ui/toast-store.ts';

const action = 'inline-flex min-h-11 items-center font-bold text-lamp underline underline-offset-4';

interface ServiceOfferProps {
  /** Where the focus goes once the question is gone. */
  readonly onDone: () => void;
}

/** Says once that somebody else could answer. Whoever has said yes or no is never asked again. */
export function ServiceOffer({ onDone }: ServiceOfferProps) {
  const { data: services } = useOutsideServices();
  const service = services?.find(({ kind }) => kind === 'words');
  const decision = useDecideOnService({
    onError: (error) =>
      toast({
        title: 'Failed to save your answer',
        description: failureText(
          error,
          'The built-in coach will keep answering. Please try again.',
        ),
        variant: 'destructive',
      }),
  });
  if (!service || service.changedAt) return null;
  const decline = () =>
    decision.mutate({ ...service, granted: false }, { onSuccess: () => onDone() });
  return (
    <div className="text-sm">
      <p className="text-ink-muted">
        Our built-in coach answers here. If you’d like {nameOf(service)} to answer instead, you can
        turn that on in Settings.
      </p>
      <div className="flex gap-6">
        <Link to={`/settings#${OUTSIDE_SERVICES_ANCHOR}`} className={action}>
          Open Settings
        </Link>
        <button
          type="button"
          disabled={decision.isPending}
          onClick={decline}
          className={cx(action, 'disabled:opacity-60')}
        >
          No, thanks
        </button>
      </div>
    </div>
  );
}
