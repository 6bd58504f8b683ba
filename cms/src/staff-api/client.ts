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

type Method = 'GET' | 'POST' | 'PUT';

/** Asks again with a new token if the known one has ended. */
async function ask(method: Method, path: string, type?: string, body?: BodyInit): Promise<Response> {
  const send = async (): Promise<Response> =>
    fetch(`/api/v1/staff${path}`, {
      method,
      headers: { authorization: `Bearer ${await staffToken()}`, ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    });
  const answer = await send();
  if (answer.status !== 401) return answer;
  known = undefined;
  return send();
}

/** Calls the engine's staff API, below `/api/v1/staff`, as the signed-in member of staff. @throws StaffApiError */
export async function callStaff<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = body === undefined ? ask(method, path) : ask(method, path, 'application/json', JSON.stringify(body));
  return answerOf<T>(await answer);
}

/** Sends a file as it is. @throws StaffApiError */
export async function sendToStaff<T>(path: string, file: Blob): Promise<T> {
  return answerOf<T>(await ask('POST', path, 'application/octet-stream', file));
}

/** Saves a file of the staff API, under the name that it gives. @throws StaffApiError */
export async function saveFromStaff(path: string, name: string): Promise<void> {
  const answer = await ask('GET', path);
  if (!answer.ok) await answerOf(answer);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The code of an error; `unreachable` for a network error. */
export const errorCode = (error: unknown): string => (error instanceof StaffApiError ? error.code : 'unreachable');
