import { sql } from 'drizzle-orm';
import { newId } from '../../src/kernel/ids.ts';
import { markets } from '../../src/domains/markets/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import { insertRows } from './insert-rows.ts';

/** Markets of one shop of the demo, each in its country's own words. */
const MARKETS = [
  { code: 'gb', country: 'GB', language: 'en', currency: 'GBP', timeZone: 'Europe/London', of: 'United Kingdom' },
  { code: 'de', country: 'DE', language: 'de', currency: 'EUR', timeZone: 'Europe/Berlin', of: 'Deutschland' },
  { code: 'ro', country: 'RO', language: 'ro', currency: 'RON', timeZone: 'Europe/Bucharest', of: 'România' },
  { code: 'hu', country: 'HU', language: 'hu', currency: 'HUF', timeZone: 'Europe/Budapest', of: 'Magyarország' },
  { code: 'cz', country: 'CZ', language: 'cs', currency: 'CZK', timeZone: 'Europe/Prague', of: 'Česko' },
  { code: 'sk', country: 'SK', language: 'sk', currency: 'EUR', timeZone: 'Europe/Bratislava', of: 'Slovensko' },
  { code: 'bg', country: 'BG', language: 'bg', currency: 'EUR', timeZone: 'Europe/Sofia', of: 'България' },
  { code: 'pl', country: 'PL', language: 'pl', currency: 'PLN', timeZone: 'Europe/Warsaw', of: 'Polska' },
] as const;

interface Shop extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  country: string;
}

/**
 * The shop with the most reviews whose plan has markets, besides the merchant's, sells in every other country of the demo
 * that somebody has written from: verified reviews in its language are of that market. A small demo may have none.
 */
export async function loadMarkets(tx: Tx, merchantId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<Shop>(sql`
    select c.id, c.slug, c.name, c.country from engine.companies c join engine.subscriptions s on s.company_id = c.id
    join (select company_id, count(*) as reviews from engine.reviews group by company_id) r on r.company_id = c.id
    where c.kind = 'shops' and c.id <> ${merchantId} and s.plan = 'enterprise' and s.state = 'paid'
    order by r.reviews desc, c.id limit 1`);
  const [shop] = rows;
  if (!shop) return;
  const written = await tx.execute<{ language: string }>(
    sql`select distinct language from engine.reviews where company_id = ${shop.id} and origin = 'verified' and state = 'published'`,
  );
  const languages = new Set(written.rows.map(({ language }) => language));
  const chosen = MARKETS.filter(({ country, language }) => country !== shop.country && languages.has(language));
  await insertRows(
    tx,
    markets,
    chosen.map(({ of, ...facts }) => {
      const place = `${shop.slug}.example/${facts.code}`;
      const names = { name: `${shop.name} ${of}`.slice(0, 60), website: `https://${place}`, place };
      return { ...facts, ...names, id: newId(), companyId: shop.id, createdAt: now, updatedAt: now };
    }),
  );
  await tx.execute(sql`
    update engine.reviews r set market_id = m.id from engine.markets m
    where m.company_id = ${shop.id} and r.company_id = m.company_id and r.language = m.language and r.origin = 'verified'`);
}
