import type { Problem } from '@app/contracts/common';
import { queryString } from './api.ts';

/** The engine's answer to a page that is rendered on the server. `down`: no answer, a late one, or one of its own failures. */
export type EngineAnswer<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'problem'; problem: Partial<Problem> & { status: number } }
  | { kind: 'down' };

const TIMEOUT_MS = 5_000;

/** Reads the engine from `getServerData`, past our own front door. */
export async function fromEngine<T>(
  path: string,
  options: { query?: Record<string, string | number | undefined>; locale: string },
): Promise<EngineAnswer<T>> {
  try {
    const response = await fetch(`${engineUrl()}/api/v1${path}${queryString(options.query)}`, {
      headers: { Accept: 'application/json', 'Accept-Language': options.locale },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'ok', data: (await response.json()) as T };
    if (response.status >= 500 || response.status === 429) return { kind: 'down' };
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    return { kind: 'problem', problem: { ...problem, status: response.status } };
  } catch {
    return { kind: 'down' };
  }
}

/** The build replaces a plain `process.env.X` by its value at build time; this form is read when the server runs. */
function engineUrl(): string {
  const env = (globalThis as unknown as { process: Record<string, Record<string, string | undefined>> }).process['env'];
  return env?.['ENGINE_URL'] ?? 'http://127.0.0.1:8010';
}

/**
 * Tells our front door which purges drop a page, and for how many seconds it may be kept at most. These headers never
 * leave the house. A page without tags is not kept.
 */
export const cacheHeaders = (tags: readonly string[], seconds?: number): Record<string, string> => ({
  'x-cache-tags': tags.join(','),
  ...(seconds !== undefined && { 'x-cache-seconds': String(seconds) }),
});
