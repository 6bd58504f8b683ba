import type { Badge } from '@app/contracts/badges';
import type { Locale } from '@app/contracts/common';
import { BASE_LOCALE, flatten, readNamespace } from '@app/locales';
import { translator } from '../../platform/i18n.ts';
import type { Queries } from '../../platform/db.ts';
import { contentBadges } from './schema.ts';

/**
 * What the badges are called in a language: what staff have typed in it, else its own text, else what they have typed in
 * the base language, else the base text.
 */
export async function badgeNames(queries: Queries, locale: Locale): Promise<(badge: Badge) => string> {
  const kept = new Map((await queries.select().from(contentBadges)).map(({ badge, name }) => [badge, name]));
  const own = new Set(flatten(readNamespace(locale, 'badges')).map(([key]) => key));
  return (badge) => {
    const { key, text = {} } = kept.get(badge) ?? {};
    const path = key?.startsWith('badges:') ? key.slice('badges:'.length) : `${badge}.name`;
    const typed = text[locale] ?? (own.has(path) ? undefined : text[BASE_LOCALE]);
    return typed ?? translator(locale, 'badges')(path);
  };
}
