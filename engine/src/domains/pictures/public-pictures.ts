import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { pictureUrlsSql } from '../../platform/pictures/picture-urls.ts';

/** What a company shows of itself, in its order, as JSON (`CompanyPicture[]`). */
export const companyPicturesSql = (companyId: SQL): SQL => sql`(
  select coalesce(json_agg(jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'alt', i.alt)
    || ${pictureUrlsSql(sql`i.id`)}::jsonb order by i.position, i.id), '[]')
  from engine.pictures i where i.company_id = ${companyId} and i.use = 'picture' and i.state = 'shown')`;
