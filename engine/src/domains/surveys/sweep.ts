import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { isMyTurn, takingTurns } from '../../platform/turns.ts';
import type { Waiting } from '../../platform/turns.ts';
import { sendSurveyInvitation } from './mailing.ts';

const WAITING: Waiting = {
  table: sql.raw('engine.survey_invitations'),
  waits: sql.raw(`i.state = 'scheduled' and i.queued_at is null`),
  due: sql.raw('i.due_at'),
  inFlight: sql.raw(`state = 'scheduled' and queued_at is not null`),
  // Those of a closed survey wait where they are: they go at once when it is opened again.
  ready: sql.raw(`(select s.state from engine.surveys s where s.id = i.survey_id) = 'open'`),
};

/** The statement of the sweep, apart for the test of its plan. */
export const claiming = (now: Date): SQL => sql`
  ${takingTurns(WAITING, now)}
  select taken.id from taken join chosen on chosen.id = taken.id order by chosen.place`;

/** Hands due invitations of open surveys to the queue, the companies taking turns. @returns how many. */
export async function sweepSurveyInvitations(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    if (!(await isMyTurn(tx, 'surveys.claim'))) return 0;
    const { rows } = await tx.execute<{ id: string }>(claiming(await app.clock.now(tx)));
    await app.outbox.addAll(
      tx,
      sendSurveyInvitation,
      rows.map(({ id }) => ({ invitationId: id })),
    );
    return rows.length;
  });
}
