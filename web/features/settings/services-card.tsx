import { useId } from 'react';
import type { OutsideServiceConsent } from '#contract/outside-services.ts';
import { errorText, failureText } from '#web/api/api-error.ts';
import {
  nameOf,
  OUTSIDE_SERVICES_ANCHOR,
  useDecideOnService,
  useOutsideServices,
} from '#web/api/outside-services.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { longDate } from './long-date.ts';
import { serviceTexts } from './service-texts.ts';
import { SettingsCard } from './settings-card.tsx';

/** Nothing where this server uses no service from outside. */
export function ServicesCard() {
  const { data: services = [], error, isError, isFetching, refetch } = useOutsideServices();
  if (services.length === 0 && !isError) return null;
  return (
    <SettingsCard title="Outside services" anchor={OUTSIDE_SERVICES_ANCHOR}>
      {services.map((service) => (
        <Service key={service.kind} service={service} />
      ))}
      {isError && (
        <LoadFailure
          message={failureText(error, 'We couldn’t load these settings. Nothing has changed.')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
    </SettingsCard>
  );
}

function Service({ service }: { service: OutsideServiceConsent }) {
  const id = useId();
  const { label, whileOff, whileOn, sent, notSent, withdrawal } = serviceTexts[service.kind];
  const change = useDecideOnService({
    onError: (error) =>
      toast({
        title: 'Failed to save this setting',
        description: errorText(error, 'Nothing has changed. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex flex-col gap-3 text-ink-soft not-first:border-line not-first:border-t not-first:pt-4">
      <div className="text-ink">
        <Switch
          label={label(nameOf(service))}
          checked={service.granted}
          disabled={change.isPending}
          describedBy={`${id}-what ${id}-since`}
          onChange={(granted) => change.mutate({ ...service, granted })}
        />
      </div>
      <div id={`${id}-what`} className="flex flex-col gap-3">
        <p>{whileOff}</p>
        <p>
          {whileOn[0]} <WhoGetsIt service={service} /> {whileOn[1]}
        </p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-lamp">
          {sent.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p>{notSent}</p>
        <p>
          {nameOf(service)} handles what it gets under its own rules. {withdrawal} We can’t take
          back what was already sent.
        </p>
      </div>
      <p id={`${id}-since`} className="font-semibold text-ink text-sm">
        {stateOf(service)}
      </p>
    </div>
  );
}

/** The very service that is agreed to: the owner's name for it, its address and its model. */
function WhoGetsIt({ service: { label, host, model } }: { service: OutsideServiceConsent }) {
  const address = label ? `${label} (${host})` : host;
  return (
    <strong className="wrap-anywhere text-ink">
      {address}, model {model},
    </strong>
  );
}

function stateOf({ granted, changedAt }: OutsideServiceConsent): string {
  if (!changedAt) return 'Off. Nothing is sent.';
  return granted ? `You agreed on ${longDate(changedAt)}.` : `Off since ${longDate(changedAt)}.`;
}
