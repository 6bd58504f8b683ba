import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { CompanyRole } from '@app/contracts/accounts';
import type { CompanySettings } from '@app/contracts/companies';
import type { Locale } from '@app/contracts/common';
import type { Queries, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { announce } from '../../platform/live/announce.ts';
import { preparedSelect } from '../../platform/database/statement.ts';
import { apiKeys, companies, companyMembers } from './schema.ts';

export type Company = typeof companies.$inferSelect;
export type NewCompany = typeof companies.$inferInsert;

const byId = preparedSelect<Company, { id: string }>('companies.by-id', (queries) =>
  queries
    .select()
    .from(companies)
    .where(eq(companies.id, sql.placeholder('id'))),
);

export async function companyById(queries: Queries, id: string): Promise<Company | undefined> {
  const [found] = await byId(queries, { id });
  return found;
}

/** The few columns that most operations need, for hot paths. */
export type CompanyHead = Pick<Company, 'id' | 'slug' | 'name' | 'state' | 'timeZone'>;

export async function companyHead(queries: Queries, id: string): Promise<CompanyHead | undefined> {
  const { rows } = await queries.execute<CompanyHead>(
    sql`select id, slug, name, state, time_zone as "timeZone" from engine.companies where id = ${id}`,
  );
  return rows[0];
}

/** Locks a company for a change of its settings. */
export async function lockCompany(tx: Tx, id: string): Promise<Company | undefined> {
  const [found] = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update');
  return found;
}

export async function saveSettings(tx: Tx, id: string, settings: CompanySettings, now: Date): Promise<void> {
  const { presentation, presentationOffSince } = companies;
  // Saving again while presentation is hidden keeps the date.
  const since = sql`case when ${presentation} = 'hidden' then ${presentationOffSince} else ${now.toISOString()}::timestamptz end`;
  await tx
    .update(companies)
    .set({ ...settings, presentationOffSince: settings.presentation === 'hidden' ? since : null, updatedAt: now })
    .where(eq(companies.id, id));
}

/** `pictureId`: one of the company's pictures, or none. */
export async function saveLogo(tx: Tx, id: string, pictureId: string | null): Promise<void> {
  await tx.update(companies).set({ logoId: pictureId }).where(eq(companies.id, id));
}

/** Null: the currency of its country. */
export async function saveCurrency(tx: Tx, id: string, currency: string | null): Promise<void> {
  await tx.update(companies).set({ currency }).where(eq(companies.id, id));
}

/** Records that something the company's pages show has changed. */
export async function touchCompany(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(companies).set({ updatedAt: now }).where(eq(companies.id, id));
}

export async function saveState(tx: Tx, id: string, state: Company['state'], now: Date): Promise<void> {
  await tx.update(companies).set({ state, updatedAt: now }).where(eq(companies.id, id));
}

/**
 * Records whether a company's average is below the alert threshold.
 * @returns whether that has changed
 */
export async function recordLowAverage(tx: Tx, id: string, low: boolean, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(companies)
    .set({ averageLowSince: low ? now : null })
    .where(and(eq(companies.id, id), low ? isNull(companies.averageLowSince) : isNotNull(companies.averageLowSince)));
  return (rowCount ?? 0) > 0;
}

// Path segments of the API in place of a company's slug.
const RESERVED_SLUGS = new Set(['top', 'latest', 'search']);

/** The slug, or the first free `slug-2`, `slug-3` … */
export async function freeSlug(tx: Tx, slug: string): Promise<string> {
  for (let attempt = RESERVED_SLUGS.has(slug) ? 2 : 1; ; attempt++) {
    const candidate = attempt === 1 ? slug : `${slug}-${attempt}`;
    // Serializes listings under the same slug.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${candidate}, 6))`);
    const [found] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.slug, candidate));
    if (!found) return candidate;
  }
}

/** Adds a company under `slug`, or the first free `slug-2`, `slug-3` … */
export async function addCompany(tx: Tx, company: NewCompany): Promise<Company> {
  for (let attempt = RESERVED_SLUGS.has(company.slug) ? 2 : 1; ; attempt++) {
    const slug = attempt === 1 ? company.slug : `${company.slug}-${attempt}`;
    const [added] = await tx
      .insert(companies)
      .values({ ...company, slug })
      .onConflictDoNothing({ target: companies.slug })
      .returning();
    if (added) return added;
  }
}

const announceTeam = (tx: Tx, companyId: string): Promise<void> =>
  announce(tx, { companyId, kind: 'team', subjectId: null });

