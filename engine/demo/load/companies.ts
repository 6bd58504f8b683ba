import { DateTime } from 'luxon';
import { NEAR_KINDS } from '@app/contracts/values';
import { subscriptions } from '../../src/domains/billing/schema.ts';
import { products } from '../../src/domains/catalog/schema.ts';
import { companies } from '../../src/domains/companies/schema.ts';
import { websiteClaims } from '../../src/domains/companies/schema-claims.ts';
import type { Tx } from '../../src/platform/db.ts';
import { Random } from '../generator/random.ts';
import { DAY } from '../generator/schedule.ts';
import type { Demo, DemoCompany } from '../generator/types.ts';
import { insertRows } from './insert-rows.ts';

/** Rows are inserted with the columns of the first one: all have the same. */
type Subscription = Required<
  Pick<
    typeof subscriptions.$inferInsert,
    'companyId' | 'plan' | 'term' | 'state' | 'periodStart' | 'periodEnd' | 'everPaid' | 'monthlyInvitations'
  >
>;

/** Registered so long before the first review was asked for. */
const REGISTERED_BEFORE = 12 * DAY;
const MERCHANT_INVITATIONS = 5_000;
/** Length of the trial; companies that started later are still in it. */
const TRIAL = 90 * DAY;

/** Companies, their products and subscriptions. @returns which of them have a plan with more than the least. */
export async function loadCompanies(tx: Tx, demo: Demo, now: Date, seed: string): Promise<Set<string>> {
  await insertRows(
    tx,
    companies,
    demo.companies.map((company, index) => companyRow(company, index, now)),
  );
  await insertRows(
    tx,
    websiteClaims,
    demo.companies.flatMap(({ id, website }) =>
      website
        ? [{ companyId: id, website, domain: new URL(website).hostname.replace(/^www\./, ''), createdAt: now }]
        : [],
    ),
  );
  await insertRows(tx, products, demo.products);
  const random = new Random(`${seed}/subscriptions`);
  const rows = demo.companies.map((company, index) => subscriptionRow(company, index === 0, now, random));
  await insertRows(tx, subscriptions, rows);
  return new Set(
    rows.filter(({ plan, state }) => plan !== 'trustStart' || state === 'trial').map(({ companyId }) => companyId),
  );
}

/** Of hotels and restaurants every seventh says no more than its city. */
const WITHOUT_POINT = 7;

/** The merchant mediates low grades of the company; the others have left it off, as it is at first. */
function companyRow(company: DemoCompany, index: number, now: Date): typeof companies.$inferInsert {
  const { id, slug, name, kind, category, website, language, city, region, country, phone, email, taxId, timeZone } =
    company;
  const exact = NEAR_KINDS.includes(kind) && index % WITHOUT_POINT > 0;
  return {
    id,
    slug,
    name,
    kind,
    category,
    website,
    descriptions: { [language]: company.description },
    mainLanguage: language,
    languages: spokenLanguages(language),
    city,
    region,
    country,
    phone,
    email,
    taxId,
    timeZone,
    latitude: exact ? company.latitude : null,
    longitude: exact ? company.longitude : null,
    coordinatesExact: exact,
    address: company.street,
    postcode: company.postcode,
    openingHours: company.openingHours,
    facilities: company.facilities,
    mediateCompany: index === 0,
    withUsSince: DateTime.fromJSDate(company.cooperationStart, { zone: timeZone }).toISODate(),
    vouchedAt: company.cooperationStart,
    createdAt: new Date(company.cooperationStart.getTime() - REGISTERED_BEFORE),
    updatedAt: now,
  };
}

/** Its own language and English. */
const spokenLanguages = (language: string): string[] => [...new Set([language, 'en'])];

const paidUntil = (periodEnd: Date, term: 'month' | 'year') => ({
  term,
  periodStart: new Date(periodEnd.getTime() - (term === 'year' ? 365 : 30) * DAY),
  periodEnd,
  everPaid: true,
});

/** The merchant has the plan that shows everything; the others what companies of their size have, some late in paying. */
function subscriptionRow(
  { id, cooperationStart, reviewCount }: DemoCompany,
  merchant: boolean,
  now: Date,
  random: Random,
): Subscription {
  const until = (days: number) => new Date(now.getTime() + days * DAY);
  if (merchant)
    return {
      companyId: id,
      plan: 'enterprise',
      state: 'paid',
      term: 'year',
      periodStart: until(-165),
      periodEnd: until(200),
      everPaid: true,
      monthlyInvitations: MERCHANT_INVITATIONS,
    };
  const began = cooperationStart.getTime() - REGISTERED_BEFORE;
  if (now.getTime() - began < TRIAL) {
    return {
      companyId: id,
      plan: 'trustStart',
      term: 'month',
      state: 'trial',
      periodStart: new Date(began),
      periodEnd: new Date(began + TRIAL),
      everPaid: false,
      monthlyInvitations: null,
    };
  }
  const plan =
    reviewCount > 400
      ? 'enterprise'
      : random.weighted([
          ['trustStart', reviewCount < 60 ? 7 : 2],
          ['trustPro', 4],
        ] as const);
  const monthlyInvitations = plan === 'enterprise' ? random.pick([5_000, 10_000]) : null;
  if (random.chance(0.03))
    return {
      companyId: id,
      plan,
      state: 'past_due',
      ...paidUntil(until(-random.int(1, 6)), 'month'),
      monthlyInvitations,
    };
  const yearly = random.chance(0.6);
  const end = until(yearly ? random.int(20, 360) : random.int(1, 30));
  return { companyId: id, plan, state: 'paid', ...paidUntil(end, yearly ? 'year' : 'month'), monthlyInvitations };
}
