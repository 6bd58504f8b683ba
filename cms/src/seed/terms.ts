import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { z } from 'zod';
import { LOCALES } from '../locales.ts';

const FILE = path.join(import.meta.dirname, 'terms.json');

const Terms = z.array(
  z.strictObject({
    base: z.string().max(80),
    found: z.string().max(200),
    note: z.string().max(500),
    translations: z.partialRecord(z.enum(LOCALES), z.string().max(200)),
  }),
);

/** The product's own terms, in all languages. */
export const readSeedTerms = async (): Promise<z.infer<typeof Terms>> =>
  Terms.parse(JSON.parse(await readFile(FILE, 'utf8')));

/**
 * Adds the terms that are missing. In SQL: Payload writes one language at a time, which would be 30 writes for each.
 * @returns the number of created terms
 */
export async function seedTerms(payload: Payload): Promise<number> {
  const { rows } = await payload.db.pool.query<{ made: number }>(
    `with given as (select * from jsonb_to_recordset($1::jsonb)
         as term(base varchar, found varchar, note varchar, translations jsonb)),
       made as (insert into cms.terms (id, base, found, note)
         select gen_random_uuid(), base, found, note from given on conflict (base) do nothing returning id, base),
       named as (insert into cms.terms_locales (_locale, _parent_id, translation)
         select name.key::cms._locales, made.id, name.value
         from made join given using (base) cross join lateral jsonb_each_text(given.translations) as name
         returning _parent_id)
     select count(*)::int as made from made`,
    [JSON.stringify(await readSeedTerms())],
  );
  return rows[0]?.made ?? 0;
}
