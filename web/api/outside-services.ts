import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  decideOnService,
  getOutsideServices,
  type OutsideServiceConsent,
} from '#contract/outside-services.ts';
import { call } from './call.ts';

const outsideServicesKey = ['', 'api', 'consents', 'services'] as const;

/** Where in Settings they are; the coach leads there. */
export const OUTSIDE_SERVICES_ANCHOR = 'outside-services';

export function useOutsideServices() {
  return useQuery({
    queryKey: outsideServicesKey,
    queryFn: async () => (await call(getOutsideServices, {})).services,
  });
}

/** What a family calls it: by the owner's name for it, or by its address. */
export const nameOf = ({ label, host }: Pick<OutsideServiceConsent, 'label' | 'host'>) =>
  label ?? host;

export function useDecideOnService({ onError }: { readonly onError: (error: Error) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, id, granted }: OutsideServiceConsent) =>
      (await call(decideOnService, { body: { kind, id, granted } })).services,
    onSuccess: (services) =>
      queryClient.setQueryData<OutsideServiceConsent[]>(outsideServicesKey, services),
    onError: (error) => {
      // It may be another service by now: the one that is shown is the one that is agreed to.
      void queryClient.invalidateQueries({ queryKey: outsideServicesKey });
      onError(error);
    },
  });
}
