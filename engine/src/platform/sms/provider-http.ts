import { types } from 'node:util';
import type { SmsResult } from './sms-sender.ts';
import { redactNumbers } from './sms-sender.ts';

/** Errors before the request was sent. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const MAX_ANSWER = 64 * 1024;

export interface ProviderAnswer {
  status: number;
  /** Seconds of `Retry-After`, where there is one. */
  retryAfter: number | undefined;
  /** Null when the answer is no JSON. */
  json: unknown;
  text: string;
}

interface FormPost {
  url: string;
  authorization: string;
  form: Record<string, string>;
  timeoutMs: number;
}

/** Posts a form and reads the answer; network errors are returned as results. */
export async function postForm({ url, authorization, form, timeoutMs }: FormPost): Promise<ProviderAnswer | SmsResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = (await response.text()).slice(0, MAX_ANSWER);
    const after = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      retryAfter: Number.isFinite(after) && after >= 0 ? Math.min(after, 86_400) : undefined,
      json: parsed(text),
      text,
    };
  } catch (error) {
    const answer = redactNumbers(describe(error));
    return NEVER_LEFT.has(codeOf(error)) ? { outcome: 'retry', answer } : { outcome: 'unknown', answer };
  }
}

export const isProviderAnswer = (result: ProviderAnswer | SmsResult): result is ProviderAnswer => 'status' in result;

/**
 * The result of an answer without a provider's error code: 429 and 503 refuse the message, other 5xx may have taken it.
 */
export function resultByStatus({ status, retryAfter, text }: ProviderAnswer): SmsResult {
  const answer = redactNumbers(`${status} ${text}`);
  if (status === 429 || status === 503)
    return { outcome: 'retry', answer, ...(retryAfter !== undefined && { afterSeconds: retryAfter }) };
  return status >= 500 ? { outcome: 'unknown', answer } : { outcome: 'retry', answer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  for (let at = error; types.isNativeError(at); at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    // An AggregateError of several addresses.
    if ('errors' in at && Array.isArray(at.errors) && at.errors.length > 0) return codeOf(at.errors[0]);
  }
  return '';
}

function describe(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return types.isNativeError(error.cause) ? `${error.message}: ${error.cause.message}` : error.message;
}
