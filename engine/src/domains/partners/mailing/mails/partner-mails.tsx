import { z } from 'zod';
import { CURRENCIES } from '@app/contracts/billing/invoices';
import { intlTag } from '../../../../platform/i18n.ts';
import { action, paragraph } from '../../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../../platform/mail/values.ts';

const Amount = z.object({ minor: z.int(), currency: z.enum(CURRENCIES) });
type Amount = z.infer<typeof Amount>;
const Reader = z.object({ name: GreetedName, url: MailUrl });
const reader = { name: 'Jan Kos', url: 'https://reviews.example/partners/panel/commissions' };

const money = (locale: string, { minor, currency }: Amount): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100);

/** A month such as `2027-03` in words. */
const monthIn = (locale: string, month: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** To a partner: a company that they have referred has paid for the first time. */
export const firstPaymentMail = defineMail({
  key: 'partner-first-payment',
  share: 'member',
  props: Reader.extend({ companyName: Line, amount: Amount }),
  sample: { ...reader, companyName: 'Rowerowy Świat', amount: { minor: 1980, currency: 'USD' } },
  render: ({ name, url, companyName, amount }, { t, locale }) => {
    const values = { companyName, amount: money(intlTag(locale), amount) };
    return {
      subject: t('partner.firstPaymentSubject', values),
      preview: t('partner.firstPayment', values),
      greeted: name,
      blocks: [paragraph(t('partner.firstPayment', values)), action(t('partner.action'), url, t('layout.linkHelp'))],
      reason: t('partner.reason'),
    };
  },
});

/** To a partner: the statement of a month is ready, or was paid. */
export const payoutMail = defineMail({
  key: 'partner-payout',
  share: 'member',
  props: Reader.extend({
    month: z.string().regex(/^\d{4}-\d\d$/),
    amount: Amount,
    reference: Line.nullable().meta({ description: 'Of the transfer; null before it' }),
  }),
  sample: { ...reader, month: '2027-03', amount: { minor: 19_008, currency: 'USD' }, reference: 'FV 12/03/2027' },
  render: ({ name, url, month, amount, reference }, { t, locale }) => {
    const tag = intlTag(locale);
    const values = { month: monthIn(tag, month), amount: money(tag, amount), reference: reference ?? '' };
    const text = t(reference === null ? 'partner.payoutReady' : 'partner.payoutPaid', values);
    return {
      subject: t(reference === null ? 'partner.payoutReadySubject' : 'partner.payoutPaidSubject', values),
      preview: text,
      greeted: name,
      blocks: [paragraph(text), action(t('partner.action'), url, t('layout.linkHelp'))],
      reason: t('partner.reason'),
    };
  },
});

/** To a partner: the client has taken over the company that they had created. */
export const handedOverMail = defineMail({
  key: 'partner-handed-over',
  share: 'member',
  props: Reader.extend({ companyName: Line }),
  sample: { ...reader, companyName: 'Rowerowy Świat' },
  render: ({ name, url, companyName }, { t }) => ({
    subject: t('partner.handedOverSubject', { companyName }),
    preview: t('partner.handedOver', { companyName }),
    greeted: name,
    blocks: [
      paragraph(t('partner.handedOver', { companyName })),
      action(t('partner.action'), url, t('layout.linkHelp')),
    ],
    reason: t('partner.reason'),
  }),
});
