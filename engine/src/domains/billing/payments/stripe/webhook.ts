import { z } from 'zod';
import type { AppContext } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/job.ts';
import { route } from '../../../../platform/route.ts';
import { STRIPE_RETRIES, readCard } from './card.ts';
import { takesCards } from '../../details.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { END_ATTEMPT } from './messages.ts';
import { addEvent, companyOfCustomer, eventById } from './repo.ts';
import { recordReversal } from './reversals.ts';
import { applyCheckout, applyIntent, endOpenAttempt } from './settle.ts';

/** What an event gives reason to look at. */
type Subject = 'checkout' | 'intent' | 'customer' | 'refund' | 'dispute';

const SUBJECTS: Record<string, Subject> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'payment_intent.succeeded': 'intent',
  'payment_intent.payment_failed': 'intent',
  'payment_intent.canceled': 'intent',
  'customer.updated': 'customer',
  'payment_method.attached': 'customer',
  'payment_method.updated': 'customer',
  'payment_method.automatically_updated': 'customer',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

async function lookAtSubject(app: AppContext, subject: Subject, id: string): Promise<void> {
  const gateway = gatewayOf(app);
  switch (subject) {
    case 'checkout':
      return applyCheckout(app, await gateway.readCheckout(id));
    case 'intent':
      return applyIntent(app, await gateway.readIntent(id));
    case 'customer': {
      const companyId = await companyOfCustomer(app.db.queries, id);
      if (companyId) await app.db.tx((tx) => app.outbox.add(tx, readCard, { companyId, renews: false }));
      return;
    }
    case 'refund':
    case 'dispute':
      return recordReversal(app, await gateway.readReversal(subject, id));
  }
}

/** Looks at what an event is about. What the event itself says is not used: it may be old, and others may have overtaken it. */
export const handleStripeEvent = defineJob({
  name: 'billing.stripe-event',
  ...STRIPE_RETRIES,
  data: z.object({ eventId: z.string() }),
  async run(app, { eventId }) {
    const event = await eventById(app.db.queries, eventId);
    const subject = event && SUBJECTS[event.type];
    if (subject && takesCards(app)) await lookAtSubject(app, subject, event.objectId);
  },
});

/** Ends what could still pay a charge that is closed. */
export const endCardPayment = defineJob({
  ...END_ATTEMPT,
  ...STRIPE_RETRIES,
  async run(app, { chargeId }) {
    if (takesCards(app)) await endOpenAttempt(app, chargeId);
  },
});

export const stripeWebhook = route(
  {
    method: 'post',
    path: '/webhooks/stripe',
    tag: 'Billing',
    summary: 'Receive an event from Stripe',
    auth: 'none',
    file: ['application/json'],
    fileLimit: '512kb',
    status: 200,
    answer: z.object({ received: z.boolean() }),
    failures: ['webhook_signature_invalid', 'cards_off'],
  },
  async (ctx, { body }) => {
    const { id, type, objectId } = await gatewayOf(ctx).readEvent(
      body as Buffer,
      ctx.headers.get('stripe-signature') ?? undefined,
    );
    // Others are of no interest: they are taken, so that Stripe does not send them again.
    if (!(type in SUBJECTS)) return { received: true };
    await ctx.db.tx(async (tx) => {
      const isNew = await addEvent(tx, { id, type, objectId, receivedAt: await ctx.clock.now(tx) });
      if (isNew) await ctx.outbox.add(tx, handleStripeEvent, { eventId: id });
    });
    return { received: true };
  },
);
