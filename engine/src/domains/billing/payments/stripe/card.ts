import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../../platform/context.ts';
import { defineJob } from '../../../../platform/job.ts';
import { announce } from '../../../../platform/live/announce.ts';
import { readDetails, takesCards } from '../../details.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { chargeSoon } from './charge-soon.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { saveCustomer } from './repo.ts';

/** Outages of Stripe last for minutes: 10 attempts, pauses doubling from half a minute. */
export const STRIPE_RETRIES = { attempts: 10, backoffMs: 30_000 } as const;

/**
 * Reads the company's card from Stripe. `chosen`: by which was paid just now, and which is charged from now on; `renews`:
 * the subscription is paid by it as well. A card that is new is tried at once if a payment has failed.
 */
export const readCard = defineJob({
  name: 'billing.read-card',
  ...STRIPE_RETRIES,
  data: z.object({ companyId: Id, chosen: z.string().optional(), renews: z.boolean() }),
  async run(app: AppContext, { companyId, chosen, renews }) {
    const customer = (await readDetails(app.db.queries, companyId))?.stripeCustomer;
    if (!customer || !takesCards(app)) return;
    const gateway = gatewayOf(app);
    if (chosen) await gateway.chooseCard(customer, chosen);
    const card = await gateway.readCard(customer);
    await app.db.tx(async (tx) => {
      const locked = await lockNow(app, tx, companyId);
      const before = await readDetails(tx, companyId);
      if (!locked || before?.stripeCustomer !== customer) return;
      const isNew = before.stripeCard !== (card?.id ?? null) || before.cardExpires !== (card?.expires ?? null);
      if (!isNew && !renews) return;
      await saveCustomer(tx, companyId, {
        stripeCard: card?.id ?? null,
        cardBrand: card?.brand ?? null,
        cardLast4: card?.last4 ?? null,
        cardExpires: card?.expires ?? null,
        ...(renews && card && { method: 'card' as const }),
      });
      if (isNew && card) await chargeSoon(tx, companyId, locked.now);
      await announce(tx, { companyId, kind: 'billing', subjectId: null });
    });
  },
});
