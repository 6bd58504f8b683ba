import { sql } from 'drizzle-orm';
import type { ExpertNote } from '@app/contracts/company/experts';
import { expertSignatureSql } from '../../experts/public.ts';

/** The note under review `r` as JSON; null for none. */
export const noteColumn = sql`
  (select json_build_object('body', n.body, 'language', n.language, 'publishedAt', n.published_at, 'edited', n.edited,
      'expert', ${expertSignatureSql(sql`n.expert_id`)})
    from engine.expert_notes n where n.review_id = r.id) as note`;

/** As `noteColumn` gives it. */
export const presentNote = (note: ExpertNote | null): ExpertNote | null =>
  note && { ...note, publishedAt: new Date(note.publishedAt).toISOString() };
