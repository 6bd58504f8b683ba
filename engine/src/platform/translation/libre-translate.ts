import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { TranslationFailed, askJson, isLocale } from './provider.ts';
import type { TranslationProvider } from './provider.ts';

export interface LibreTranslateSettings {
  url: string;
  key?: string | undefined;
  timeoutMs?: number;
}

/** Long, because its models run on ordinary machines. */
const TIMEOUT_MS = 30_000;
/** It answers 403 when a key has used up its requests or is banned. */
const QUOTA = [403] as const;

const Languages = z.array(z.object({ code: z.string() }));
const Translated = z.object({ translatedText: z.string() });

/** Its language codes where they differ from ours, newest first. */
const CODES: Partial<Record<Locale, readonly string[]>> = { no: ['nb', 'no'], pt: ['pt-PT', 'pt'] };

/** Translates by a LibreTranslate server (`POST /translate`). */
export function libreTranslate({ url, key, timeoutMs = TIMEOUT_MS }: LibreTranslateSettings): TranslationProvider {
  const base = url.replace(/\/+$/, '');
  const ask = { timeoutMs, quotaStatuses: QUOTA };
  let codes: ReadonlySet<string> = new Set();
  const codeOf = (language: string): string | undefined =>
    (isLocale(language) ? (CODES[language] ?? [language]) : [language]).find((code) => codes.has(code));

  return {
    name: 'LibreTranslate',
    async languages() {
      const found = Languages.safeParse(await askJson(`${base}/languages`, ask));
      if (!found.success) throw new TranslationFailed('broken', 'an unknown list of languages');
      codes = new Set(found.data.map(({ code }) => code));
      const ours = found.data.flatMap(({ code }) => (isLocale(code) ? code : []));
      const renamed = (Object.keys(CODES) as Locale[]).filter((locale) => codeOf(locale) !== undefined);
      return new Set([...ours, ...renamed]);
    },
    async translate({ text, from, to }) {
      const answer = await askJson(`${base}/translate`, {
        ...ask,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          q: text,
          source: codeOf(from) ?? 'auto',
          target: codeOf(to) ?? to,
          format: 'text',
          ...(key && { api_key: key }),
        }),
      });
      const translated = Translated.safeParse(answer).data;
      if (!translated) throw new TranslationFailed('broken', 'an unknown answer');
      return translated.translatedText;
    },
  };
}