export async function addMember(tx: Tx, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx.insert(companyMembers).values({ companyId, userId, role });
  await announceTeam(tx, companyId);
}

/** The user who owns the company. */
export async function ownerOf(tx: Tx, companyId: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')));
  return found?.userId;
}

export async function setMemberRole(tx: Tx, companyId: string, userId: string, role: CompanyRole): Promise<void> {
  await tx
    .update(companyMembers)
    .set({ role })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  await announceTeam(tx, companyId);
}

export async function removeMember(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  await announceTeam(tx, companyId);
}

/** Ends the access of everybody else: members, and keys of the API. */
export async function keepOnlyMember(tx: Tx, companyId: string, userId: string, now: Date): Promise<void> {
  await tx
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), ne(companyMembers.userId, userId)));
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)));
}

export interface TeamMemberRow {
  id: string;
  name: string;
  email: string;
  role: CompanyRole;
  since: Date;
  secondFactor: boolean;
}

/** Who works for the company, the owner first. */
export async function teamMembers(queries: Queries, companyId: string): Promise<TeamMemberRow[]> {
  const { rows } = await queries.execute<Omit<TeamMemberRow, 'since'> & { since: string }>(sql`
    select u.id, u.name, u.email, m.role, m.created_at as since, u.two_factor_enabled as "secondFactor"
    from engine.company_members m join engine.users u on u.id = m.user_id
    where m.company_id = ${companyId}
    order by array_position(array['owner', 'manager', 'agent'], m.role), u.name, u.id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}

export async function memberRole(
  queries: Queries,
  companyId: string,
  userId: string,
): Promise<CompanyRole | undefined> {
  const [found] = await queries
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  return found?.role;
}

export async function companiesOf(queries: Queries, userId: string) {
  return queries
    .select({
      id: companies.id,
      slug: companies.slug,
      name: companies.name,
      role: companyMembers.role,
      timeZone: companies.timeZone,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId))
    .orderBy(companies.name, companies.id);
}

/** A company's member with the data for mailing them. */
export interface MailedMember {
  userId: string;
  name: string;
  email: string;
  locale: Locale;
  role: CompanyRole;
}

/** The company's members with a verified address. */
export async function membersToMail(queries: Queries, companyId: string): Promise<MailedMember[]> {
  const { rows } = await queries.execute<MailedMember & Record<string, unknown>>(sql`
    select u.id as "userId", u.name, u.email, u.locale, m.role
    from engine.company_members m join engine.users u on u.id = m.user_id
    where m.company_id = ${companyId} and u.email_verified order by u.id`);
  return rows;
}

/** Sets whether the profile says that the company's reviews are under review. */
export async function setUnderReview(tx: Tx, companyId: string, underReview: boolean): Promise<void> {
  await tx.update(companies).set({ underReview }).where(eq(companies.id, companyId));
}

/** Sets the day of the company's first invitation, once. */
export async function setFirstInvitationDay(tx: Tx, companyId: string, day: string): Promise<void> {
  const begun = await tx
    .update(companies)
    .set({ withUsSince: day })
    .where(and(eq(companies.id, companyId), isNull(companies.withUsSince)))
    .returning({ id: companies.id });
  if (begun.length > 0) await notifyCaches(tx, companyId);
}

export async function listApiKeys(tx: Tx, companyId: string) {
  return tx
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      prefix: apiKeys.prefix,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(and(eq(apiKeys.companyId, companyId), isNull(apiKeys.revokedAt)))
    .orderBy(apiKeys.id);
}

export async function addApiKey(tx: Tx, key: typeof apiKeys.$inferInsert): Promise<void> {
  await tx.insert(apiKeys).values(key);
}

/** @returns whether the company had such a key */
export async function revokeApiKey(tx: Tx, companyId: string, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.companyId, companyId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)));
  return (rowCount ?? 0) > 0;
}

/** The company of an active key; records its use at most once a minute. */
export async function companyOfApiKey(
  queries: Queries,
  secretHash: string,
): Promise<{ companyId: string; keyId: string } | undefined> {
  const { rows } = await queries.execute<{ id: string; company_id: string }>(sql`
    with key as (select id, company_id, last_used_at from engine.api_keys where secret_hash = ${secretHash} and revoked_at is null),
    used as (
      update engine.api_keys set last_used_at = now() from key
      where api_keys.id = key.id and (key.last_used_at is null or key.last_used_at < now() - interval '1 minute'))
    select id, company_id from key`);
  return rows[0] && { companyId: rows[0].company_id, keyId: rows[0].id };
}
