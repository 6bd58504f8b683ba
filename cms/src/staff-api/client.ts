/** An error answer of engine or cms, by its code. */
export class StaffApiError extends Error {
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
  // Some actions have no answer.
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as Problem;
  throw new StaffApiError(problem.code ?? `status_${answer.status}`);
}

async function staffToken(): Promise<string> {
  if (known && known.until - MARGIN_MS > Date.now()) return known.token;
  const { token, expiresAt } = await answerOf<{ token: string; expiresAt: string }>(
    await fetch('/cms-api/staff-token', { method: 'POST', credentials: 'same-origin' }),
  );
  known = { token, until: Date.parse(expiresAt) };
  return token;
}

/** Calls the engine's staff API, below `/api/v1/staff`, as the signed-in member of staff. @throws StaffApiError */
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

/** The code of an error; `unreachable` for a network error. */
export const errorCode = (error: unknown): string => (error instanceof StaffApiError ? error.code : 'unreachable');
