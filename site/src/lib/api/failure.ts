import { ApiProblem } from './api.ts';

/** Converts any thrown value to an `ApiProblem`. A timeout counts as a network failure. */
export function failureOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const lost = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new ApiProblem({ status: 0, code: lost ? 'network' : 'unexpected' });
}

/** Whether a retry may succeed: no answer, or a proxy's answer while the engine is down. */
export function isTransient(error: unknown): boolean {
  const { code, status } = failureOf(error);
  return code === 'network' || status === 502 || status === 503 || status === 504;
}
