import { z } from 'zod';
import { PLAN_NAMES } from '@app/contracts/plans';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Changes of a subscription that are mailed. */
export const MAILED_EVENTS = [
  'began',
  'revived',
  'became_past_due',
  'suspended',
  'upgraded',
  'downgraded',
  'upgrade_reverted',
  'cancelled',
  'trial_extended',
  'trial_limited',
  'granted',
] as const;

export const PLAN_LABELS = { trustStart: 'Trust Start', trustPro: 'Trust Pro', enterprise: 'Enterprise' } as const;

const Reader = z.object({ name: GreetedName, companyName: Line, url: MailUrl });
const reader = {
  name: 'Katarzyna Wójcik',
  companyName: 'Rowerowy Świat',
  url: 'https://reviews.example/panel/settings/billing?company=0198c0de-0000-7000-8000-000000000001',
};

/** Before the end of a trial or period. */
export const comingEndMail = defineMail({
  key: 'coming-end',
  share: 'member',
  props: Reader.extend({
    kind: z.enum(['trial', 'renewal', 'cancelled', 'grace']),
    at: z.date(),
    days: z.int().positive(),
  }),
  sample: { ...reader, kind: 'trial', at: new Date('2026-07-14T10:00:00Z'), days: 7 },
  render: ({ name, companyName, url, kind, at, days }, { t, format }) => {
    const values = { companyName, day: format.date(at), count: days };
    return {
      subject: t(`billing.ends.${kind}Subject`, values),
      preview: t(`billing.ends.${kind}`, values),
      greeted: name,
      blocks: [
        paragraph(t(`billing.ends.${kind}`, values)),
        paragraph(t(`billing.ends.${kind}Then`, values)),
        action(t('billing.action'), url, t('layout.linkHelp')),
      ],
      reason: t('billing.reason', { companyName }),
    };
  },
});

/** After a change. */
export const subscriptionChangedMail = defineMail({
  key: 'subscription-changed',
  share: 'member',
  props: Reader.extend({ event: z.enum(MAILED_EVENTS), plan: z.enum(PLAN_NAMES), until: z.date() }),
  sample: { ...reader, event: 'suspended', plan: 'trustPro', until: new Date('2026-07-14T10:00:00Z') },
  render: ({ name, companyName, url, event, plan, until }, { t, format }) => {
    const values = { companyName, plan: PLAN_LABELS[plan], day: format.date(until) };
    return {
      subject: t(`billing.changes.${event}Subject`, values),
      preview: t(`billing.changes.${event}`, values),
      greeted: name,
      blocks: [
        paragraph(t(`billing.changes.${event}`, values)),
        ...(event === 'suspended' ? [paragraph(t('billing.whatStays'))] : []),
        action(t('billing.action'), url, t('layout.linkHelp')),
      ],
      reason: t('billing.reason', { companyName }),
    };
  },
});

/** With an invoice or a correction. */
export const invoiceMail = defineMail({
  key: 'invoice',
  share: 'member',
  props: Reader.extend({
    kind: z.enum(['invoice', 'paid', 'correction']),
    number: Line,
    amount: z.object({ minor: z.int(), currency: z.string().length(3) }),
    dueOn: z.date(),
  }),
  sample: {
    ...reader,
    kind: 'invoice',
    number: 'FV/2026/000123',
    amount: { minor: 12177, currency: 'USD' },
    dueOn: new Date('2026-07-14T10:00:00Z'),
  },
  render: ({ name, companyName, url, kind, number, amount, dueOn }, { t, format, locale }) => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: amount.currency });
    const values = { companyName, number, amount: money.format(amount.minor / 100), day: format.date(dueOn) };
    return {
      subject: t(`billing.invoices.${kind}Subject`, values),
      preview: t(`billing.invoices.${kind}`, values),
      greeted: name,
      blocks: [
        paragraph(t(`billing.invoices.${kind}`, values)),
        ...(kind === 'invoice' ? [note(t('billing.invoices.transfer', { number }))] : []),
        action(t('billing.action'), url, t('layout.linkHelp')),
      ],
      reason: t('billing.reason', { companyName }),
    };
  },
});

/** When few of the text messages that were bought are left. */
export const fewMessagesMail = defineMail({
  key: 'few-text-messages',
  share: 'member',
  props: Reader.extend({ left: z.int().min(0) }),
  sample: { ...reader, left: 99 },
  render: ({ name, companyName, url, left }, { t }) => ({
    subject: t('billing.fewMessagesSubject', { companyName }),
    preview: t('billing.fewMessages', { companyName, count: left }),
    greeted: name,
    blocks: [
      paragraph(t('billing.fewMessages', { companyName, count: left })),
      paragraph(t('billing.fewMessagesThen')),
      action(t('billing.action'), url, t('layout.linkHelp')),
    ],
    reason: t('billing.reason', { companyName }),
  }),
});
