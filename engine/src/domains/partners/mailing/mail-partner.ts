import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { CURRENCIES } from '@app/contracts/billing/invoices';
import type { Locale } from '@app/contracts/common';
import { Id } from '@app/contracts/common';
import type { PartnerMailKind } from '@app/contracts/partners/mails';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import { siteUrl } from '../../../platform/links.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { userById } from '../../accounts/public.ts';
import { companyHead } from '../../companies/public.ts';
import { partnerById } from '../repo.ts';
import { partnerPayouts, referrals } from '../schema.ts';
import { firstPaymentMail, handedOverMail, payoutMail } from './mails/partner-mails.tsx';
import { oneClickUrl } from './preferences.ts';

const Told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('first_payment'),
    companyId: Id,
    amount: z.object({ minor: z.int(), currency: z.enum(CURRENCIES) }),
  }),
  z.object({ kind: z.literal('payout'), payoutId: Id, paid: z.boolean() }),
  z.object({ kind: z.literal('handed_over'), companyId: Id }),
]);
type Told = z.infer<typeof Told>;

/** Page of the partner area that a mail leads to. */
const PAGES: Record<PartnerMailKind, string> = {
  first_payment: '/partners/panel/commissions',
  payout: '/partners/panel/commissions',
  handed_over: '/partners/panel/companies',
};

async function mailOf(
  { db: { queries } }: AppContext,
  told: Told,
  reader: { name: string; url: string },
): Promise<ReadyMail | undefined> {
  if (told.kind === 'payout') {
    const [payout] = await queries.select().from(partnerPayouts).where(eq(partnerPayouts.id, told.payoutId));
    if (!payout) return undefined;
    const { month, amount: minor, currency, reference } = payout;
    return payoutMail.with({ ...reader, month, amount: { minor, currency }, reference: told.paid ? reference : null });
  }
  const company = await companyHead(queries, told.companyId);
  if (!company) return undefined;
  const companyName = company.name;
  return told.kind === 'first_payment'
    ? firstPaymentMail.with({ ...reader, companyName, amount: told.amount })
    : handedOverMail.with({ ...reader, companyName });
}

/** Mails a partner what has happened, unless they do not want to know. */
export const mailPartner = defineJob({
  name: 'partners.mail-partner',
  queue: 'account-mail',
  last: true,
  ...MAIL_RETRIES,
  data: z.object({ partnerId: Id, told: Told }),
  async run(app, { partnerId, told }, run) {
    const partner = await partnerById(app.db.queries, partnerId);
    const user = partner?.userId ? await userById(app.db.queries, partner.userId) : undefined;
    if (!partner || !user || partner.mailsOff.includes(told.kind)) return;
    const locale = user.locale as Locale;
    const mail = await mailOf(app, told, { name: user.name, url: siteUrl(app, locale, PAGES[told.kind]) });
    if (!mail) return;
    await sendAtLeastOnce(app, run, {
      to: { address: user.email, name: user.name },
      locale,
      subjectId: partnerId,
      oneClickUrl: oneClickUrl(app, told.kind, partnerId),
      unsubscribeUrl: siteUrl(app, locale, '/partners/panel/business'),
      mail,
    });
  },
});

/** Tells the partner who had created a company that it has an owner of its own now. */
export const tellHandedOver = defineJob({
  name: 'partners.tell-handed-over',
  data: z.object({ companyId: Id }),
  async run(app, { companyId }) {
    await app.db.tx(async (tx) => {
      const [created] = await tx
        .select({ partnerId: referrals.partnerId })
        .from(referrals)
        .where(and(eq(referrals.companyId, companyId), eq(referrals.source, 'created')));
      if (!created) return;
      await app.outbox.add(tx, mailPartner, {
        partnerId: created.partnerId,
        told: { kind: 'handed_over', companyId },
      });
    });
  },
});
