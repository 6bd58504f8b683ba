import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { pictureUrlsSql } from '../../platform/pictures/picture-urls.ts';

/** Who signed, as JSON (`ExpertSignature`); null where `id` is null. */
export const expertSignatureSql = (id: SQL): SQL => sql`(
  select json_build_object('name', x.name, 'title', x.title, 'photo', ${pictureUrlsSql(sql`x.picture_id`)})
  from engine.experts x where x.id = ${id})`;

/** The experts that a company names on its profile, as JSON (`PublicExpert[]`). */
export const publicExpertsSql = (companyId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'name', x.name, 'title', x.title, 'biography', x.biography,
    'languages', x.languages, 'photo', ${pictureUrlsSql(sql`x.picture_id`)}) order by x.id), '[]')
  from engine.experts x where x.company_id = ${companyId} and x.removed_at is null)`;
