import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import { tryLockSweep, claimFairly } from '../../../platform/sweeps/fair-queueing.ts';
import type { WaitingRows } from '../../../platform/sweeps/fair-queueing.ts';
import { sendSurveyInvitation } from './send-job.ts';

const WAITING: WaitingRows = {
  table: sql.raw('engine.survey_invitations'),
  waits: sql.raw(`i.state = 'scheduled' and i.queued_at is null`),
  due: sql.raw('i.due_at'),
  inFlight: sql.raw(`state = 'scheduled' and queued_at is not null`),
  // Invitations to a closed survey keep their place and are sent as soon as it is opened again.
  ready: sql.raw(`(select s.state from engine.surveys s where s.id = i.survey_id) = 'open'`),
};

/** The statement of the sweep, exported for the test of its query plan. */
export const claimQuery = (now: Date): SQL => sql`
  ${claimFairly(WAITING, now)}
  select taken.id from taken join chosen on chosen.id = taken.id order by chosen.place`;

/** Hands due invitations of open surveys to the queue, in round-robin order of companies. @returns the number claimed */
export async function sweepSurveyInvitations(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    if (!(await tryLockSweep(tx, 'surveys.claim'))) return 0;
    const { rows } = await tx.execute<{ id: string }>(claimQuery(await app.clock.now(tx)));
    await app.outbox.addAll(
      tx,
      sendSurveyInvitation,
      rows.map(({ id }) => ({ invitationId: id })),
    );
    return rows.length;
  });
}
