import { useRef, useState } from 'react';
import type { ApiProblem } from '../api/api.ts';
import { failureOf } from '../api/failure.ts';

export interface Submit<Args extends unknown[]> {
  busy: boolean;
  /** Failure of the last attempt; null while another is running. */
  failure: ApiProblem | null;
  /** Resolves to false on failure, or if a request is already running. */
  submit(...args: Args): Promise<boolean>;
}

/**
 * Runs one request at a time: further calls while it runs are ignored.
 * @param onFailure called once per failed attempt
 */
export function useSubmit<Args extends unknown[]>(
  send: (...args: Args) => Promise<unknown>,
  onFailure?: (problem: ApiProblem) => void,
): Submit<Args> {
  const [state, setState] = useState<{ busy: boolean; failure: ApiProblem | null }>({ busy: false, failure: null });
  const underWay = useRef(false);

  async function submit(...args: Args): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setState({ busy: true, failure: null });
    try {
      await send(...args);
      setState({ busy: false, failure: null });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      setState({ busy: false, failure });
      onFailure?.(failure);
      return false;
    } finally {
      underWay.current = false;
    }
  }
  return { ...state, submit };
}
