import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { ConfigPreview, PreviewConfig } from '@app/contracts/inviting/previews';
import type { AppContext } from '../../../platform/context.ts';
import { translator } from '../../../platform/i18n.ts';
import { localePath } from '../../../platform/links.ts';
import { smsSize } from '../../../platform/sms/sms-size.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { thankYouIn } from '../configs/merchant-texts.ts';
import { invitationMail } from '../mails/invitation.tsx';
import { LINK_DAYS } from '../scheduling/timing.ts';
import { gradeUrls, mailWords, shortLinkLength } from '../sending/compose.ts';
import { smsText } from '../sending/sms-text.ts';

/** The customer of a preview. */
export const EXAMPLE = { orderRef: '2026/0417', name: 'Anna' };

/** The messages and thank-you page of a configuration, with an example's customer and links that lead nowhere. */
function previewOf(app: AppContext, company: Company, config: UpdateInvitationConfig, locale: Locale): ConfigPreview {
  const origin = app.config.PUBLIC_URL;
  const formUrl = origin + localePath(locale, `/invitation/${company.slug}/edit/example`);
  const mail = invitationMail.with({
    ...mailWords({ company, config, locale, order: EXAMPLE }),
    formUrl,
    gradeUrls: gradeUrls(formUrl),
    optOutUrl: formUrl,
    daysValid: LINK_DAYS,
  });
  const { subject, html, text } = mail.render({ locale, origin, legalLine: app.config.MAIL_LEGAL_LINE });
  // As long as a real one, because every sign counts.
  const link = `${origin}/i/`.padEnd(shortLinkLength(app), 'x');
  const sms = smsText(translator(locale, 'mails'), {
    companyName: company.name,
    name: EXAMPLE.name,
    link,
    optOutLink: link.replace('/i/', '/o/'),
    own: config.texts[locale]?.sms,
    reminder: false,
  });
  const { segments, encoding } = smsSize(sms);
  return {
    mail: { subject, html, text },
    sms: { text: sms, segments, encoding },
    thankYou: thankYouIn(config.thankYou, locale, config.defaultLanguage),
  };
}

/** What a customer would receive by these values. @throws CompanyNotFound */
export async function previewConfig(
  ctx: RequestContext,
  companyId: string,
  { config, language }: PreviewConfig,
): Promise<ConfigPreview> {
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new CompanyNotFound();
  return previewOf(ctx, company, config, language);
}
