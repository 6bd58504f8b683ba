import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { useApi, usePanel } from '../panel-context.tsx';
import { billingApi } from './billing-api.ts';

export function useBilling(enabled: boolean): UseQueryResult<BillingOverview> {
  const { company } = usePanel();
  const api = useApi(billingApi);
  return useQuery({ queryKey: ['billing', company.id], queryFn: ({ signal }) => api.overview(signal), enabled });
}

/** A change of billing. Its answer is the present state; what else depends on it is loaded again. */
export function useBillingChange<Input = void>(
  change: (api: ReturnType<typeof billingApi>, input: Input) => Promise<BillingOverview>,
  onDone?: () => void,
): UseMutationResult<BillingOverview, Error, Input> {
  const { company } = usePanel();
  const api = useApi(billingApi);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    onSuccess: (answer) => {
      client.setQueryData(['billing', company.id], answer);
      for (const key of ['invoices', 'permissions', 'overview', 'subscription-notice'])
        void client.invalidateQueries({ queryKey: [key, company.id] });
      onDone?.();
    },
  });
}
