import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { listenToEvents } from '../../lib/live/live-stream.ts';
import { refreshAfter } from './live-queries.ts';

/** Keeps what the panel shows of a company current. */
export function useLive(companyId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (companyId === undefined) return;
    return listenToEvents(`/panel/companies/${companyId}/events`, {
      onEvent: (event) => refreshAfter(client, companyId, event),
      onAny: () => void client.invalidateQueries(),
      // The member may have been removed from the company.
      onEnd: () => void client.invalidateQueries({ queryKey: ['me'] }),
    });
  }, [client, companyId]);
}
