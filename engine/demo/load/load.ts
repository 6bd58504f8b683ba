import { eq, sql } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import { evaluateAllBadges } from '../../src/domains/badges/public.ts';
import { companies } from '../../src/domains/companies/schema.ts';
import { contentHints } from '../../src/domains/content/schema.ts';
import { recountAggregates } from '../../src/domains/reviews/public.ts';
import type { AppContext } from '../../src/platform/context.ts';
import type { Queries, Tx } from '../../src/platform/db.ts';
import { DEMO_SIZE, generateDemo } from '../generator/generate.ts';
import { readData } from '../read-data.ts';
import { addAccounts, hashDemoPassword } from './accounts.ts';
import { loadCompanies } from './companies.ts';
import { insertRows } from './insert-rows.ts';
import { loadMarkets } from './markets.ts';
import { loadMediations } from './mediations.ts';
import { loadOrders } from './orders.ts';
import { loadReviews } from './reviews.ts';
import { loadShops } from './shops.ts';
import { putIntoMediation } from '../generator/mediations.ts';
import { makeMerchantOrders } from '../generator/orders.ts';
import { Random } from '../generator/random.ts';
import { placesOf } from '../shop/features.ts';
import type { Demo, DemoOptions, DemoReview } from '../generator/types.ts';

export interface LoadOptions {
  /** Of both demo accounts. */
  password: string;
  /** Otherwise the whole demo. */
  size?: Omit<DemoOptions, 'now'>;
}

export interface LoadedDemo {
  /** False: it was there already, and nothing was touched. */
  loaded: boolean;
  merchantId: string;
  companies: number;
  products: number;
  reviews: number;
}

/** Reviews that are written to the database together. */
const BATCH = 5_000;
// Any number will do, as long as nothing else of ours locks the same one.
const LOCK = 7_301_002;

/**
 * Loads the demo in one transaction, so that a kill half-way leaves nothing. The merchant's company, whose id is the same
 * in every demo of a seed, is the mark that it is there. Search is to be reindexed after it.
 */
export async function loadDemo(app: AppContext, options: LoadOptions): Promise<LoadedDemo> {
  const size = options.size ?? DEMO_SIZE;
  const demo = generateDemo({ ...size, now: await app.db.tx((tx) => app.clock.now(tx)) });
  const [merchant] = demo.companies;
  if (!merchant) throw new Error('A demo needs a company');
  const counts = {
    merchantId: merchant.id,
    companies: demo.companies.length,
    products: demo.products.length,
    reviews: size.reviews,
  };
  if (await isThere(app.db.queries, merchant.id)) return { loaded: false, ...counts };
  const passwordHash = await hashDemoPassword(app, options.password);
  const loaded = await app.db.tx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await isThere(tx, merchant.id)) return false;
    const now = await app.clock.now(tx);
    const withPlan = await loadCompanies(tx, demo, now, size.seed);
    const features = await loadShops(tx, demo, withPlan, now, size.seed);
    await addAccounts(app, tx, merchant.id, passwordHash);
    await loadContents(app, tx, demo, now, size.seed, (review) =>
      placesOf(review, features.get(review.companyId) ?? [], size.seed),
    );
    await loadHints(tx);
    // Without statistics the planner may read all revisions again for each review: after a load that was broken off
    // half-way it did, for many minutes.
    await tx.execute(sql`analyze engine.reviews, engine.review_revisions, engine.companies, engine.products`);
    await loadMarkets(tx, merchant.id, now);
    await recountAggregates(tx);
    await evaluateAllBadges(app, tx);
    return true;
  });
  // The planner knows nothing yet of tables that were empty a moment ago.
  if (loaded) await app.db.queries.execute(sql`analyze`);
  return { loaded, ...counts };
}

async function isThere(queries: Queries, merchantId: string): Promise<boolean> {
  const found = await queries.select({ id: companies.id }).from(companies).where(eq(companies.id, merchantId));
  return found.length > 0;
}

/** The merchant's orders and everybody's reviews, some thousands at a time. */
async function loadContents(
  app: AppContext,
  tx: Tx,
  demo: Demo,
  now: Date,
  seed: string,
  places: (review: DemoReview) => Record<string, number>,
): Promise<void> {
  const random = new Random(`${seed}/events`);
  const [merchant] = demo.companies;
  let waiting: DemoReview[] = [];
  for (const reviews of demo.reviews()) {
    if (merchant && reviews[0]?.companyId === merchant.id) {
      const products = demo.products.filter(({ companyId }) => companyId === merchant.id);
      const mediated = putIntoMediation(reviews, now, new Random(`${seed}/mediations`));
      const orders = makeMerchantOrders(
        { company: merchant, products, reviews: mediated.reviews, now },
        new Random(`${seed}/orders`),
      );
      await loadOrders(tx, merchant, orders, now, app.config.OPT_OUT_KEY);
      await loadReviews(tx, mediated.reviews, orders, random, mediated.mediations, places);
      await loadMediations(tx, [...mediated.mediations.values()]);
      continue;
    }
    waiting.push(...reviews);
    if (waiting.length < BATCH) continue;
    await loadReviews(tx, waiting, [], random, new Map(), places);
    waiting = [];
  }
  await loadReviews(tx, waiting, [], random, new Map(), places);
}

/** Clickable phrases of the review form until the cms's dictionary is pulled for the first time. */
async function loadHints(tx: Tx): Promise<void> {
  const [known] = await tx.select({ locale: contentHints.locale }).from(contentHints).limit(1);
  if (known) return;
  const hints = readData<Partial<Record<Locale, Record<Grade, readonly string[]>>>>('review-hints');
  const rows = Object.entries(hints).flatMap(([locale, grades]) =>
    Object.entries(grades).map(([grade, phrases]) => ({ locale, grade: Number(grade), phrases: [...phrases] })),
  );
  await insertRows(tx, contentHints, rows);
}
