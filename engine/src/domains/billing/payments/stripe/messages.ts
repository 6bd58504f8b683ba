import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../../platform/context.ts';
import type { Tx } from '../../../../platform/db.ts';
import { hasOpenAttempt } from './repo.ts';

/** To end what could still pay a charge. Apart from its job: those who close charges are called by it. */
export const END_ATTEMPT = { name: 'billing.end-card-payment', data: z.object({ chargeId: Id }) };

/** A charge is closed: after the commit Stripe is told, so that nobody pays it on a page that is still open. */
export async function closeAttempts(app: Pick<AppContext, 'outbox'>, tx: Tx, chargeId: string): Promise<void> {
  if (await hasOpenAttempt(tx, chargeId)) await app.outbox.add(tx, END_ATTEMPT, { chargeId });
}
