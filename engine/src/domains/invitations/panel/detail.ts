import type { InvitationDetail, TimelineStep } from '@app/contracts/inviting/invitation-list';
import { NotFound } from '../../../kernel/errors.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { productsByIds } from '../../catalog/public.ts';
import { orderedProductIds } from '../repo.ts';
import * as repo from './detail-repo.ts';
import { presentRow } from './list.ts';

const ANSWERS = {
  delivered: 'accepted',
  bounced: 'refused',
  deferred: 'refused_for_now',
  retry: 'refused_for_now',
} as const;

type Events = Awaited<ReturnType<typeof repo.eventsOf>>;
type Deliveries = Awaited<ReturnType<typeof repo.deliveriesOf>>;

/** Merges events with what servers answered; at the same instant the answer comes first, which caused the event. */
export function timelineOf(events: Events, deliveries: Deliveries): TimelineStep[] {
  const answers = deliveries.map(({ outcome, at, answer }) => ({
    type: ANSWERS[outcome],
    at,
    reason: null,
    number: null,
    // What a server says when it accepts a message tells nobody anything.
    answer: outcome === 'delivered' ? null : answer,
  }));
  const steps = events.map(({ type, at, data }) => ({
    type,
    at,
    reason: typeof data['reason'] === 'string' ? data['reason'] : null,
    number: typeof data['number'] === 'number' ? data['number'] : null,
    answer: null,
  }));
  return [...answers, ...steps]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((step) => ({ ...step, at: step.at.toISOString() }));
}

/** An invitation with its order and timeline. @throws NotFound */
export async function invitationDetail(ctx: RequestContext, companyId: string, id: string): Promise<InvitationDetail> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const found = await repo.findDetail(tx, companyId, id);
    if (!found) throw new NotFound();
    const products = await productsByIds(tx, await orderedProductIds(tx, found.orderRowId));
    const events = await repo.eventsOf(tx, id);
    const { importId, importFile } = found;
    return {
      ...presentRow(found, ctx.member?.role ?? 'agent'),
      config: { id: found.configId, name: found.configName },
      order: {
        purchasedAt: found.purchasedAt.toISOString(),
        addedAt: found.addedAt.toISOString(),
        source: found.source,
        basis: found.basis,
        import: importId && importFile ? { id: importId, fileName: importFile } : null,
        products: products.map(({ id: productId, name }) => ({ id: productId, name })),
      },
      timeline: timelineOf(events, await repo.deliveriesOf(tx, id)),
      reviews: await repo.reviewsOf(tx, id),
      expiresAt: found.expiresAt?.toISOString() ?? null,
    };
  });
}
