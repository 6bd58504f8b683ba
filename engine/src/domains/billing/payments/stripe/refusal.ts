import type { AppContext } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db.ts';
import { announce } from '../../../../platform/live/announce.ts';
import { chargeById, saveCharge } from '../../charges/repo.ts';
import type { Charge } from '../../charges/repo.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { notifyPayer } from '../../mails/notify.ts';
import { changeOpen } from './repo.ts';
import type { Attempt } from './repo.ts';
import { nextTry, problemOf } from './retries.ts';

/** The card was not charged: tells the payer, and says when it is tried again. */
export async function dealWithRefusal(
  app: AppContext,
  { id, companyId, chargeId }: Attempt,
  { failure, ...known }: { failure: string; intent?: string },
): Promise<void> {
  await app.db.tx(async (tx) => {
    const locked = await lockNow(app, tx, companyId);
    const failed = await changeOpen(tx, id, { ...known, failure, state: 'failed', checkAt: null });
    const charge = await chargeById(tx, chargeId);
    if (!locked || !failed || charge?.state !== 'open') return;
    await noteRefusal(app, tx, charge, failure, locked.now);
  });
}

/** Sets the next try and tells the payer of this one. */
export async function noteRefusal(
  app: AppContext,
  tx: Tx,
  { id: chargeId, companyId, periodStart }: Charge,
  failure: string,
  now: Date,
): Promise<void> {
  const cardDueAt = periodStart && nextTry(periodStart, failure, now);
  await saveCharge(tx, chargeId, { cardDueAt });
  const again = cardDueAt?.toISOString() ?? null;
  await notifyPayer(app, tx, companyId, { about: 'card_problem', problem: problemOf(failure), chargeId, again });
  await announce(tx, { companyId, kind: 'billing', subjectId: null });
}
