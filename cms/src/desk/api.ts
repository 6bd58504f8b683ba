import type { DecideCase, DeskCase, DeskPage } from '@app/contracts/moderation';

/** What the engine or the cms answered instead, as its code. */
export class DeskError extends Error {
  override name = 'DeskError';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Problem {
  code?: string;
}

const MARGIN_MS = 30_000;
let known: { token: string; until: number } | undefined;

async function answerOf<T>(answer: Response): Promise<T> {
  // Some acts have nothing to answer.
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Problem;
  throw new DeskError(problem.code ?? `status_${answer.status}`);
}

async function staffToken(): Promise<string> {
  if (known && known.until - MARGIN_MS > Date.now()) return known.token;
  const { token, expiresAt } = await answerOf<{ token: string; expiresAt: string }>(
    await fetch('/cms-api/staff-token', { method: 'POST', credentials: 'same-origin' }),
  );
  known = { token, until: Date.parse(expiresAt) };
  return token;
}

/** Asks the engine's staff API, below `/api/v1/staff`, as the one who is signed in. @throws DeskError */
export async function callStaff<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const send = async (): Promise<Response> =>
    fetch(`/api/v1/staff${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await staffToken()}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  let answer = await send();
  if (answer.status === 401) {
    known = undefined;
    answer = await send();
  }
  return answerOf<T>(answer);
}

/** Waiting cases, most urgent first; `open` counts them by kind. */
export function cases(of: { kind?: string | undefined; cursor?: string | undefined }): Promise<DeskPage> {
  const query = new URLSearchParams(Object.entries(of).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return callStaff('GET', `/cases?${query}`);
}

/** Takes a case for ten minutes, so that two do not decide it. */
export const claim = (id: string): Promise<DeskCase> => callStaff('POST', `/cases/${id}/claim`);
export const decide = (id: string, decision: DecideCase): Promise<DeskCase> =>
  callStaff('POST', `/cases/${id}/decision`, decision);
