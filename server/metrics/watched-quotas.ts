import type { Registry } from 'prom-client';
import { quotaLimits } from '#server/quotas/quota-table.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { makersFor } from './metric-makers.ts';

export function watchQuotas(registry: Registry, refusals: Quotas['refusals']): void {
  const { gauge, counter } = makersFor(registry);
  const byQuota = (numbers: Readonly<Record<string, number>>) =>
    Object.entries(numbers).map(([quota, count]) => [{ quota }, count] as const);
  gauge('playlight_quota_limit', 'What one account may have, by quota.', ['quota'], () =>
    byQuota(quotaLimits),
  );
  counter(
    'playlight_quota_refusals_total',
    'What accounts were refused in this process because they had enough, by quota.',
    ['quota'],
    () => byQuota(refusals),
  );
}
