import { ApiProblem } from '../../lib/api.ts';

/** Whatever a call threw, as the problem the page can speak of. A request that timed out is one that got lost. */
export function failureOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const lost = error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return new ApiProblem({ status: 0, code: lost ? 'network' : 'unexpected' });
}

/** Lost on the way, or answered by something in front of an engine that is away: worth the same request again. */
export function isTransient(error: unknown): boolean {
  const { code, status } = failureOf(error);
  return code === 'network' || status === 502 || status === 503 || status === 504;
}
