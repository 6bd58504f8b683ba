import type { FieldProblem, Problem } from '@app/contracts/common';
import { noteReached } from './connection.ts';

/** Base path of the engine's public API. */
export const API_BASE = '/api/v1';

/** A failed request. Without an answer, `status` is 0 and `code` is `network`. */
export class ApiProblem extends Error {
  readonly status: number;
  /** Stable; its text is `errors:codes.<code>`. */
  readonly code: string;
  readonly params: Record<string, string | number | boolean>;
  readonly errors: FieldProblem[];
  /** What happened and what to do, in the requested language; null if the answer has none. */
  readonly detail: string | null;
  readonly requestId: string | null;

  constructor(problem: Pick<Problem, 'status' | 'code'> & Partial<Problem>) {
    super(problem.title ?? problem.code);
    this.name = 'ApiProblem';
    this.status = problem.status;
    this.code = problem.code;
    this.params = problem.params ?? {};
    this.errors = problem.errors ?? [];
    this.detail = problem.detail ?? null;
    this.requestId = problem.requestId ?? null;
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export interface ApiOptions {
  query?: Query;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Language of texts in the answer. */
  locale?: string;
}

export interface ApiWrite extends ApiOptions {
  /** Sent as JSON; a Blob, string or bytes go as they are (give their Content-Type). */
  body?: unknown;
  /** One per form, kept for retries, so that the engine acts once. */
  idempotencyKey?: string;
}

/** Calls of the engine, with paths below `/api/v1`. The caller states the answer's type, from `@app/contracts`. */
export const api = {
  get: <T>(path: string, options: ApiOptions = {}) => call<T>('GET', path, options),
  post: <T = void>(path: string, options: ApiWrite = {}) => call<T>('POST', path, options),
  put: <T = void>(path: string, options: ApiWrite = {}) => call<T>('PUT', path, options),
  patch: <T = void>(path: string, options: ApiWrite = {}) => call<T>('PATCH', path, options),
  delete: <T = void>(path: string, options: ApiWrite = {}) => call<T>('DELETE', path, options),
};

async function call<T>(method: string, path: string, options: ApiWrite): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (options.locale) headers['Accept-Language'] = options.locale;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;

  let body: BodyInit | undefined;
  if (isRaw(options.body)) body = options.body;
  else if (options.body !== undefined) {
    body = JSON.stringify(options.body);
    headers['Content-Type'] = 'application/json';
  }

  let response: Response;
  try {
    response = await fetch(API_BASE + path + queryString(options.query), {
      method,
      headers,
      body,
      signal: options.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    // Not when the caller has no more use for the answer.
    if (!options.signal?.aborted || isTimeout(options.signal.reason)) noteReached(false);
    if (options.signal?.aborted) throw error;
    throw new ApiProblem({ status: 0, code: 'network' });
  }
  if (!response.ok) throw await problemOf(response);
  noteReached(true);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

const isRaw = (body: unknown): body is string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body);

/** `?a=1&b=2`, without what is missing or empty; '' for nothing. */
export function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Codes of a proxy's answer in place of the engine's, and of an engine without its database. */
const UNREACHED = new Set(['unavailable', 'service_unavailable']);

/** Problem in an answer; an answer from a proxy in between has none. Notes whether it is the engine's. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const problem = await readProblem(response);
  noteReached(!(problem.status > 500 && UNREACHED.has(problem.code)));
  return problem;
}

async function readProblem(response: Response): Promise<ApiProblem> {
  const fallback = { status: response.status, code: response.status >= 500 ? 'unavailable' : 'unknown' };
  try {
    const problem = (await response.json()) as Partial<Problem> | null;
    return new ApiProblem(typeof problem?.code === 'string' ? { ...fallback, ...problem } : fallback);
  } catch {
    return new ApiProblem(fallback);
  }
}
