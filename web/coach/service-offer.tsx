import { Link } from 'react-router';
import {
  nameOf,
  OUTSIDE_SERVICES_ANCHOR,
  useDecideOnService,
  useOutsideServices,
} from '#web/api/outside-services.ts';
import { toast } from '#web/ui/toast-store.ts';

interface ServiceOfferProps {
  /** Where the focus goes once the question is gone. */
  readonly onDone: () => void;
}

/** Says once that somebody else could answer. Whoever has said yes or no is never asked again. */
export function ServiceOffer({ onDone }: ServiceOfferProps) {
  const { data: services } = useOutsideServices();
  const service = services?.find(({ kind }) => kind === 'words');
  const decision = useDecideOnService({
    onError: () =>
      toast({
        title: 'Failed to save your answer',
        description: 'The built-in coach keeps answering. Please try again.',
        variant: 'destructive',
      }),
  });
  if (!service || service.changedAt) return null;
  const decline = () =>
    decision.mutate({ ...service, granted: false }, { onSuccess: () => onDone() });
  return (
    <p className="text-ink-muted text-sm">
      Our built-in coach answers here. If you’d like {nameOf(service)} to answer instead, you can
      turn that on in{' '}
      <Link
        to={`/settings#${OUTSIDE_SERVICES_ANCHOR}`}
        className="font-bold text-lamp underline underline-offset-4"
      >
        Settings
      </Link>
      .{' '}
      <button
        type="button"
        disabled={decision.isPending}
        onClick={decline}
        className="min-h-6 font-bold text-lamp underline underline-offset-4 disabled:opacity-60"
      >
        No, thanks
      </button>
    </p>
  );
}
