import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Why a payment by the saved card failed: the bank refused it, it wants its owner's consent, or there is no card. */
export const CARD_PROBLEMS = ['refused', 'authentication', 'no_card'] as const;
export type CardProblem = (typeof CARD_PROBLEMS)[number];

const Reader = z.object({ name: GreetedName, companyName: Line, url: MailUrl });
const reader = {
  name: 'Katarzyna Wójcik',
  companyName: 'Rowerowy Świat',
  url: 'https://reviews.example/panel/settings/billing?company=0198c0de-0000-7000-8000-000000000001',
};

/** When the saved card could not be charged. */
export const cardProblemMail = defineMail({
  key: 'card-problem',
  share: 'member',
  props: Reader.extend({
    problem: z.enum(CARD_PROBLEMS),
    amount: z.object({ minor: z.int(), currency: z.string().length(3) }),
    /** When the same card is charged again; null: not by itself. */
    again: z.date().nullable(),
  }),
  sample: {
    ...reader,
    problem: 'refused',
    amount: { minor: 12177, currency: 'USD' },
    again: new Date('2026-07-14T10:00:00Z'),
  },
  render: ({ name, companyName, url, problem, amount, again }, { t, format, locale }) => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
    const values = { companyName, amount: money.format(amount.minor / 100) };
    return {
      subject: t(`billing.card.${problem}Subject`, values),
      preview: t(`billing.card.${problem}`, values),
      greeted: name,
      blocks: [
        paragraph(t(`billing.card.${problem}`, values)),
        paragraph(again ? t('billing.card.again', { day: format.date(again) }) : t(`billing.card.${problem}Then`)),
        action(t('billing.card.pay'), url, t('layout.linkHelp')),
      ],
      reason: t('billing.reason', { companyName }),
    };
  },
});

/** Before the saved card expires. */
export const cardExpiresMail = defineMail({
  key: 'card-expires',
  share: 'member',
  props: Reader.extend({ last4: z.string().regex(/^\d{4}$/), expires: z.date() }),
  sample: { ...reader, last4: '4242', expires: new Date('2026-07-01T12:00:00Z') },
  render: ({ name, companyName, url, last4, expires }, { t, locale }) => {
    const month = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
      expires,
    );
    const values = { companyName, last4, month };
    return {
      subject: t('billing.card.expiresSubject', values),
      preview: t('billing.card.expires', values),
      greeted: name,
      blocks: [
        paragraph(t('billing.card.expires', values)),
        paragraph(t('billing.card.expiresThen')),
        action(t('billing.card.change'), url, t('layout.linkHelp')),
      ],
      reason: t('billing.reason', { companyName }),
    };
  },
});
