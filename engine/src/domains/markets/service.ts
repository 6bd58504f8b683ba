import { sql } from 'drizzle-orm';
import { MAX_MARKETS, currencyOf } from '@app/contracts/company/markets';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import type { ArchiveMarket, EditMainMarket, EditMarket, Market, MarketList } from '@app/contracts/company/markets';
import { NotFound, ValidationFailed } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import {
  CompanyNotFound,
  companyHead,
  companyById,
  domainOf,
  isBrandDomain,
  lockCompany,
  saveCurrency,
  touchCompany,
  verifiedDomain,
} from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { TooManyMarkets, isAtDomain, placeOfWebsite } from './model.ts';
import * as repo from './repo.ts';

const present = ({ market, orders }: repo.CountedMarket, domain: string | undefined): Market => {
  const { id, code, name, country, language, currency, timeZone, website, address, postcode, city, archivedAt } =
    market;
  const facts = { id, code, name, country, language, currency, timeZone, website, address, postcode, city };
  return { ...facts, websiteProven: isAtDomain(website, domain), archived: archivedAt !== null, orders };
};

async function presentAll(tx: Tx, companyId: string): Promise<Market[]> {
  const domain = await verifiedDomain(tx, companyId);
  return (await repo.countedMarkets(tx, companyId)).map((one) => present(one, domain));
}

async function presentOne(tx: Tx, companyId: string, marketId: string): Promise<Market> {
  const found = (await presentAll(tx, companyId)).find(({ id }) => id === marketId);
  if (!found) throw new NotFound();
  return found;
}

function presentMain({ country, mainLanguage: language, timeZone, website, currency }: Company): MarketList['main'] {
  const shared = { country, language, timeZone, website };
  return { ...shared, currency: currency ?? currencyOf(country), currencyChosen: currency !== null };
}

/** A company's markets, and its main one, which is the company itself. @throws CompanyNotFound */
export function listMarkets({ db }: RequestContext, companyId: string): Promise<MarketList> {
  return db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    return { main: presentMain(company), items: await presentAll(tx, companyId) };
  });
}

/** Whether the database knows the zone: statements with another one would fail. */
async function isKnownZone(queries: Queries, name: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select 1 from pg_timezone_names where name = ${name} limit 1`);
  return rows.length > 0;
}

const invalid = (path: keyof EditMarket): FieldError => ({ path, code: 'invalid' });

/** Name and address are public; a website of somebody else would be used to pass for them. @throws ValidationFailed */
async function checkMarket(ctx: RequestContext, companyId: string, input: EditMarket): Promise<void> {
  const { queries } = ctx.db;
  const companyName = (await companyHead(queries, companyId))?.name ?? '';
  const { name, address, city, website } = input;
  const errors = await ctx.wording.findViolations({ name, address: address ?? '', city: city ?? '' }, { companyName });
  const domain = domainOf(website);
  if (domain === null) errors.push({ path: 'website', code: 'invalid_url' });
  const own = isAtDomain(website, await verifiedDomain(queries, companyId));
  if (domain !== null && !own && (await isBrandDomain(queries, domain))) errors.push(invalid('website'));
  if (!(await isKnownZone(queries, input.timeZone))) errors.push(invalid('timeZone'));
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
}

/** Fields that another market of the company has already; of its website only while that one takes orders. */
function takenFields(
  known: readonly repo.CountedMarket[],
  own: string,
  input: EditMarket,
  place: string,
): FieldError[] {
  const others = known.map(({ market }) => market).filter(({ id }) => id !== own);
  return [
    ...(others.some(({ code }) => code === input.code) ? [invalid('code')] : []),
    ...(others.some((one) => one.archivedAt === null && one.place === place) ? [invalid('website')] : []),
  ];
}

async function save(
  ctx: RequestContext,
  tx: Tx,
  { companyId, id, input, leaves = false }: { companyId: string; id: string; input: EditMarket; leaves?: boolean },
  write: (place: string, now: Date, count: number) => Promise<void>,
): Promise<Market> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new CompanyNotFound();
  const known = await repo.countedMarkets(tx, companyId);
  const place = placeOfWebsite(input.website);
  const errors = leaves ? [] : takenFields(known, id, input, place);
  const isMain = company.website !== null && placeOfWebsite(company.website) === place;
  if (isMain && !leaves) errors.push(invalid('website'));
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
  await write(place, await ctx.clock.now(tx), known.length);
  await notifyCaches(tx, companyId);
  return presentOne(tx, companyId, id);
}

/** Adds a market. @throws ValidationFailed, TooManyMarkets */
export async function addMarket(ctx: RequestContext, companyId: string, input: EditMarket): Promise<Market> {
  await checkMarket(ctx, companyId, input);
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `markets:${companyId}`, key: ctx.idempotencyKey, input }, () => {
      const id = newId();
      return save(ctx, tx, { companyId, id, input }, async (place, now, count) => {
        if (count >= MAX_MARKETS) throw new TooManyMarkets({ maximum: MAX_MARKETS });
        await repo.addMarket(tx, { ...input, id, companyId, place, createdAt: now, updatedAt: now });
        await audit(ctx, tx, 'market.added', id, { code: input.code });
      });
    }),
  );
}

/** Changes a market; orders that named it keep it. @throws NotFound, ValidationFailed */
export async function changeMarket(
  ctx: RequestContext,
  companyId: string,
  id: string,
  input: EditMarket,
): Promise<Market> {
  await checkMarket(ctx, companyId, input);
  return ctx.db.tenantTx(companyId, async (tx) => {
    if (!(await repo.lockMarket(tx, companyId, id))) throw new NotFound();
    return save(ctx, tx, { companyId, id, input }, async (place, now) => {
      await repo.saveMarket(tx, id, { ...input, place, updatedAt: now });
      await audit(ctx, tx, 'market.changed', id, { code: input.code });
    });
  });
}

/** Sets the currency of the main market; the rest of it is the company's profile. @throws CompanyNotFound */
export async function changeMainMarket(
  ctx: RequestContext,
  companyId: string,
  { currency }: EditMainMarket,
): Promise<MarketList['main']> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    if (company.currency !== currency) {
      await saveCurrency(tx, companyId, currency);
      await audit(ctx, tx, 'market.changed', companyId, { code: MAIN_MARKET });
      await touchCompany(tx, companyId, await ctx.clock.now(tx));
      await notifyCaches(tx, companyId);
    }
    return presentMain({ ...company, currency });
  });
}

/** Takes a market out of use, or back into it. @throws NotFound, ValidationFailed if its website is another one's by now */
export async function archiveMarket(
  ctx: RequestContext,
  companyId: string,
  id: string,
  { archived }: ArchiveMarket,
): Promise<Market> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const market = await repo.lockMarket(tx, companyId, id);
    if (!market) throw new NotFound();
    if ((market.archivedAt !== null) === archived) return presentOne(tx, companyId, id);
    return save(ctx, tx, { companyId, id, input: market, leaves: archived }, async (_, now) => {
      await repo.saveMarket(tx, id, { archivedAt: archived ? now : null, updatedAt: now });
      await audit(ctx, tx, archived ? 'market.archived' : 'market.restored', id, { code: market.code });
    });
  });
}
