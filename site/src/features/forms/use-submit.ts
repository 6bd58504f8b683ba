import { useRef, useState } from 'react';
import type { ApiProblem } from '../../lib/api.ts';
import { failureOf } from './failure.ts';

export interface Submit<Args extends unknown[]> {
  busy: boolean;
  /** Of the last attempt; null while another is under way. */
  failure: ApiProblem | null;
  /** Resolves to false when it failed, or when the same is under way already. */
  submit(...args: Args): Promise<boolean>;
}

/**
 * One request at a time: a second press while the first is under way does nothing.
 * @param onFailure told once per failed attempt
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
