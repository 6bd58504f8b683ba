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
import { unlistedReasonFor } from './unlisted-reason.ts';
import type { NameFacts, UnlistedReason } from './unlisted-reason.ts';
import { brandKeys, brandSkeleton, nameKeys } from './skeleton.ts';

/** Protected names similar to a name, and whether a verified company has it. */
async function findConflicts(
  queries: Queries,
  name: string,
  companyId: string,
): Promise<Pick<NameFacts, 'brands' | 'namesake'>> {
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

interface NamedCompany extends Pick<NameFacts, 'name' | 'domain' | 'verified'> {
  companyId: string;
}

/** Why a company may not be listed under its name; null if it may. */
export async function findUnlistedReason(
  queries: Queries,
  { companyId, ...naming }: NamedCompany,
): Promise<UnlistedReason | null> {
  return unlistedReasonFor({ ...naming, ...(await findConflicts(queries, naming.name, companyId)) });
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

/** Slug of an unlisted company, which must not contain its name. */
export const neutralSlug = (companyId: string): string => `company-${companyId.slice(-12)}`;

/**
 * Lists an unlisted company under the slug of its name. Irreversible: a listed company has reviews and must not be able
 * to hide them.
 */
export async function listCompany(app: AppContext, tx: Tx, company: Company): Promise<void> {
  if (company.unlistedReason === null) return;
  const slug = await freeSlug(tx, slugify(company.name, neutralSlug(company.id)));
  await tx
    .update(companies)
    .set({ slug, unlistedReason: null, ...(company.state === 'unlisted' && { state: 'active' }) })
    .where(eq(companies.id, company.id));
  await app.outbox.publish(tx, companyChanged, { companyId: company.id });
  await notifyCaches(tx, company.id);
}

/** Lists a company whose domain was verified, unless its name still conflicts. */
export async function listVerified(app: AppContext, tx: Tx, company: Company, domain: string): Promise<void> {
  if (company.unlistedReason === null) return;
  const reason = await findUnlistedReason(tx, { companyId: company.id, name: company.name, domain, verified: true });
  if (reason === null) return listCompany(app, tx, company);
  await tx.update(companies).set({ unlistedReason: reason }).where(eq(companies.id, company.id));
}

export async function readProtectedNames(queries: Queries): Promise<ProtectedName[]> {
  return queries
    .select({ name: protectedNames.name, domains: protectedNames.domains })
    .from(protectedNames)
    .orderBy(protectedNames.name);
}

/** Replaces the list. Companies already listed stay listed. */
export async function writeProtectedNames(tx: Tx, items: readonly ProtectedName[]): Promise<void> {
  const rows = new Map(
    items.map(({ name, domains }) => [brandSkeleton(name), { skeleton: brandSkeleton(name), name, domains }]),
  );
  await tx.delete(protectedNames);
  if (rows.size > 0) await tx.insert(protectedNames).values([...rows.values()]);
}
