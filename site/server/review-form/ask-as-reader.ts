import type { Request } from 'express';
import type { DrawnProblem } from '../../src/flows/review/drawn/drawn-review.ts';

const TIMEOUT_MS = 10_000;

/** What the engine answered, with the cookies that it sets. */
export type EngineReply = { cookies: readonly string[] } & (
  | { kind: 'ok'; data: unknown }
  | { kind: 'problem'; problem: DrawnProblem }
  | { kind: 'down' }
);

export interface Asked {
  method?: 'GET' | 'POST';
  body?: unknown;
  idempotencyKey?: string;
  locale: string;
  /** Our own: the page was checked to be ours before its form is passed on. */
  origin: string;
}

/** Asks the engine in a reader's name: limits and marks of devices are theirs, not those of this server. */
export async function askAsReader(
  req: Request,
  url: URL,
  { method = 'GET', body, idempotencyKey, locale, origin }: Asked,
): Promise<EngineReply> {
  const { cookie, 'user-agent': agent } = req.headers;
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': locale,
        'X-Forwarded-For': req.ip ?? '',
        'X-Forwarded-Proto': req.protocol,
        'X-Forwarded-Host': req.host,
        'X-Request-Id': String(req.headers['x-request-id'] ?? ''),
        Origin: new URL(origin).origin,
        ...(cookie !== undefined && { Cookie: cookie }),
        ...(agent !== undefined && { 'User-Agent': agent }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const cookies = answer.headers.getSetCookie();
    if (answer.ok) return { kind: 'ok', data: await answer.json(), cookies };
    if (answer.status >= 500) {
      await answer.body?.cancel();
      return { kind: 'down', cookies };
    }
    const problem = (await answer.json()) as Partial<DrawnProblem>;
    return { kind: 'problem', problem: { code: 'unexpected', ...problem, status: answer.status }, cookies };
  } catch {
    return { kind: 'down', cookies: [] };
  }
}
