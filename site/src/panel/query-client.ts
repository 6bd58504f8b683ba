import type { Me } from '@app/contracts/accounts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf, isTransient } from '../lib/api/failure.ts';
import { getMe } from './company-scope.ts';

/** A session is replaced by another when its owner changes how they sign in: requests under way still have the old one. */
const REPLACED_MS = 1_000;

/**
 * Query cache of the panel. A session that ends while the panel is open redirects to the sign-in page, once; a changed
 * role, or a company that one is no longer a member of, is asked for again.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    const { status, code } = failureOf(error);
    if (status === 401) void confirmSignedOut();
    if (code === 'company_not_found' || code === 'role_forbidden') void client.invalidateQueries({ queryKey: ['me'] });
    if (code === 'role_forbidden') void client.invalidateQueries({ queryKey: ['permissions'] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && isTransient(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
      // Without a network a change fails at once, and says so; waiting, it would be sent long after one pressed "send".
      mutations: { networkMode: 'always' },
    },
  });

  let isConfirming = false;
  /** Asks once more, after the cookie of a session that replaces another must have arrived. */
  async function confirmSignedOut(): Promise<void> {
    // The first request of the panel: nothing has been replaced.
    if (client.getQueryData<Me>(['me']) === undefined) return onSignedOut();
    if (isConfirming) return;
    isConfirming = true;
    await new Promise((resolve) => setTimeout(resolve, REPLACED_MS));
    try {
      client.setQueryData(['me'], await getMe());
      void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    } catch (error) {
      if (failureOf(error).status === 401) onSignedOut();
    }
    isConfirming = false;
  }
  return client;
}
