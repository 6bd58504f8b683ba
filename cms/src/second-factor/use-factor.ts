'use client';
import { useCallback, useEffect, useState } from 'react';
import { factorState } from './api.ts';
import type { FactorState } from './types.ts';

/** The second factor of a colleague, or one's own, and how to ask for it again. */
export function useFactor(colleague?: string) {
  const [state, setState] = useState<FactorState>();
  const [failure, setFailure] = useState<unknown>();
  const reload = useCallback(
    () =>
      factorState(colleague).then(
        (read) => {
          setState(read);
          setFailure(undefined);
        },
        (error: unknown) => setFailure(error),
      ),
    [colleague],
  );
  useEffect(() => void reload(), [reload]);
  return { state, failure, reload };
}
