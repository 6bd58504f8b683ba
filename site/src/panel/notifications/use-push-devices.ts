import { useQuery } from '@tanstack/react-query';
import { useApi, usePanel } from '../panel-context.tsx';
import { notificationsApi } from './notifications-api.ts';

export const devicesKey = (companyId: string) => ['push-devices', companyId];

/** The member’s devices that are told of notifications. */
export function usePushDevices() {
  const { company } = usePanel();
  const api = useApi(notificationsApi);
  return useQuery({
    queryKey: devicesKey(company.id),
    queryFn: ({ signal }) => api.pushDevices(signal),
    retry: false,
  });
}
