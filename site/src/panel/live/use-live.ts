import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { LIVE_REST_SECONDS } from '@app/contracts/values';
import { listenToEvents } from '../../lib/live/live-stream.ts';
import { refreshAfter } from './live-queries.ts';

/** Keeps what the panel shows of a company current. */
export function useLive(companyId: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (companyId === undefined) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const stop = listenToEvents(`/panel/companies/${companyId}/events`, {
      onEvent: (event) => {
        refreshAfter(client, companyId, event);
        if (event.kind !== 'invitation') return;
        clearTimeout(again);
        again = setTimeout(() => refreshAfter(client, companyId, event), (LIVE_REST_SECONDS + 1) * 1000);
      },
      onAny: () => void client.invalidateQueries(),
      // The member may have been removed from the company.
      onEnd: () => void client.invalidateQueries({ queryKey: ['me'] }),
    });
    return () => {
      clearTimeout(again);
      stop();
    };
  }, [client, companyId]);
}
