import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { TranslationFailed, askJson, isLocale } from './provider.ts';
import type { TranslationProvider } from './provider.ts';

export interface DeepLSettings {
  key: string;
  /** DeepL's own when left out; keys of the free API, which end in `:fx`, have another host. */
  url?: string | undefined;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** DeepL's own code for a spent quota. */
const QUOTA = [456] as const;

const Languages = z.array(z.object({ language: z.string() }));
const Translated = z.object({ translations: z.array(z.object({ text: z.string() })).length(1) });

/** Our variants where DeepL distinguishes them: British English, European Portuguese, Bokmål. */
const TARGETS: Partial<Record<Locale, string>> = { en: 'EN-GB', pt: 'PT-PT', no: 'NB' };
const targetOf = (locale: Locale): string => TARGETS[locale] ?? locale.toUpperCase();
/** Source languages have no variants. */
const sourceOf = (language: string): string => (language === 'no' ? 'NB' : language.toUpperCase());

/** `EN-GB`, `NB`, `PL` → our code; undefined for variants and languages that are not ours. */
function localeOf(code: string): Locale | undefined {
  const upper = code.toUpperCase();
  const variant = (Object.keys(TARGETS) as Locale[]).find((locale) => TARGETS[locale] === upper);
  if (variant) return variant;
  const plain = code.toLowerCase();
  return isLocale(plain) && !(plain in TARGETS) ? plain : undefined;
}

/** Translates by DeepL (`POST /v2/translate`). */
export function deepL({ key, url, timeoutMs = TIMEOUT_MS }: DeepLSettings): TranslationProvider {
  const base = (url ?? (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com')).replace(
    /\/+$/,
    '',
  );
  const headers = { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' };
  const ask = { headers, timeoutMs, quotaStatuses: QUOTA };
  let sources: ReadonlySet<string> = new Set();

  return {
    name: 'DeepL',
    async languages() {
      const found = Languages.safeParse(await askJson(`${base}/v2/languages?type=target`, ask));
      if (!found.success) throw new TranslationFailed('broken', 'an unknown list of languages');
      sources = new Set(found.data.map(({ language }) => language.toUpperCase().split('-')[0] ?? ''));
      return new Set(found.data.flatMap(({ language }) => localeOf(language) ?? []));
    },
    async translate({ text, from, to }) {
      const source = sourceOf(from);
      const answer = await askJson(`${base}/v2/translate`, {
        ...ask,
        method: 'POST',
        body: JSON.stringify({
          text: [text],
          target_lang: targetOf(to),
          ...(sources.has(source) && { source_lang: source }),
        }),
      });
      const translated = Translated.safeParse(answer).data?.translations[0];
      if (!translated) throw new TranslationFailed('broken', 'an unknown answer');
      return translated.text;
    },
  };
}
