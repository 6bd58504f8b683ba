import type { Grade, Locale } from '@app/contracts/common';
import type { Channel } from '@app/contracts/invitations';
import type { Elsewhere } from '@app/contracts/inviting/splitter';
import type { AppContext } from '../../../platform/context.ts';
import { translator } from '../../../platform/i18n.ts';
import { localePath } from '../../../platform/links.ts';
import type { OutgoingMail } from '../../../platform/mail/mailer.ts';
import { GreetedName } from '../../../platform/mail/values.ts';
import type { OutgoingSms } from '../../../platform/sms/sms-sender.ts';
import type { Company } from '../../companies/public.ts';
import type { ConfigRow } from '../configs/repo.ts';
import { invitationMail, reminderMail } from '../mails/invitation.tsx';
import type { Invitation } from '../repo.ts';
import { smsText } from './sms-text.ts';
import { LINK_DAYS } from '../scheduling/timing.ts';
import { fillPlaceholders } from '../configs/merchant-texts.ts';

const DAY_MS = 24 * 3600 * 1000;
const GRADES: Grade[] = [1, 2, 3, 4, 5];

/** What a mail says, besides its links. */
interface MailWords {
  company: Pick<Company, 'name'>;
  config: Pick<ConfigRow, 'senderName' | 'symbol' | 'texts'>;
  locale: Locale;
  order: { orderRef: string; name: string | null };
  /** Named beside the company. */
  website?: string | null;
}

/** Values of a mail in a language; the merchant's texts with their placeholders filled in. */
export function mailWords({ company, config, locale, order, website }: MailWords) {
  const name = GreetedName.parse(order.name);
  const written = config.texts[locale];
  const own = (text: string | undefined) =>
    text === undefined ? null : fillPlaceholders(text, { name, company: company.name });
  return {
    companyName: website ? `${company.name} (${website})` : company.name,
    senderName: config.senderName,
    customerName: order.name,
    orderReference: order.orderRef,
    symbol: config.symbol,
    own: { subject: own(written?.subject), heading: own(written?.heading), body: own(written?.body) },
  };
}

/** URLs of a form with grades 1 to 5 preselected. */
export const gradeUrls = (formUrl: string): string[] => GRADES.map((grade) => `${formUrl}?grade=${grade}`);

/** The page that an invitation leads to: our form, or the one that names the other site and the form. */
export const invitationPath = (slug: string, token: string, elsewhere: boolean): string =>
  `/invitation/${slug}/${elsewhere ? 'elsewhere' : 'edit'}/${token}`;

/** A message ready to be sent. */
export type Message = { channel: 'email'; mail: OutgoingMail } | { channel: 'sms'; sms: OutgoingSms };

export interface MessageParts {
  company: Company;
  config: ConfigRow;
  invitation: Invitation;
  website: string | null;
  order: { orderRef: string; email: string | null; phone: string | null; name: string | null };
  /** The other site that the splitter has drawn; null = the customer writes here. */
  elsewhere: Elsewhere | null;
  /** Number of the reminder; null for the invitation itself. */
  reminder: number | null;
  now: Date;
}

/** Composes the invitation or reminder for a channel: its configuration's, or e-mail in its place. */
export function composeMessage(app: AppContext, channel: Channel, parts: MessageParts): Message {
  return channel === 'sms'
    ? { channel: 'sms', sms: composeSms(app, parts) }
    : { channel: 'email', mail: composeMail(app, parts) };
}

const linkTokens = (app: AppContext, { id, tokenVersion }: Invitation) => ({
  form: app.tokens.derive('invitation', id, tokenVersion),
  opened: app.tokens.derive('opened', id, tokenVersion),
  optOut: app.tokens.derive('opt-out', id),
});

function composeMail(
  app: AppContext,
  { company, config, invitation, website, order, elsewhere, reminder, now }: MessageParts,
): OutgoingMail {
  const locale = invitation.language as Locale;
  const tokens = linkTokens(app, invitation);
  const origin = app.config.PUBLIC_URL;
  const url = (path: string) => origin + localePath(locale, path);
  const formUrl = url(invitationPath(company.slug, tokens.form, elsewhere !== null));
  const mail = reminder === null ? invitationMail : reminderMail;
  const kind = reminder === null ? 'invitation' : `reminder-${reminder}`;
  return {
    to: { address: order.email ?? '', name: order.name },
    senderName: config.senderName,
    locale,
    messageId: `${kind}.${invitation.id}@${new URL(origin).hostname}`,
    oneClickUrl: `${origin}/api/v1/opt-outs/${tokens.optOut}/one-click`,
    mail: mail.with({
      ...mailWords({ company, config, locale, order, website }),
      // Customers sent elsewhere are not asked for a grade: it would look as if the grade had decided.
      gradeUrls: elsewhere ? null : gradeUrls(formUrl),
      elsewhere: elsewhere && { name: elsewhere.name, host: elsewhere.host },
      formUrl,
      openedUrl: `${origin}/api/v1/invitations/${tokens.opened}/opened.gif`,
      optOutUrl: url(`/invitation/optout/${company.slug}/${tokens.optOut}`),
      daysValid: daysLeft(invitation, now),
    }),
  };
}

/** Days for which the link remains valid. A reminder repeats the link of the first message. */
const daysLeft = ({ expiresAt }: Invitation, now: Date): number =>
  expiresAt === null ? LINK_DAYS : Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS));

function composeSms(app: AppContext, { company, config, invitation, order, reminder }: MessageParts): OutgoingSms {
  const locale = invitation.language as Locale;
  const tokens = linkTokens(app, invitation);
  return {
    to: order.phone ?? '',
    id: reminder === null ? invitation.id : `${invitation.id}.${reminder}`,
    text: smsText(translator(locale, 'mails'), {
      companyName: company.name,
      name: GreetedName.parse(order.name),
      link: shortLink(app, 'i', tokens.form),
      optOutLink: shortLink(app, 'o', tokens.optOut),
      own: config.texts[locale]?.sms,
      reminder: reminder !== null,
    }),
  };
}

/** `/i/{token}` leads to the form, `/o/{token}` to the opt-out page: every sign of a text message counts. */
export const shortLink = (app: AppContext, to: 'i' | 'o', token: string): string =>
  `${app.config.PUBLIC_URL}/${to}/${token}`;

/** Signs of the link that a text message carries. */
export const shortLinkLength = (app: AppContext): number =>
  shortLink(app, 'i', app.tokens.derive('invitation', '00000000-0000-0000-0000-000000000000')).length;
