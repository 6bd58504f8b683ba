import { BASE_LOCALE, LOCALES, type Locale } from '../locales.ts';
import type { Queryable } from '../notices/deliver.ts';
import type { ExportedBadge, ExportedTranslation, TextPair } from './types.ts';

type WordedBadge = Pick<ExportedBadge, 'type' | 'name' | 'text'>;
/** A locale's own text under `namespace:path.to.key`. */
export type TextOf = (locale: Locale, key: string) => string | undefined;

const PARTS = ['name', 'text'] as const;
const NAMESPACE = 'badges';

const ownKey = (badge: WordedBadge, part: (typeof PARTS)[number]): string => `${badge.type}.${part}`;

/**
 * What staff say in badges, as edited texts of the keys by which pages and mails name them: so it is read wherever a
 * badge is named. What its own key already says is left to that key.
 */
export const badgeTexts = (badges: readonly WordedBadge[], textOf: TextOf): ExportedTranslation[] =>
  badges.flatMap((badge) =>
    PARTS.flatMap((part) => {
      const key = ownKey(badge, part);
      return LOCALES.flatMap((locale) => {
        const text = said(badge[part], locale, `${NAMESPACE}:${key}`, textOf);
        return text === undefined ? [] : [{ locale, namespace: NAMESPACE, key, text }];
      });
    }),
  );

/** In the order of every pair: typed text, translation, base locale's typed text, base translation. */
function said({ key, text }: TextPair, locale: Locale, own: string, textOf: TextOf): string | undefined {
  // Readers put the base's text under its own key by themselves.
  if (key === own) return text[locale];
  const of = (one: Locale) => text[one] ?? (key === null ? undefined : textOf(one, key));
  return of(locale) ?? of(BASE_LOCALE);
}

/** Edited texts with others in the place of those of the same key. */
export function laidOver(texts: readonly ExportedTranslation[], over: readonly ExportedTranslation[]) {
  const id = ({ locale, namespace, key }: ExportedTranslation) => `${locale} ${namespace}:${key}`;
  const covered = new Set(over.map(id));
  return [...texts.filter((text) => !covered.has(id(text))), ...over];
}

const TEXTS = `
  select locale::text as locale, namespace || ':' || key as key, coalesce(text, file_text) as text
  from cms.translations
  where known and namespace || ':' || key = any($1) and coalesce(text, file_text) is not null`;

/** The texts of the keys that staff have given badges in the place of their own; mostly there are none. */
export async function readTexts(database: Queryable, badges: readonly WordedBadge[]): Promise<TextOf> {
  const foreign = badges.flatMap((badge) =>
    PARTS.flatMap((part) => {
      const { key } = badge[part];
      return key === null || key === `${NAMESPACE}:${ownKey(badge, part)}` ? [] : [key];
    }),
  );
  if (foreign.length === 0) return () => undefined;
  const rows = (await database.query(TEXTS, [foreign])).rows as { locale: Locale; key: string; text: string }[];
  const found = new Map(rows.map(({ locale, key, text }) => [`${locale} ${key}`, text]));
  return (locale, key) => found.get(`${locale} ${key}`);
}
