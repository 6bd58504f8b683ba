import type { Locale } from '@app/contracts/common';
import { LOCALES } from '@app/contracts/common';

/** What to translate. `from` is a guess of ours; a provider that does not know the language detects it itself. */
export interface Translation {
  text: string;
  from: string;
  to: Locale;
}

/** A translation service. */
export interface TranslationProvider {
  /** Shown beside the translation. */
  name: string;
  /** Target languages as listed by the provider. @throws TranslationFailed */
  languages(): Promise<ReadonlySet<Locale>>;
  /** @throws TranslationFailed */
  translate(translation: Translation): Promise<string>;
}

/**
 * Why there is no translation. `quota`: the paid characters are used up; `key`: the key is not accepted; `busy`: too
 * many requests at the moment; `refused`: this text will never be translated; `broken`: no valid answer in time.
 */
export type TranslationFailure = 'quota' | 'key' | 'busy' | 'refused' | 'broken';

export class TranslationFailed extends Error {
  readonly reason: TranslationFailure;
  /** Pause requested by the provider. */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: TranslationFailure, detail: string, retryAfterSeconds?: number) {
    super(`translation ${reason}: ${detail}`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Requests JSON from a provider's API. @throws TranslationFailed */
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
