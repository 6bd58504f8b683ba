import { sql } from 'drizzle-orm';
import { LIVE_REST_SECONDS } from '@app/contracts/values';
import type { LiveKind } from '@app/contracts/values';
import { statement } from '../database/statement.ts';
import type { Tx } from '../db.ts';

/** PostgreSQL channel that wakes every engine process; its notifications have no payload. */
export const LIVE_CHANNEL = 'live_events';

/** What has changed, for whom. */
export interface Announcement {
  companyId: string;
  kind: LiveKind;
  /** The review, question, import …; of a mediation the review. */
  subjectId: string | null;
  /** Only this member is told. */
  userId?: string;
}

const addEvents = statement<never, { rows: string }>(
  'live.announce',
  (value) => sql`
    with added as (
      insert into engine.live_events (company_id, kind, subject_id, user_id)
      select company_id, kind, subject_id, user_id
      from jsonb_to_recordset(${value('rows')}::jsonb) as row (company_id uuid, kind text, subject_id uuid, user_id uuid)
      returning 1)
    select pg_notify('live_events', '') from (select count(*) from added) as written`,
);

/** Tells open panels and mediation pages of changes when the transaction commits. */
export async function announceAll(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const rows = announcements.map(({ companyId, kind, subjectId, userId = null }) => ({
    company_id: companyId,
    kind,
    subject_id: subjectId,
    user_id: userId,
  }));
  await addEvents(tx, { rows: JSON.stringify(rows) });
}

/** The same for one change. */
export const announce = (tx: Tx, announcement: Announcement): Promise<void> => announceAll(tx, [announcement]);

const addRarely = statement<never, { companies: string; kind: string }>(
  'live.announce-rarely',
  (value) => sql`
    with added as (
      insert into engine.live_events (company_id, kind)
      select company::uuid, ${value('kind')} from jsonb_array_elements_text(${value('companies')}::jsonb) as row (company)
      where not exists (
        select 1 from engine.live_events e
        where e.company_id = company::uuid and e.kind = ${value('kind')}
          and e.at > now() - ${sql.raw(`interval '${LIVE_REST_SECONDS} seconds'`)})
      returning 1)
    select pg_notify('live_events', '') from (select count(*) as told from added) as written where told > 0`,
);

/**
 * Tells of something that changes by the thousand: a company’s panels are told once in `LIVE_REST_SECONDS`, and look
 * again after that time.
 */
export async function announceRarely(tx: Tx, kind: LiveKind, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length > 0) await addRarely(tx, { kind, companies: JSON.stringify([...new Set(companyIds)]) });
}
