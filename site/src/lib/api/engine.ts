import type { Problem } from '@app/contracts/common';
import { queryString } from './api.ts';

/** The engine's answer during server rendering. `down`: no answer, a late one, or a server error. */
export type EngineAnswer<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'problem'; problem: Partial<Problem> & { status: number } }
  | { kind: 'down' };

const TIMEOUT_MS = 5_000;

/** Calls the engine from `getServerData`, bypassing the front door. */
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
 * Headers for the front door's cache: tags that purge the page, and its maximum age in seconds. The front door removes
 * them. A page without tags is not cached.
 */
export const cacheHeaders = (tags: readonly string[], seconds?: number): Record<string, string> => ({
  'x-cache-tags': tags.join(','),
  ...(seconds !== undefined && { 'x-cache-seconds': String(seconds) }),
});

/** Answer of `getServerData`: Gatsby's shape, with what the front door needs in the headers. */
export interface ServerAnswer<T> {
  status: number;
  headers: Record<string, string>;
  props: T;
}

/** Without tags the page is not cached. */
export const serverAnswer = <T>(
  status: number,
  props: T,
  tags?: readonly string[],
  seconds?: number,
): ServerAnswer<T> => ({ status, headers: tags ? cacheHeaders(tags, seconds) : {}, props });
