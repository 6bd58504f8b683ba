import type { Locale } from '@app/contracts/common';
import type { Config } from '../config.ts';
import { deepL } from './deepl.ts';
import { libreTranslate } from './libre-translate.ts';
import { TranslationFailed } from './provider.ts';
import type { Translation, TranslationProvider } from './provider.ts';

export { TranslationFailed } from './provider.ts';
export type { Translation, TranslationProvider } from './provider.ts';

/** The provider with some manners: its list is read once a day, and it is left alone when it asks for it. */
export interface Translator {
  name: string;
  /** @throws TranslationFailed */
  supports(language: Locale): Promise<boolean>;
  /** @throws TranslationFailed, at once while the provider wants to be left alone */
  translate(translation: Translation): Promise<string>;
}

const LIST_MS = 24 * 3600 * 1000;
const SECOND_MS = 1000;
/** A spent quota or a wrong key does not mend itself within seconds; a busy or broken provider may. */
const PAUSE_SECONDS: Record<TranslationFailed['reason'], number> = {
  quota: 15 * 60,
  key: 5 * 60,
  busy: 15,
  broken: 5,
  refused: 0,
};
const LONGEST_PAUSE_SECONDS = 3600;

export function courteous(provider: TranslationProvider, now: () => number = () => performance.now()): Translator {
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
      // The list also tells a provider how it names our languages.
      await languages();
      return ask(() => provider.translate(translation));
    },
  };
}

/** The translator that the settings name; none when they name none. */
export function createTranslator(config: Config): Translator | undefined {
  const { DEEPL_KEY, DEEPL_URL, LIBRETRANSLATE_URL, LIBRETRANSLATE_KEY } = config;
  if (DEEPL_KEY) return courteous(deepL({ key: DEEPL_KEY, url: DEEPL_URL }));
  if (LIBRETRANSLATE_URL) return courteous(libreTranslate({ url: LIBRETRANSLATE_URL, key: LIBRETRANSLATE_KEY }));
  return undefined;
}
