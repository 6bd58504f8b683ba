import type { PlanName } from '@app/contracts/plans';
import type { Totals } from '@app/contracts/billing/billing';
import type { InvoiceItem, Term } from '@app/contracts/billing/invoices';
import type { Locale } from '@app/contracts/common';
import { formatDate, formatMoney, formatNumber, formatPercent, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import type { T } from '../../lib/texts/i18n.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';

/** Names, days and amounts of billing in the reader's language; days in the company's zone. */
export interface BillingWords {
  t: T;
  locale: Locale;
  plan(name: PlanName): string;
  term(term: Term): string;
  /** The day of an instant, or a day. */
  day(value: string): string;
  money(amount: number, currency: string): string;
  /** What a line of a charge or quote is for. */
  item(item: InvoiceItem): string;
  /** How the tax is called: its rate, or why there is none. */
  tax(totals: Pick<Totals, 'vatTreatment' | 'vatRate'>): string;
}

export function useBillingWords(): BillingWords {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const plan = (name: PlanName) => t(`plans.names.${name}`);
  const day = (value: string) => formatDate(locale, value, { timeZone: company.timeZone });
  const short = (value: string) => formatDate(locale, value, { style: 'medium' });
  return {
    t,
    locale,
    plan,
    term: (term) => t(`billing.terms.${term}`),
    day,
    money: (amount, currency) => formatMoney(locale, amount, currency),
    item(item) {
      switch (item.kind) {
        case 'plan':
          return t('billing.items.plan', { plan: plan(item.plan), from: short(item.from), to: short(item.to) });
        case 'upgrade':
          return t('billing.items.upgrade', {
            old: plan(item.fromPlan),
            plan: plan(item.plan),
            from: short(item.from),
            to: short(item.to),
          });
        case 'translation':
          return t('billing.items.translation', {
            languages: item.languages.map((one) => languageName(locale, one)).join(', '),
          });
        case 'text_messages':
          return t('billing.items.textMessages', {
            count: item.messages,
            number: formatNumber(locale, item.messages),
          });
      }
    },
    tax: ({ vatTreatment, vatRate }) =>
      vatTreatment === 'domestic'
        ? t('billing.tax.domestic', { rate: formatPercent(locale, (vatRate ?? 0) / 100) })
        : t(`billing.tax.${vatTreatment}`),
  };
}

/** Why a change of billing failed, in one sentence: the engine's, where it refuses. */
export function useBillingFailure(): (error: unknown) => string {
  const failureWords = useFailureMessage();
  return (error) => {
    const { status, message, detail } = failureOf(error);
    return status === 409 ? (detail ?? message) : failureWords(error);
  };
}
