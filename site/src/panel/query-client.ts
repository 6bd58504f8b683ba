import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureOf, isTransient } from '../features/forms/failure.ts';

/** Keeps what the panel has read. A session that ended while the panel was open leads to signing in, once. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (failureOf(error).status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, error) => count < 2 && isTransient(error),
        retryDelay: (count) => 500 * 2 ** count,
      },
    },
  });
}
