import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../../../platform/context.ts';
import { auditSystem } from '../../../../platform/audit.ts';
import type { Queries } from '../../../../platform/db.ts';
import { announce } from '../../../../platform/live/announce.ts';
import { processEach } from '../../../../platform/sweeps/process-each.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { DAY_MS } from '../../lifecycle/periods.ts';
import { cardReversals } from '../../schema-cards.ts';
import { payments } from '../../schema.ts';
import type { ReversalSeen } from './gateway/gateway.ts';
import { takesCards } from '../../details.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { applyIntent } from './settle.ts';

/** States in the order in which they follow each other: what is read late does not overwrite what came after it. */
const ORDER = [
  'pending',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
  'won',
  'prevented',
];

const isLater = (state: string, than: string): boolean =>
  state !== than && (ORDER.indexOf(state) > ORDER.indexOf(than) || !ORDER.includes(state));

async function paymentOf(queries: Queries, intent: string) {
  const [found] = await queries
    .select({ id: payments.id, companyId: payments.companyId })
    .from(payments)
    .where(and(eq(payments.source, 'stripe'), eq(payments.reference, intent)));
  return found;
}

/** Keeps that money went back, and tells staff by the audit log. What was paid with it stays: people decide. */
export async function recordReversal(app: AppContext, seen: ReversalSeen): Promise<void> {
  const { intent, at, ...reversal } = seen;
  if (!intent) return;
  // It may be known before the payment itself.
  if (!(await paymentOf(app.db.queries, intent))) await applyIntent(app, await gatewayOf(app).readIntent(intent));
  const payment = await paymentOf(app.db.queries, intent);
  const companyId = payment?.companyId;
  if (!payment || !companyId) return;
  await app.db.tx(async (tx) => {
    const locked = await lockNow(app, tx, companyId);
    if (!locked) return;
    const [known] = await tx.select().from(cardReversals).where(eq(cardReversals.id, seen.id));
    if (known && !isLater(seen.state, known.state)) return;
    const row = { ...reversal, companyId, paymentId: payment.id, createdAt: at, changedAt: locked.now };
    await tx.insert(cardReversals).values(row).onConflictDoUpdate({ target: cardReversals.id, set: row });
    const act = seen.kind === 'refund' ? 'charge.refunded' : 'charge.disputed';
    const { id, state, amount, currency } = seen;
    await auditSystem(app, tx, {
      act,
      companyId,
      subjectId: payment.id,
      by: 'stripe',
      detail: { id, state, amount, currency },
    });
    await announce(tx, { companyId, kind: 'billing', subjectId: null });
  });
}

/** As long as Stripe goes on sending an event. */
const LOOK_BACK_DAYS = 3;

/** Looks for refunds and disputes whose events have not come. */
export async function sweepReversals(app: AppContext): Promise<number> {
  if (!takesCards(app)) return 0;
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const found = await gatewayOf(app).recentReversals(new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS));
  return processEach(app, 'recording a refund or dispute', found, async (seen) => {
    await recordReversal(app, seen);
    return 0;
  });
}
