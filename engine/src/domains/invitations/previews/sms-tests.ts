import type { PreviewConfig, SmsTest } from '@app/contracts/inviting/previews';
import { ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import { translator } from '../../../platform/i18n.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import { returnMessages, takeMessages } from '../../billing/public.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { assertUsable } from '../configs/service.ts';
import { holdReason } from '../limits/new-senders.ts';
import { takeRecipientQuota } from '../limits/recipient-limit.ts';
import { isOptedOut } from '../opt-outs/service.ts';
import { shortLink } from '../sending/compose.ts';
import { smsText } from '../sending/sms-text.ts';
import { EXAMPLE } from './messages.ts';
import { addTest } from './tests.ts';

/** The provider has not taken the message. */
class SmsUnavailable extends domainError('service_unavailable', 503) {}

const refuse = (path: string, code: string): ValidationFailed =>
  new ValidationFailed({ where: 'body' }, [{ path, code }]);

/**
 * Sends an invitation by these values, saved or not, to a mobile. Anybody may own the number, so the limits and opt-outs
 * of customers apply; the number is not kept. Asks the provider once; after an error the member tries again.
 * @throws ValidationFailed, RateLimited, SmsUnavailable
 */
export async function sendSmsTest(
  ctx: RequestContext,
  companyId: string,
  { phone: given, ...input }: SmsTest,
): Promise<void> {
  await assertUsable(ctx, companyId, input.config);
  if (!ctx.sms || input.config.channel !== 'sms') throw refuse('channel', 'channel_unavailable');
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new CompanyNotFound();
  const phone = parsePhone(given, company.country);
  if (!phone.ok) throw refuse('phone', phone.code);
  if (!phone.mobile) throw refuse('phone', 'phone_not_mobile');
  await ctx.throttle.consume('testToMember', ctx.userId ?? companyId);
  const { id, text } = await recordTest(ctx, company, input, phone.e164);
  const result = await ctx.sms.send({ to: phone.e164, id, text });
  if (result.outcome === 'delivered') return;
  if (result.outcome !== 'unknown') await ctx.db.tenantTx(company.id, (tx) => returnMessages(ctx, tx, id));
  if (result.outcome === 'rejected')
    throw refuse('phone', result.reason === 'unsubscribed' ? 'address_opted_out' : 'phone_invalid');
  throw new SmsUnavailable();
}

/** Takes the number's and the company's allowances, and keeps the values for the link. @returns its id and text */
async function recordTest(
  ctx: RequestContext,
  company: Company,
  input: PreviewConfig,
  e164: string,
): Promise<{ id: string; text: string }> {
  return ctx.db.tenantTx(company.id, async (tx) => {
    const contact = { email: null, phone: e164 };
    if (await isOptedOut(ctx, tx, company.id, contact)) throw refuse('phone', 'address_opted_out');
    const id = await addTest(ctx, tx, company.id, input);
    const held = await holdReason(ctx, tx, company, { message: id });
    if (held || (await takeRecipientQuota(ctx, tx, contact, { companyId: company.id, message: id })))
      throw refuse('phone', 'sms_test_refused');
    const text = textOf(ctx, company, input, id);
    const parts = ctx.sms?.partsBilled(text) ?? 0;
    if (!(await takeMessages(ctx, tx, company.id, { message: id, parts })))
      throw refuse('phone', 'text_messages_empty');
    await audit(ctx, tx, 'invitation_config.tested', id);
    return { id, text };
  });
}

/** As a customer would get it; both links lead to the preview of the form. */
function textOf(ctx: RequestContext, company: Company, { config, language }: PreviewConfig, id: string): string {
  const link = shortLink(ctx, 'i', ctx.tokens.derive('invitation-test', id));
  return smsText(translator(language, 'mails'), {
    companyName: company.name,
    name: EXAMPLE.name,
    link,
    optOutLink: link,
    own: config.texts[language]?.sms,
    reminder: false,
  });
}
