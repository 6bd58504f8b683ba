import { sql } from 'drizzle-orm';
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
