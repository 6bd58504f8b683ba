import { sql } from 'drizzle-orm';
import { subscriptions } from '../../src/domains/billing/schema.ts';
import { activeMarkets } from '../../src/domains/markets/public.ts';
import { aCompany } from '../../src/domains/companies/testing.ts';
import { aReview } from '../../src/domains/reviews/testing/factory.ts';
import { newId } from '../../src/kernel/ids.ts';
import { testApp } from '../../src/testing.ts';
import type { TestApp } from '../../src/testing.ts';
import { loadMarkets } from './markets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

it('the demo gives a shop on Enterprise the markets that its customers wrote from, and their verified reviews', async () => {
  const company = await test.app.db.tx(async (tx) => {
    const made = await aCompany(tx, { kind: 'shops', country: 'PL' });
    const periodEnd = new Date(Date.now() + 9 * 86_400_000);
    await tx.insert(subscriptions).values({ companyId: made.id, plan: 'enterprise', state: 'paid', periodEnd });
    await aReview(tx, { companyId: made.id, language: 'de' });
    await aReview(tx, { companyId: made.id, language: 'de', origin: 'unverified' });
    await aReview(tx, { companyId: made.id, language: 'pl' });
    await loadMarkets(tx, newId(), new Date());
    return made;
  });
  const made = await activeMarkets(test.app.db.queries, company.id);
  expect(made.map(({ code, place }) => [code, place])).toEqual([['de', `${company.slug}.example/de`]]);
  const { rows } = await test.app.db.queries.execute(
    sql`select language, origin from engine.reviews where company_id = ${company.id} and market_id is not null`,
  );
  expect(rows).toEqual([{ language: 'de', origin: 'verified' }]);
});
