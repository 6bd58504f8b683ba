import fc from 'fast-check';
import type { BillingOverview } from '@app/contracts/billing/billing';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { DETAILS, billing, billingTest, payCharge, sweepAll } from '../testing.ts';
import type { BillingTest } from '../testing.ts';
import { checkBooks, checkServed } from './books.ts';

/** What a company does at a moment of its life; the weights make it pay mostly, but not always in time. */
const act = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ act: 'pay' } as const) },
  { weight: 5, arbitrary: fc.constant({ act: 'nothing' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('choose' as const),
      plan: fc.constantFrom('trustStart', 'trustPro'),
      term: fc.constantFrom('month', 'month', 'year'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('pay-part' as const), share: fc.integer({ min: 1, max: 99 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('move' as const), country: fc.constantFrom('PL', 'DE', 'US') }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('cancel', 'resume', 'pay-void', 'text-messages') }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

const moment = (companies: number) =>
  fc.record({
    hours: fc.integer({ min: 1, max: 20 * 24 }),
    acts: fc.array(act, { minLength: companies, maxLength: companies }),
    /** As late as it likes: what a company may do does not depend on it. */
    swept: fc.boolean(),
  });

/** Acts are refused where the state forbids them; anything else is an error. */
async function perform(api: BillingTest, merchant: SignedInMerchant, given: Act, reference: string): Promise<void> {
  const at = billing(merchant);
  const { browser } = merchant;
  const allowed = ({ status }: { status: number }): void => {
    if (status !== 200 && status !== 409) throw new Error(`${given.act} was answered with ${status}`);
  };
  const open = async () => ((await browser.get(at).expect(200)).body as BillingOverview).charges;
  switch (given.act) {
    case 'nothing':
      return;
    case 'pay':
      for (const { id } of await open()) await payCharge(api, id, { reference: `${reference} ${id}` });
      return;
    case 'pay-part': {
      const [charge] = await open();
      const amount = charge && Math.ceil((charge.gross * given.share) / 100);
      if (charge) await payCharge(api, charge.id, { reference, amount: amount ?? 0 });
      return;
    }
    case 'pay-void': {
      const { rows } = await api.app.db.pool.query<{ id: string }>(
        `select id from engine.charges where company_id = $1 and state = 'void' order by id desc limit 1`,
        [merchant.company.id],
      );
      if (rows[0]) await payCharge(api, rows[0].id, { reference });
      return;
    }
    case 'choose': {
      const { plan, term } = given;
      const quote = await browser.post(`${at}/quote`).send({ plan, term });
      allowed(quote);
      const gross = (quote.body as { totals?: { gross: number } | null }).totals?.gross ?? null;
      if (quote.status === 200)
        allowed(await browser.post(`${at}/plan`).send({ plan, term, gross, method: 'transfer' }));
      return;
    }
    case 'text-messages':
      return allowed(await browser.post(`${at}/text-messages`).send({ packs: 1, method: 'transfer' }));
    case 'move': {
      const { country } = given;
      const own = country === 'PL' ? {} : { country, taxNumber: country === 'US' ? '12-3456789' : null };
      return allowed(await browser.put(`${at}/details`).send({ ...DETAILS, ...own }));
    }
    case 'cancel':
    case 'resume':
      return allowed(await browser.post(`${at}/${given.act}`));
  }
}

/**
 * Lets companies live together through moments of three years and more, and checks after each what they are served, and
 * at the end the books.
 */
export async function randomLives({
  companies,
  moments,
  runs,
}: Record<'companies' | 'moments' | 'runs', number>): Promise<void> {
  const life = fc.array(moment(companies), { minLength: moments, maxLength: moments });
  const { failed, seed, errorInstance } = await fc.check(
    fc.asyncProperty(life, async (all) => {
      const api = await billingTest();
      try {
        const merchants = await Promise.all(Array.from({ length: companies }, () => api.payer()));
        for (const [at, { hours, acts, swept }] of all.entries()) {
          await api.shiftClock(`${hours} hours`);
          if (swept) await sweepAll(api);
          await Promise.all(
            merchants.map((merchant, index) =>
              perform(api, merchant, acts[index]!, `moment ${at} of ${merchant.company.id}`),
            ),
          );
          await checkServed(api);
        }
        await sweepAll(api);
        await checkServed(api);
        await checkBooks(api);
      } finally {
        await api.close();
      }
    }),
    // A life is not made shorter: each try takes as long as the first.
    { numRuns: runs, endOnFailure: true },
  );
  if (!failed) return;
  console.error(`The seed of these lives is ${seed}.`);
  throw errorInstance;
}
