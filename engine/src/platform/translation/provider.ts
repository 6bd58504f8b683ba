import type { Locale } from '@app/contracts/common';
import { LOCALES } from '@app/contracts/common';

/** What to translate. `from` is a guess of ours; a provider that does not know the language detects it itself. */
export interface Translation {
  text: string;
  from: string;
  to: Locale;
}

/** Somebody who translates texts. */
export interface TranslationProvider {
  /** Shown beside the translation. */
  name: string;
  /** Languages that it writes, as the provider itself lists them. @throws TranslationFailed */
  languages(): Promise<ReadonlySet<Locale>>;
  /** @throws TranslationFailed */
  translate(translation: Translation): Promise<string>;
}

/**
 * Why there is no translation. `quota`: paid-for characters are used up, or the key is not taken; `busy`: too many requests at the moment;
 * `refused`: this text will not be translated however often it is tried; `broken`: no sensible answer in time.
 */
export type TranslationFailure = 'quota' | 'key' | 'busy' | 'refused' | 'broken';

export class TranslationFailed extends Error {
  readonly reason: TranslationFailure;
  /** As long as the provider asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: TranslationFailure, detail: string, retryAfterSeconds?: number) {
    super(`translation ${reason}: ${detail}`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Asks a provider's HTTP API, and says what failed in the words above. */
export async function askJson(
  url: string,
  { timeoutMs, quotaStatuses, ...init }: RequestInit & { timeoutMs: number; quotaStatuses: readonly number[] },
): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    body = await response.text();
  } catch (error) {
    throw new TranslationFailed('broken', error instanceof Error ? error.name : 'no answer');
  }
  const { status } = response;
  if (response.ok) {
    try {
      return JSON.parse(body);
    } catch {
      throw new TranslationFailed('broken', 'no JSON');
    }
  }
  const pause = Number(response.headers.get('retry-after')) || undefined;
  if (status === 429) throw new TranslationFailed('busy', '429', pause);
  if (quotaStatuses.includes(status)) throw new TranslationFailed('quota', String(status), pause);
  if (status === 401 || status === 403) throw new TranslationFailed('key', String(status));
  if (status >= 500) throw new TranslationFailed('broken', String(status), pause);
  throw new TranslationFailed('refused', String(status));
}

const KNOWN: ReadonlySet<string> = new Set(LOCALES);
/** Whether a code of a provider is one of our languages. */
export const isLocale = (code: string): code is Locale => KNOWN.has(code);
