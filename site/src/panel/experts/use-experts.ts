import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, usePanel } from '../panel-context.tsx';
import { expertsApi } from './experts-api.ts';

const keyOf = (companyId: string) => ['experts', companyId];

/** The company's experts, and removed ones that are still named. */
export function useExperts({ enabled = true }: { enabled?: boolean } = {}) {
  const { company } = usePanel();
  const api = useApi(expertsApi);
  return useQuery({ queryKey: keyOf(company.id), queryFn: ({ signal }) => api.experts(signal), enabled });
}

export function useRefreshExperts(): () => Promise<void> {
  const { company } = usePanel();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(company.id) });
}
