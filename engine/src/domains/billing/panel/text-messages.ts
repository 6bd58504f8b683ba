import type { BillingOverview, OrderTextMessages } from '@app/contracts/billing/billing';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import { NotFound } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Member, RequestContext } from '../../../platform/route.ts';
import { createCharge } from '../charges/create.ts';
import { textMessageLine } from '../charges/lines.ts';
import { assertAccepted } from '../details.ts';
import { lockNow } from '../lifecycle/change.ts';
import { DAY_MS } from '../lifecycle/periods.ts';
import { readOverview } from './overview.ts';

/** Days to pay a pack before the order lapses. The messages come with the payment. */
const PAYMENT_DAYS = 14;

/** Orders packs of text messages, in place of an order that is not paid yet. */
export async function orderTextMessages(
  ctx: RequestContext,
  { companyId }: Member,
  { packs, method }: OrderTextMessages,
): Promise<BillingOverview> {
  assertAccepted(ctx, method);
  await ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new NotFound();
    const dueAt = new Date(locked.now.getTime() + PAYMENT_DAYS * DAY_MS);
    await createCharge(ctx, tx, {
      companyId,
      kind: 'text_messages',
      lines: [textMessageLine(packs)],
      currency: HOTEL_EXTRAS.currency,
      method,
      periodStart: null,
      dueAt,
      lapsesAt: dueAt,
    });
    await audit(ctx, tx, 'billing.text_messages_ordered', companyId, { packs });
  });
  return readOverview(ctx, companyId);
}
