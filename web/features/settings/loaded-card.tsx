import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { SettingsCard } from './settings-card.tsx';

interface LoadedCardProps<Data> {
  readonly title: string;
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isFetching' | 'refetch'
  >;
  readonly children: (data: Data) => ReactNode;
}

/** A card whose content has to be fetched first. */
export function LoadedCard<Data>({ title, query, children }: LoadedCardProps<Data>) {
  const { data, error, isError, isFetching, refetch } = query;
  return (
    <SettingsCard title={title}>
      {data !== undefined && children(data)}
      {data === undefined && isError && (
        <LoadFailure
          message={failureText(error, 'We couldn’t load this. Nothing has changed.')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {data === undefined && !isError && (
        <SkeletonGroup label={`Loading ${title}...`}>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-14 w-full rounded-full!" />
        </SkeletonGroup>
      )}
    </SettingsCard>
  );
}
