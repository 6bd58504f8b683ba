'use client';
import { useCallback, useEffect, useState } from 'react';
import { factorState } from './api.ts';
import type { FactorState } from '../factor-state.ts';

/** The state of a colleague's second factor, or of one's own, with a reload. */
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
