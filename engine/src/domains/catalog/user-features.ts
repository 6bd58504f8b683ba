import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyKind, Locale } from '@app/contracts/common';
import type {
  AskedUserFeature,
  SaveUserFeatures,
  UserFeatureResult,
  UserFeatureSet,
  UserFeatureSets,
} from '@app/contracts/company/user-features';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { applyingFeatures, inWords, replaceSet } from './feature-sets.ts';
import type { FeatureRow as Row } from './feature-sets.ts';
import { productFeatures } from './schema.ts';
import type { Choice, Words } from './schema.ts';

/** Whether reviewers are asked about themselves with the company's own review: where it is not products that they buy. */
export const asksWithCompany = (kind: CompanyKind): boolean => kind !== 'shops';

const asked = ({ id, name, choices }: Pick<Row, 'id' | 'name' | 'choices'>, locale: Locale): AskedUserFeature => ({
  id,
  name: inWords(name, locale),
  choices: choices.map((choice) => ({ id: choice.id, name: inWords(choice.name, locale) })),
});

const isOfCompany = (companyId: string): SQL | undefined =>
  and(eq(productFeatures.companyId, companyId), eq(productFeatures.kind, 'choice'), isNull(productFeatures.removedAt));

/** What reviewers of each of a shop's products are asked about themselves. */
export async function userFeaturesOf(
  queries: Queries,
  productIds: string[],
  locale: Locale,
): Promise<Map<string, AskedUserFeature[]>> {
  const applying = await applyingFeatures(queries, productIds, 'choice');
  return new Map([...applying].map(([product, features]) => [product, features.map((one) => asked(one, locale))]));
}

/** What reviewers of the company itself are asked about themselves; nothing at shops. */
export async function companyUserFeatures(
  queries: Queries,
  company: { id: string; kind: CompanyKind },
  locale: Locale,
): Promise<AskedUserFeature[]> {
  if (!asksWithCompany(company.kind)) return [];
  const rows = await queries
    .select()
    .from(productFeatures)
    .where(and(isOfCompany(company.id), isNull(productFeatures.category)))
    .orderBy(productFeatures.position, productFeatures.id);
  return rows.map((row) => asked(row, locale));
}

/**
 * How many public reviews of a subject made each choice, as a column: `rated (criterion, count, sum)` stands before it,
 * with choices by their ids, and `c`, the company.
 */
export const userFeatureResultsColumn: SQL = sql`
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'choices', f.choices) order by f.position, f.id), '[]')
    from (
      select f.id, f.name, f.position,
        json_agg(json_build_object('id', o.choice -> 'id', 'name', o.choice -> 'name', 'count', r.count) order by o.n) as choices
      from engine.product_features f
      cross join lateral jsonb_array_elements(f.choices) with ordinality as o (choice, n)
      join rated r on r.criterion = o.choice ->> 'id' and r.count > 0
      where f.company_id = c.id and f.kind = 'choice' and f.removed_at is null
      group by f.id) f)`;

/** As `userFeatureResultsColumn` gives it. */
export interface UserFeatureResultRow {
  id: string;
  name: Words;
  choices: (Choice & { count: number })[];
}

export const presentUserFeatures = (rows: UserFeatureResultRow[], locale: Locale): UserFeatureResult[] =>
  rows.map(({ id, name, choices }) => ({
    id,
    name: inWords(name, locale),
    choices: choices.map((choice) => ({ id: choice.id, name: inWords(choice.name, locale), count: choice.count })),
  }));

/** What the author of review `r` with revision `v` says of themselves, as a column (`GivenUserFeature[]`). */
export const givenUserFeaturesColumn: SQL = sql`
  (select json_agg(json_build_object('id', f.id, 'name', f.name, 'choice', o.choice) order by f.position, f.id)
    from engine.product_features f cross join lateral jsonb_array_elements(f.choices) as o (choice)
    where v.user_choices <> '{}' and f.company_id = r.company_id and f.kind = 'choice' and f.removed_at is null
      and (o.choice ->> 'id')::uuid = any(v.user_choices))`;

