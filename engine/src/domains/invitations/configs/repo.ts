import { and, eq, sql } from 'drizzle-orm';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { preparedSelect } from '../../../platform/database/statement.ts';
import type { Company } from '../../companies/public.ts';
import { invitationConfigs } from '../schema.ts';

export type ConfigRow = typeof invitationConfigs.$inferSelect;

/**
 * The company's first configuration, created when it is first needed. It has the id of the company, so that concurrent
 * requests create only one.
 */
export async function ensureDefaultConfig(tx: Tx, company: Company, now: Date): Promise<ConfigRow> {
  const language = LANGUAGE_OF_COUNTRY[company.country] ?? 'en';
  await tx
    .insert(invitationConfigs)
    .values({
      id: company.id,
      companyId: company.id,
      name: 'default',
      delayDays: 7,
      windowStart: 9,
      windowEnd: 20,
      senderName: company.name.slice(0, 80),
      defaultLanguage: language,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const config = await configById(tx, company.id, company.id);
  if (!config) throw new Error('the default configuration is missing');
  return config;
}

const LANGUAGE_OF_COUNTRY: Record<string, string> = {
  PL: 'pl',
  GB: 'en',
  IE: 'en',
  US: 'en',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  RO: 'ro',
  HU: 'hu',
  CZ: 'cs',
  SK: 'sk',
  BG: 'bg',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  NL: 'nl',
  BE: 'nl',
  PT: 'pt',
  DK: 'da',
  SE: 'sv',
  NO: 'no',
  FI: 'fi',
  EE: 'et',
  LV: 'lv',
  LT: 'lt',
  UA: 'uk',
  GR: 'el',
  HR: 'hr',
  SI: 'sl',
  RS: 'sr',
  BA: 'bs',
  TR: 'tr',
  JP: 'ja',
  VN: 'vi',
};

const byId = preparedSelect<ConfigRow, { companyId: string; id: string }>('invitation-configs.by-id', (queries) =>
  queries
    .select()
    .from(invitationConfigs)
    .where(
      and(
        eq(invitationConfigs.companyId, sql.placeholder('companyId')),
        eq(invitationConfigs.id, sql.placeholder('id')),
      ),
    ),
);

export async function configById(queries: Queries, companyId: string, id: string): Promise<ConfigRow | undefined> {
  const [found] = await byId(queries, { companyId, id });
  return found;
}

export async function listConfigs(queries: Queries, companyId: string): Promise<ConfigRow[]> {
  return queries
    .select()
    .from(invitationConfigs)
    .where(eq(invitationConfigs.companyId, companyId))
    .orderBy(invitationConfigs.createdAt, invitationConfigs.id);
}

export async function updateConfig(
  tx: Tx,
  companyId: string,
  id: string,
  change: UpdateInvitationConfig,
  now: Date,
): Promise<ConfigRow | undefined> {
  const [updated] = await tx
    .update(invitationConfigs)
    .set({ ...change, updatedAt: now })
    .where(and(eq(invitationConfigs.companyId, companyId), eq(invitationConfigs.id, id)))
    .returning();
  return updated;
}

export async function addConfig(
  tx: Tx,
  companyId: string,
  config: UpdateInvitationConfig,
  now: Date,
): Promise<ConfigRow> {
  const [added] = await tx
    .insert(invitationConfigs)
    .values({ ...config, id: newId(), companyId, createdAt: now, updatedAt: now })
    .returning();
  if (!added) throw new Error('the configuration was not added');
  return added;
}

/** Whether orders use the configuration, or a running import names it. */
export async function isConfigUsed(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.invitations where config_id = ${id}
    union all
    select 1 from engine.order_imports where company_id = ${companyId} and config_id = ${id} and content is not null
    limit 1`);
  return rows.length > 0;
}

/** Locks the company's configurations in id order, so that concurrent deletions cannot remove the last one. */
export async function lockConfigs(tx: Tx, companyId: string): Promise<ConfigRow[]> {
  return tx
    .select()
    .from(invitationConfigs)
    .where(eq(invitationConfigs.companyId, companyId))
    .orderBy(invitationConfigs.id)
    .for('update');
}

export async function deleteConfig(tx: Tx, companyId: string, id: string): Promise<void> {
  await tx
    .delete(invitationConfigs)
    .where(and(eq(invitationConfigs.companyId, companyId), eq(invitationConfigs.id, id)));
}
