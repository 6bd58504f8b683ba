import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { billing, payCharge } from '../../testing.ts';
import { sweepCardPayments } from './sweep.ts';
import { cardTest } from './testing.ts';
import type { CardTest } from './testing.ts';

let test: CardTest;
beforeAll(async () => {
  test = await cardTest();
});
afterAll(() => test.close());

/** What may happen to a charge that is being paid by card, in any order and as often as it likes. */
const STEPS = [
  'open',
  'pay',
  'deliver',
  'deliver again',
  'check',
  'work',
  'sweep',
  'transfer',
  'replace',
  'fail',
] as const;

it('whatever happens in whatever order, no payment is lost and no charge is paid twice', async () => {
  const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const merchant = await test.payer();
      const begun = test.stripe.events.length;
      let charge = await test.order(merchant);
      let session: string | undefined;
      let transfers = 0;
      for (const step of sequence) {
        const act = (name: string) => merchant.browser.post(`${billing(merchant)}/charges/${charge.id}/${name}`);
        switch (step) {
          case 'open': {
            const { status, body } = await act('checkout');
            expect([200, 409, 503]).toContain(status);
            if (status === 200) session = new URL(body.url).pathname.split('/').at(-1);
            break;
          }
          case 'pay':
            if (session && test.stripe.sessions.get(session)?.status === 'open') test.stripe.pay(session);
            break;
          case 'deliver':
            await test.postAll(begun);
            break;
          case 'deliver again':
            for (const event of test.stripe.events.slice(begun).reverse()) await test.post(event);
            break;
          case 'check':
            await act('payment-check');
            break;
          case 'work':
            await test.work().catch(() => undefined);
            break;
          case 'sweep':
            await test.shiftClock('10 minutes');
            await sweepCardPayments(test.app);
            break;
          case 'transfer':
            transfers += 1;
            await payCharge(test, charge.id, { reference: `${charge.id} ${transfers}` });
            break;
          case 'replace': {
            const { charges, subscription } = await test.overview(merchant);
            if (charges.length > 0 && !subscription.next?.paid) charge = await test.order(merchant);
            break;
          }
          case 'fail':
            test.stripe.fail(/^(GET|POST) \/v1\/checkout/, 'lost answer', 2);
        }
      }
      // In the end everything is delivered and looked at.
      await test.shiftClock('1 day');
      for (let looks = 0; looks < 3; looks++) {
        await test.postAll(begun);
        await test.work().catch(() => undefined);
        await test.sweepCards().catch(() => undefined);
        await test.shiftClock('7 hours');
      }
      const { rows } = await test.app.db.queries.execute<{ by_card: number; over: number; unpaid: number }>(sql`
        select (select count(*)::int from engine.payments where company_id = ${merchant.company.id} and source = 'stripe') as by_card,
          (select count(*)::int from engine.charges c where company_id = ${merchant.company.id} and gross <
            (select coalesce(sum(amount), 0) from engine.payments p where p.charge_id = c.id)) as over,
          (select count(*)::int from engine.charges c where company_id = ${merchant.company.id} and state = 'paid' and gross >
            (select coalesce(sum(amount), 0) from engine.payments p where p.charge_id = c.id)) as unpaid`);
      const customer = (intent: { metadata: Record<string, string> }) =>
        intent.metadata['company_id'] === merchant.company.id;
      const taken = [...test.stripe.intents.values()].filter((one) => one.status === 'succeeded' && customer(one));
      expect(rows[0]).toEqual({ by_card: taken.length, over: 0, unpaid: 0 });
      const stillOpen = [...test.stripe.sessions.values()].filter(
        ({ status, metadata, client_reference_id: id }) =>
          status === 'open' && metadata?.['company_id'] === merchant.company.id && id !== charge.id,
      );
      // A page of a charge that is gone may only be one whose address nobody was told.
      expect(stillOpen.filter(({ id }) => id === session)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
