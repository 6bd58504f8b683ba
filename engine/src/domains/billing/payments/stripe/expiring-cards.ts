import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { AppContext } from '../../../../platform/context.ts';
import { notifyPayer } from '../../mails/notify.ts';
import { billingDetails, subscriptions } from '../../schema.ts';
import { saveCustomer } from './repo.ts';

const BATCH = 50;
/** Days before its last month is over in which a card counts as expiring: the next renewal falls into them. */
const AHEAD_DAYS = 30;

/** Warns companies whose saved card expires before it is charged next, once per card. @returns how many */
export async function sweepExpiringCards(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    const until = DateTime.fromJSDate(now, { zone: 'utc' }).plus({ days: AHEAD_DAYS }).toFormat('yyyy-MM');
    const found = await tx
      .select({
        companyId: billingDetails.companyId,
        last4: billingDetails.cardLast4,
        expires: billingDetails.cardExpires,
      })
      .from(billingDetails)
      .innerJoin(subscriptions, eq(subscriptions.companyId, billingDetails.companyId))
      .where(
        and(
          eq(billingDetails.method, 'card'),
          isNotNull(billingDetails.stripeCard),
          lte(billingDetails.cardExpires, until),
          sql`${billingDetails.cardWarned} is distinct from ${billingDetails.cardExpires}`,
          inArray(subscriptions.state, ['paid', 'past_due']),
          eq(subscriptions.cancelled, false),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { companyId, last4, expires } of found) {
      await saveCustomer(tx, companyId, { cardWarned: expires });
      if (last4 && expires) await notifyPayer(app, tx, companyId, { about: 'card_expires', last4, expires });
    }
    return found.length;
  });
}
