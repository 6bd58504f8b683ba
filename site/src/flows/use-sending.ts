import { useState } from 'react';
import type { ApiProblem } from '../lib/api/api.ts';
import { isTransient } from '../lib/api/failure.ts';
import { useSubmit } from '../lib/forms/use-submit.ts';
import { sendWithRetry } from './send.ts';

/** Timeout of one attempt in milliseconds, after which it is retried. */
const ATTEMPT_MS = 30_000;

export interface Attempt {
  attempt: number;
  attempts: number;
}

/**
 * Sends a form with retries on weak connections, and reports its state.
 * @param request must be idempotent
 */
export function useSending<Body, Answer>(
  request: (body: Body, signal: AbortSignal) => Promise<Answer>,
  onSent: (answer: Answer, body: Body) => void,
  onFailure: (problem: ApiProblem) => void,
) {
  const [retrying, setRetrying] = useState<Attempt | null>(null);
  /** Awaited first, such as pending uploads. */
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
