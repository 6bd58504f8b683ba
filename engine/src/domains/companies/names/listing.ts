import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { ProtectedName } from '@app/contracts/websites';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { companyChanged } from '../events.ts';
import { slugify } from '../model.ts';
import { freeSlug } from '../repo.ts';
import type { Company } from '../repo.ts';
import { companies } from '../schema.ts';
import { protectedNames, websiteClaims } from '../schema-claims.ts';
import { judgeName } from './judge.ts';
import type { Naming, UnlistedReason } from './judge.ts';
import { brandKeys, brandSkeleton, nameKeys } from './skeleton.ts';

/** What is known of a name: which protected ones it is like, and whether somebody known has it. */
async function lookUp(queries: Queries, name: string, companyId: string): Promise<Pick<Naming, 'brands' | 'namesake'>> {
  const brands = await queries
    .select({ domains: protectedNames.domains })
    .from(protectedNames)
    .where(inArray(protectedNames.skeleton, brandKeys(name)));
  const keys = sql`${sql.param(nameKeys(name))}::text[]`;
  const namesakes = await queries
    .select({ id: websiteClaims.companyId })
    .from(websiteClaims)
    .where(and(sql`${websiteClaims.nameKeys} && ${keys}`, ne(websiteClaims.companyId, companyId)))
    .limit(1);
  return { brands, namesake: namesakes.length > 0 };
}

interface Asked extends Pick<Naming, 'name' | 'domain' | 'verified'> {
  companyId: string;
}

/** Why a company may not be listed under its name; null when it may. */
export async function mayNotHaveName(queries: Queries, { companyId, ...of }: Asked): Promise<UnlistedReason | null> {
  return judgeName({ ...of, ...(await lookUp(queries, of.name, companyId)) });
}

/** Whether a domain belongs to a protected name. */
export async function isBrandDomain(queries: Queries, domain: string): Promise<boolean> {
  const parts = domain.split('.');
  const within = parts.map((_, at) => parts.slice(at).join('.'));
  const found = await queries
    .select({ name: protectedNames.name })
    .from(protectedNames)
    .where(sql`${protectedNames.domains} && ${sql.param(within)}::text[]`)
    .limit(1);
  return found.length > 0;
}

/** The address of a company that must not have its name's. */
export const neutralSlug = (companyId: string): string => `company-${companyId.slice(-12)}`;

/**
 * Lists a company that was not, under the address of its name. Nothing takes that back: who is listed has reviews, and
 * must not be able to hide them.
 */
export async function list(app: AppContext, tx: Tx, company: Company): Promise<void> {
  if (company.unlistedReason === null) return;
  const slug = await freeSlug(tx, slugify(company.name, neutralSlug(company.id)));
  await tx
    .update(companies)
    .set({ slug, unlistedReason: null, ...(company.state === 'unlisted' && { state: 'active' }) })
    .where(eq(companies.id, company.id));
  await app.outbox.publish(tx, companyChanged, { companyId: company.id });
  await notifyCaches(tx, company.id);
}

/** The company's domain is known now: it is listed, unless its name is somebody else's all the same. */
export async function listVerified(app: AppContext, tx: Tx, company: Company, domain: string): Promise<void> {
  if (company.unlistedReason === null) return;
  const reason = await mayNotHaveName(tx, { companyId: company.id, name: company.name, domain, verified: true });
  if (reason === null) return list(app, tx, company);
  await tx.update(companies).set({ unlistedReason: reason }).where(eq(companies.id, company.id));
}

export async function readProtectedNames(queries: Queries): Promise<ProtectedName[]> {
  return queries
    .select({ name: protectedNames.name, domains: protectedNames.domains })
    .from(protectedNames)
    .orderBy(protectedNames.name);
}

/** Replaces the list. Companies that are listed already stay. */
export async function writeProtectedNames(tx: Tx, items: readonly ProtectedName[]): Promise<void> {
  const rows = new Map(
    items.map(({ name, domains }) => [brandSkeleton(name), { skeleton: brandSkeleton(name), name, domains }]),
  );
  await tx.delete(protectedNames);
  if (rows.size > 0) await tx.insert(protectedNames).values([...rows.values()]);
}
