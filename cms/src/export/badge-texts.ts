import { BASE_LOCALE, LOCALES, type Locale } from '../locales.ts';
import type { Queryable } from '../database/queryable.ts';
import type { ExportedBadge, ExportedTranslation, TextPair } from './types.ts';

type WordedBadge = Pick<ExportedBadge, 'type' | 'name' | 'text'>;
/** The text of a key in a locale, without fallback. */
export type TextOf = (locale: Locale, key: string) => string | undefined;

const PARTS = ['name', 'text'] as const;
const NAMESPACE = 'badges';

const ownKey = (badge: WordedBadge, part: (typeof PARTS)[number]): string => `${badge.type}.${part}`;

/**
 * The texts of badges as edited texts of the keys by which pages and mails name badges, so that they are used
 * everywhere. A badge that names its own key is left to that key.
 */
export const badgeTexts = (badges: readonly WordedBadge[], textOf: TextOf): ExportedTranslation[] =>
  badges.flatMap((badge) =>
    PARTS.flatMap((part) => {
      const key = ownKey(badge, part);
      return LOCALES.flatMap((locale) => {
        const text = badgeText(badge[part], locale, `${NAMESPACE}:${key}`, textOf);
        return text === undefined ? [] : [{ locale, namespace: NAMESPACE, key, text }];
      });
    }),
  );

/** The text of a pair in a locale: typed text, translation, typed text of the base, translation of the base. */
function badgeText({ key, text }: TextPair, locale: Locale, own: string, textOf: TextOf): string | undefined {
  // Readers fall back to the base by themselves.
  if (key === own) return text[locale];
  const textIn = (one: Locale) => text[one] ?? (key === null ? undefined : textOf(one, key));
  return textIn(locale) ?? textIn(BASE_LOCALE);
}

/** Replaces texts by those of `over` with the same key. */
export function overlayTexts(texts: readonly ExportedTranslation[], over: readonly ExportedTranslation[]) {
  const id = ({ locale, namespace, key }: ExportedTranslation) => `${locale} ${namespace}:${key}`;
  const covered = new Set(over.map(id));
  return [...texts.filter((text) => !covered.has(id(text))), ...over];
}

const TEXTS = `
  select locale::text as locale, namespace || ':' || key as key, coalesce(text, file_text) as text
  from cms.translations
  where known and namespace || ':' || key = any($1) and coalesce(text, file_text) is not null`;

/** The texts of other keys that staff have assigned to badges; usually there are none. */
export async function readForeignTexts(database: Queryable, badges: readonly WordedBadge[]): Promise<TextOf> {
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
