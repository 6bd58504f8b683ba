import { InvitationConfig, MAX_CONFIGS } from '@app/contracts/invitations';
import type {
  Channel,
  InvitationConfigList,
  ThankYouPreview,
  UpdateInvitationConfig,
} from '@app/contracts/invitations';
import type { Locale } from '@app/contracts/common';
import type { z } from 'zod';
import { NotFound, ValidationFailed, domainError } from '../../../kernel/errors.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { TenantTx } from '../../../platform/db.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { shortLinkLength } from '../sending/compose.ts';
import * as configs from './repo.ts';
import { customerTexts, configErrors } from './validation.ts';
import { thankYouIn } from './merchant-texts.ts';

/** Invitations were sent with it, and must remain traceable to it. */
export class ConfigInUse extends domainError('config_in_use', 409) {}
export class ConfigNeeded extends domainError('config_needed', 409) {}
export class TooManyConfigs extends domainError('too_many_configs', 409) {}

/** Drops the columns that are not part of the API. */
const presentConfig = (row: configs.ConfigRow): InvitationConfig => InvitationConfig.parse(row);

async function requireCompany(tx: TenantTx): Promise<Company> {
  const company = await companyById(tx, tx.companyId);
  if (!company) throw new CompanyNotFound();
  return company;
}

const availableChannels = (ctx: RequestContext): Channel[] => (ctx.sms ? ['email', 'sms'] : ['email']);

/** The company's configurations, oldest first; the default one is created if there is none. */
export async function listConfigs(
  ctx: RequestContext,
  companyId: string,
): Promise<z.infer<typeof InvitationConfigList>> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await requireCompany(tx);
    const found = await configs.listConfigs(tx, companyId);
    if (found.length === 0) found.push(await configs.ensureDefaultConfig(tx, company, await ctx.clock.now(tx)));
    return { items: found.map(presentConfig), channels: availableChannels(ctx) };
  });
}

/** Errors in the wording of the texts; texts already saved are not checked again. Call outside a transaction. */
async function wordingErrors(
  ctx: RequestContext,
  companyId: string,
  config: UpdateInvitationConfig,
  id?: string,
): Promise<FieldError[]> {
  const company = await companyById(ctx.db.queries, companyId);
  const saved = id === undefined ? undefined : await configs.configById(ctx.db.queries, companyId, id);
  const known = saved ? customerTexts(presentConfig(saved)) : {};
  return ctx.wording.findViolations(customerTexts(config), { companyName: company?.name ?? '', known });
}

function assertValidConfig(
  ctx: RequestContext,
  company: Company,
  config: UpdateInvitationConfig,
  wording: FieldError[],
): void {
  const context = { companyName: company.name, smsOffered: ctx.sms !== null, linkLength: shortLinkLength(ctx) };
  const errors = [...configErrors(config, context), ...wording];
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
}

/** Checks values that are not saved. @throws ValidationFailed, CompanyNotFound */
export async function assertUsable(
  ctx: RequestContext,
  companyId: string,
  config: UpdateInvitationConfig,
): Promise<void> {
  const wording = await wordingErrors(ctx, companyId, config);
  await ctx.db.tenantTx(companyId, async (tx) => assertValidConfig(ctx, await requireCompany(tx), config, wording));
}

/** @throws ValidationFailed, TooManyConfigs */
export async function createConfig(
  ctx: RequestContext,
  companyId: string,
  config: UpdateInvitationConfig,
): Promise<InvitationConfig> {
  const wording = await wordingErrors(ctx, companyId, config);
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(
      tx,
      { scope: `invitation-configs:${companyId}`, key: ctx.idempotencyKey, input: config },
      async () => {
        assertValidConfig(ctx, await requireCompany(tx), config, wording);
        if ((await configs.lockConfigs(tx, companyId)).length >= MAX_CONFIGS)
          throw new TooManyConfigs({ limit: MAX_CONFIGS });
        const added = await configs.addConfig(tx, companyId, config, await ctx.clock.now(tx));
        await audit(ctx, tx, 'invitation_config.created', added.id, { channel: added.channel });
        return presentConfig(added);
      },
    ),
  );
}

/**
 * Scheduled invitations keep their due date and language; sending hours, texts and `active` are read when they are sent.
 * @throws NotFound, ValidationFailed
 */
export async function updateConfig(
  ctx: RequestContext,
  companyId: string,
  id: string,
  change: UpdateInvitationConfig,
): Promise<InvitationConfig> {
  const wording = await wordingErrors(ctx, companyId, change, id);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const before = await configs.configById(tx, companyId, id);
    if (!before) throw new NotFound();
    assertValidConfig(ctx, await requireCompany(tx), change, wording);
    if (change.channel !== before.channel && (await configs.isConfigUsed(tx, companyId, id)))
      throw new ValidationFailed({ where: 'body' }, [{ path: 'channel', code: 'channel_fixed' }]);
    const updated = await configs.updateConfig(tx, companyId, id, change, await ctx.clock.now(tx));
    if (!updated) throw new NotFound();
    await audit(ctx, tx, 'invitation_config.updated', id, { delayDays: change.delayDays, active: change.active });
    return presentConfig(updated);
  });
}

/** Deletes an unused configuration; used ones can only be deactivated. @throws NotFound, ConfigInUse, ConfigNeeded */
export async function deleteConfig(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const all = await configs.lockConfigs(tx, companyId);
    if (!all.some((one) => one.id === id)) throw new NotFound();
    if (await configs.isConfigUsed(tx, companyId, id)) throw new ConfigInUse();
    if (all.length === 1) throw new ConfigNeeded();
    await configs.deleteConfig(tx, companyId, id);
    await audit(ctx, tx, 'invitation_config.deleted', id);
  });
}

/** The thank-you page in `locale`, or in the default language. @throws NotFound */
export async function previewThankYou(
  ctx: RequestContext,
  companyId: string,
  id: string,
  locale: Locale | undefined,
): Promise<ThankYouPreview> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await requireCompany(tx);
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
