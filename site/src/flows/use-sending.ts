import { useState } from 'react';
import type { ApiProblem } from '../lib/api.ts';
import { isTransient } from '../features/forms/failure.ts';
import { useSubmit } from '../features/forms/use-submit.ts';
import { sendWithRetry } from './send.ts';

/** A slow network may take this long for one attempt; then it counts as lost and is tried again. */
const ATTEMPT_MS = 30_000;

export interface Attempt {
  attempt: number;
  attempts: number;
}

/**
 * Sends a form, more than once where the connection is weak, and tells how it is going.
 * @param request the same twice must do no more than once
 */
export function useSending<Body, Answer>(
  request: (body: Body, signal: AbortSignal) => Promise<Answer>,
  onSent: (answer: Answer, body: Body) => void,
  onFailure: (problem: ApiProblem) => void,
) {
  const [retrying, setRetrying] = useState<Attempt | null>(null);
  /** Not before what is still on its way to the form has come. */
  const sending = useSubmit(async (given: Body | Promise<Body>) => {
    setRetrying(null);
    const body = await given;
    const answer = await sendWithRetry(() => request(body, AbortSignal.timeout(ATTEMPT_MS)), {
      isTransient,
      onRetry: (attempt, attempts) => setRetrying({ attempt, attempts }),
    });
    onSent(answer, body);
  }, onFailure);
  return { ...sending, retrying: sending.busy ? retrying : null };
}
