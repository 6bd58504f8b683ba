import type { Locale } from '@app/contracts/common';
import type { Config } from '../config.ts';
import { deepL } from './deepl.ts';
import { libreTranslate } from './libre-translate.ts';
import { TranslationFailed } from './provider.ts';
import type { Translation, TranslationProvider } from './provider.ts';

export { TranslationFailed } from './provider.ts';
export type { Translation, TranslationProvider } from './provider.ts';

/** A provider with caching and backoff: reads its language list once a day and pauses when asked to. */
export interface Translator {
  name: string;
  /** @throws TranslationFailed */
  supports(language: Locale): Promise<boolean>;
  /** @throws TranslationFailed, at once during a pause */
  translate(translation: Translation): Promise<string>;
}

const LIST_MS = 24 * 3600 * 1000;
const SECOND_MS = 1000;
/** A spent quota or a wrong key lasts longer than a busy or broken provider. */
const PAUSE_SECONDS: Record<TranslationFailed['reason'], number> = {
  quota: 15 * 60,
  key: 5 * 60,
  busy: 15,
  broken: 5,
  refused: 0,
};
const LONGEST_PAUSE_SECONDS = 3600;

export function withBackoff(provider: TranslationProvider, now: () => number = () => performance.now()): Translator {
  let list: { languages: Promise<ReadonlySet<Locale>>; until: number } | undefined;
  let pause: { until: number; failure: TranslationFailed } | undefined;

  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (pause && now() < pause.until) throw pause.failure;
    try {
      return await work();
    } catch (error) {
      if (error instanceof TranslationFailed) {
        const seconds = Math.min(error.retryAfterSeconds ?? PAUSE_SECONDS[error.reason], LONGEST_PAUSE_SECONDS);
        pause = { until: now() + seconds * SECOND_MS, failure: error };
      }
      throw error;
    }
  }

  async function languages(): Promise<ReadonlySet<Locale>> {
    if (!list || now() >= list.until) {
      const fresh = { languages: ask(() => provider.languages()), until: now() + LIST_MS };
      list = fresh;
      fresh.languages.catch(() => {
        if (list === fresh) list = undefined;
      });
    }
    return list.languages;
  }

  return {
    name: provider.name,
    supports: async (language) => (await languages()).has(language),
    async translate(translation) {
      // The list also determines how the provider names our languages.
      await languages();
      return ask(() => provider.translate(translation));
    },
  };
}

/** The configured translator, if any. */
export function createTranslator(config: Config): Translator | undefined {
  const { DEEPL_KEY, DEEPL_URL, LIBRETRANSLATE_URL, LIBRETRANSLATE_KEY } = config;
  if (DEEPL_KEY) return withBackoff(deepL({ key: DEEPL_KEY, url: DEEPL_URL }));
  if (LIBRETRANSLATE_URL) return withBackoff(libreTranslate({ url: LIBRETRANSLATE_URL, key: LIBRETRANSLATE_KEY }));
  return undefined;
}