const wordsIn = (words: SQL, language: SQL): SQL =>
  sql`coalesce(${words} ->> ${language}, ${words} ->> 'en', (select value from jsonb_each_text(${words}) limit 1))`;

/** The same in words of a language, for files: rows of `name` and `choice`, also of what is asked no longer. */
export const userFeatureWords = (language: SQL): SQL => sql`
  select ${wordsIn(sql`f.name`, language)} as name, ${wordsIn(sql`(o.choice -> 'name')`, language)} as choice
  from engine.product_features f cross join lateral jsonb_array_elements(f.choices) as o (choice)
  where v.user_choices <> '{}' and f.company_id = r.company_id and f.kind = 'choice'
    and (o.choice ->> 'id')::uuid = any(v.user_choices) order by f.position, f.id`;

async function storedSets(tx: Tx, companyId: string): Promise<UserFeatureSet[]> {
  const rows = await tx
    .select()
    .from(productFeatures)
    .where(isOfCompany(companyId))
    .orderBy(sql`${productFeatures.category} nulls first`, productFeatures.position, productFeatures.id);
  const sets = new Map<string | null, UserFeatureSet>();
  for (const { id, category, name, choices } of rows) {
    const set = sets.get(category) ?? { category, features: [] };
    set.features.push({ id, name, choices });
    sets.set(category, set);
  }
  return [...sets.values()];
}

/** Every set that the company has made, and the categories of its products. @throws CompanyNotFound */
export function userFeatureSets(ctx: RequestContext, companyId: string): Promise<UserFeatureSets> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const about = asksWithCompany(company.kind) ? 'company' : 'products';
    const { rows } = await tx.execute<{ category: string }>(sql`
      select distinct category from engine.products
      where company_id = ${companyId} and category is not null order by category`);
    return {
      about,
      categories: about === 'products' ? rows.map(({ category }) => category) : [],
      items: await storedSets(tx, companyId),
    };
  });
}

/**
 * Replaces the set of a category, or of all that have none. Features and choices named by their ids keep what reviewers
 * have said; what is left out is asked and shown no longer.
 * @throws CompanyNotFound; ValidationFailed for an id of another set, for a category where the company itself is reviewed
 */
export async function saveUserFeatures(
  ctx: RequestContext,
  companyId: string,
  { category, features }: SaveUserFeatures,
): Promise<UserFeatureSets> {
  const known = await userFeatureSets(ctx, companyId);
  if (category !== null && known.about === 'company')
    throw new ValidationFailed({}, [{ path: 'category', code: 'invalid' }]);
  const companyName = (await companyById(ctx.db.queries, companyId))?.name ?? '';
  const wording = await ctx.wording.findViolations({ features }, { companyName, known, personalData: true });
  if (wording.length > 0) throw new ValidationFailed({ where: 'body' }, wording);
  const before = known.items.find((set) => set.category === category)?.features ?? [];
  const wrong = features.flatMap((feature, at) =>
    unknownChoices(feature, before.find(({ id }) => id === feature.id)?.choices ?? []).map((choice) => ({
      path: `features.${at}.choices.${choice}.id`,
      code: 'invalid',
    })),
  );
  if (wrong.length > 0) throw new ValidationFailed({}, wrong);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const definitions = features.map(({ id, name, choices }) => ({
      ...(id !== undefined && { id }),
      name,
      low: {},
      high: {},
      choices: choices.map((choice) => ({ id: choice.id ?? newId(), name: choice.name })),
    }));
    const now = await ctx.clock.now(tx);
    await replaceSet(tx, companyId, { kind: 'choice', scope: { category, productId: null }, now }, definitions);
    await audit(ctx, tx, 'user_features.saved', companyId, {
      features: features.length,
      ...(category !== null && { category }),
    });
    await notifyCaches(tx, companyId);
  });
  return userFeatureSets(ctx, companyId);
}

/** Positions of choices whose id is not the feature's, or stands there twice. */
function unknownChoices({ choices }: SaveUserFeatures['features'][number], known: readonly { id: string }[]): number[] {
  const left = new Set(known.map(({ id }) => id));
  return choices.flatMap(({ id }, at) => (id === undefined || left.delete(id) ? [] : [at]));
}
