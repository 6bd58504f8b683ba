import type { FactorSetup, FactorState } from '../factor-state.ts';

/** An error answer of the cms by its code; `message` is its message, if it has one. */
export class FactorError extends Error {
  override name = 'FactorError';
  readonly code: string;
  /** Set if the sign-in requires to set up a second factor. */
  readonly setup: FactorSetup | undefined;
  constructor({ code = 'unreachable', setup, errors }: Problem) {
    super(errors?.[0]?.message ?? code);
    this.code = code;
    this.setup = setup;
  }
}

interface Problem {
  code?: string | undefined;
  setup?: FactorSetup | undefined;
  errors?: { message?: string }[];
}

/** Calls an endpoint below `/cms-api/users`. @throws FactorError */
export async function callUsers<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await fetch(`/cms-api/users${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new FactorError({});
  });
  const parsed = (await answer.json().catch(() => ({}))) as T & Problem;
  if (!answer.ok) throw new FactorError(parsed);
  return parsed;
}

/** The state of a colleague's second factor, or of one's own. */
export const factorState = (colleague?: string): Promise<FactorState> =>
  callUsers('GET', colleague === undefined ? '/second-factor' : `/${colleague}/second-factor`);

/** The message of an error: that of the page for its code, else that of the answer. */
export function errorWords(words: Record<string, string>, error: unknown): string {
  const known = error instanceof FactorError ? error : new FactorError({});
  return known.message === known.code ? (words[known.code] ?? known.code) : known.message;
}
