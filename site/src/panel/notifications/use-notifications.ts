import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi, usePanel } from '../panel-context.tsx';
import { notificationsApi } from './notifications-api.ts';

/** Query of the member's notifications, newest first. */
export function useNotifications() {
  const { company } = usePanel();
  const api = useApi(notificationsApi);
  return useInfiniteQuery({
    queryKey: ['notifications', company.id],
    queryFn: ({ pageParam, signal }) => api.notifications(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}
