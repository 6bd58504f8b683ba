import { InvitationConfig, MAX_CONFIGS } from '@app/contracts/invitations';
import type {
  Channel,
  InvitationConfigList,
  ThankYouPreview,
  UpdateInvitationConfig,
} from '@app/contracts/invitations';
import type { Locale } from '@app/contracts/common';
import type { z } from 'zod';
import { NotFound, ValidationFailed, domainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { TenantTx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { linkLengthOf } from './compose.ts';
import * as configs from './config-repo.ts';
import { wordsIn, wrongWith } from './config-rules.ts';
import { thankYouIn } from './words.ts';

/** It has invited: what was sent with it must stay explainable. */
export class ConfigInUse extends domainError('config_in_use', 409) {}
export class ConfigNeeded extends domainError('config_needed', 409) {}
export class TooManyConfigs extends domainError('too_many_configs', 409) {}

/** The row's fields that the panel may see. */
const present = (row: configs.ConfigRow): InvitationConfig => InvitationConfig.parse(row);

async function companyOf(tx: TenantTx): Promise<Company> {
  const company = await companyById(tx, tx.companyId);
  if (!company) throw new CompanyNotFound();
  return company;
}

const channelsOf = (ctx: RequestContext): Channel[] => (ctx.sms ? ['email', 'sms'] : ['email']);

/** The company's configurations, oldest first; the first one is made when there is none. */
export async function listConfigs(
  ctx: RequestContext,
  companyId: string,
): Promise<z.infer<typeof InvitationConfigList>> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyOf(tx);
    const found = await configs.listConfigs(tx, companyId);
    if (found.length === 0) found.push(await configs.ensureDefaultConfig(tx, company, await ctx.clock.now(tx)));
    return { items: found.map(present), channels: channelsOf(ctx) };
  });
}

/** What the words of a configuration may not say; those that are saved already stay. Before any transaction. */
async function wrongWords(
  ctx: RequestContext,
  companyId: string,
  config: UpdateInvitationConfig,
  id?: string,
): Promise<FieldError[]> {
  const company = await companyById(ctx.db.read, companyId);
  const saved = id === undefined ? undefined : await configs.configById(ctx.db.read, companyId, id);
  const known = saved ? wordsIn(present(saved)) : {};
  return ctx.wording.faultsIn(wordsIn(config), { companyName: company?.name ?? '', known });
}

function check(ctx: RequestContext, company: Company, config: UpdateInvitationConfig, wording: FieldError[]): void {
  const around = { companyName: company.name, smsOffered: ctx.sms !== null, linkLength: linkLengthOf(ctx) };
  const errors = [...wrongWith(config, around), ...wording];
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
}

/** @throws ValidationFailed, TooManyConfigs */
export async function createConfig(
  ctx: RequestContext,
  companyId: string,
  config: UpdateInvitationConfig,
): Promise<InvitationConfig> {
  const wording = await wrongWords(ctx, companyId, config);
  return ctx.db.tenantTx(companyId, (tx) =>
    once(tx, { scope: `invitation-configs:${companyId}`, key: ctx.idempotencyKey, input: config }, async () => {
      check(ctx, await companyOf(tx), config, wording);
      if ((await configs.lockConfigs(tx, companyId)).length >= MAX_CONFIGS)
        throw new TooManyConfigs({ limit: MAX_CONFIGS });
      const added = await configs.addConfig(tx, companyId, config, await ctx.clock.now(tx));
      await audit(ctx, tx, 'invitation_config.created', added.id, { channel: added.channel });
      return present(added);
    }),
  );
}

/**
 * Invitations already scheduled keep their day and language; hours, words and activity are looked at when they are sent.
 * @throws NotFound, ValidationFailed
 */
export async function updateConfig(
  ctx: RequestContext,
  companyId: string,
  id: string,
  change: UpdateInvitationConfig,
): Promise<InvitationConfig> {
  const wording = await wrongWords(ctx, companyId, change, id);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const before = await configs.configById(tx, companyId, id);
    if (!before) throw new NotFound();
    check(ctx, await companyOf(tx), change, wording);
    if (change.channel !== before.channel && (await configs.isUsed(tx, companyId, id)))
      throw new ValidationFailed({ where: 'body' }, [{ path: 'channel', code: 'channel_fixed' }]);
    const updated = await configs.updateConfig(tx, companyId, id, change, await ctx.clock.now(tx));
    if (!updated) throw new NotFound();
    await audit(ctx, tx, 'invitation_config.updated', id, { delayDays: change.delayDays, active: change.active });
    return present(updated);
  });
}

/** Deletes one that was never used; others are switched off. @throws NotFound, ConfigInUse, ConfigNeeded */
export async function deleteConfig(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const all = await configs.lockConfigs(tx, companyId);
    if (!all.some((one) => one.id === id)) throw new NotFound();
    if (await configs.isUsed(tx, companyId, id)) throw new ConfigInUse();
    if (all.length === 1) throw new ConfigNeeded();
    await configs.deleteConfig(tx, companyId, id);
    await audit(ctx, tx, 'invitation_config.deleted', id);
  });
}

/** The thank-you page as a reader of `locale`, or of the default language, will see it. @throws NotFound */
export async function previewThankYou(
  ctx: RequestContext,
  companyId: string,
  id: string,
  locale: Locale | undefined,
): Promise<ThankYouPreview> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyOf(tx);
    const config = await configs.configById(tx, companyId, id);
    if (!config) throw new NotFound();
    const { heading, body, button } = config.thankYou;
    const fallback = config.defaultLanguage as Locale;
    const written = [heading, body, button?.label].flatMap((words) => Object.keys(words ?? {}));
    return {
      company: { slug: company.slug, name: company.name },
      locale: locale ?? fallback,
      languages: [...new Set([fallback, ...written])] as Locale[],
      words: thankYouIn(config.thankYou, locale ?? fallback, fallback),
    };
  });
}
