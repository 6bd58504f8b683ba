import type { FactorState } from './types.ts';

/** What an authenticator app is set up with. */
export interface ShownSetup {
  secret: string;
  qrCode: string;
}

/** What the cms answered instead, as its code; `message` has its words where it has any. */
export class FactorError extends Error {
  override name = 'FactorError';
  readonly code: string;
  /** Of a sign-in for which a second factor must be set up. */
  readonly setup: ShownSetup | undefined;
  constructor({ code = 'unreachable', setup, errors }: Problem) {
    super(errors?.[0]?.message ?? code);
    this.code = code;
    this.setup = setup;
  }
}

interface Problem {
  code?: string | undefined;
  setup?: ShownSetup | undefined;
  errors?: { message?: string }[];
}

/** Sends to `/cms-api/users`. @throws FactorError */
export async function callUsers<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const answer = await fetch(`/cms-api/users${path}`, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new FactorError({});
  });
  const told = (await answer.json().catch(() => ({}))) as T & Problem;
  if (!answer.ok) throw new FactorError(told);
  return told;
}

/** Who is asked for, or oneself. */
export const factorState = (colleague?: string): Promise<FactorState> =>
  callUsers('GET', colleague === undefined ? '/second-factor' : `/${colleague}/second-factor`);

/** The words for what went wrong: those of the page, else those that came with the answer. */
export function errorWords(words: Record<string, string>, error: unknown): string {
  const told = error instanceof FactorError ? error : new FactorError({});
  return told.message === told.code ? (words[told.code] ?? told.code) : told.message;
}
