import type { Endpoint, PayloadRequest } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { isTextKey } from '../fields/rules.ts';
import { BASE_LOCALE, BRAND_NAME, LOCALES } from '../locales.ts';
import { NO_STORE } from '../rest/no-store.ts';

/** The text of a key in a language and in the base. */
export interface KeyText {
  own: string | null;
  base: string | null;
}

const AT_MOST = 20;

/** `GET /key-texts?locale=&keys=a:b,c:d`: the texts of keys, for roles that write pages or hints. */
export const keyTextsEndpoint: Endpoint = {
  path: '/key-texts',
  method: 'get',
  handler: async (req) => {
    const actor = toActor(req.user);
    if (!actor) return Response.json({ code: 'not_signed_in' }, { status: 401, headers: NO_STORE });
    const reads = (['pages', 'hint-dictionaries'] as const).some((resource) => can(actor, 'read', resource).allowed);
    if (!reads) return Response.json({ code: 'role_lacks_right' }, { status: 403, headers: NO_STORE });
    return Response.json({ texts: await keyTexts(req) }, { headers: NO_STORE });
  },
};

async function keyTexts({ query, payload }: PayloadRequest): Promise<Record<string, KeyText>> {
  const locale = LOCALES.find((known) => known === query['locale']) ?? BASE_LOCALE;
  const keys = String(query['keys'] ?? '')
    .split(',')
    .filter(isTextKey)
    .slice(0, AT_MOST);
  const { rows } = await payload.db.pool.query<{ locale: string; name: string; words: string | null }>(
    `select locale, namespace || ':' || key as name, coalesce(text, file_text) as words from cms.translations
     where locale = any($1::cms.enum_translations_locale[]) and (namespace, key) in
       (select split_part(k, ':', 1), split_part(k, ':', 2) from unnest($2::text[]) k)`,
    [[...new Set([locale, BASE_LOCALE])], keys],
  );
  const find = (wanted: string, key: string) => {
    const words = rows.find((row) => row.locale === wanted && row.name === key)?.words ?? null;
    return words && words.replaceAll('{{brand}}', BRAND_NAME);
  };
  return Object.fromEntries(keys.map((key) => [key, { own: find(locale, key), base: find(BASE_LOCALE, key) }]));
}
