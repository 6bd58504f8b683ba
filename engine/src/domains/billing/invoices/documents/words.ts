import type { Invoice, InvoiceItem } from '@app/contracts/billing/invoices';
import type { PlanName } from '@app/contracts/plans';
import { htmlLang } from '@app/locales';
import type { Locale } from '@app/locales';
import { formats, translator } from '../../../../platform/i18n.ts';
import type { Translate } from '../../../../platform/i18n.ts';

/** Words, numbers and days of documents in one language. */
export interface DocumentWords {
  t: Translate<'mails'>;
  /** An amount without its currency: "1 234,56". */
  amount(value: number): string;
  /** With the code of its currency: "1 234,56 USD". */
  money(value: number, currency: string): string;
  number(value: number): string;
  /** An exchange rate: "3,9876". */
  rate(decimal: string): string;
  /** A whole per cent: "23 %". */
  percent(value: number): string;
  day(day: string): string;
  country(code: string): string;
  itemName(item: InvoiceItem): string;
  /** The days that an item is for. */
  itemPeriod(item: InvoiceItem): string | null;
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const cache = new Map<Locale, DocumentWords>();

export function documentWords(locale: Locale): DocumentWords {
  const t = translator(locale, 'mails');
  const known = cache.get(locale);
  // Texts can be edited while the process runs; what is formatted by Intl cannot.
  if (known) return { ...known, t, itemName: itemNames(locale, t) };
  const made = makeWords(locale, t);
  cache.set(locale, made);
  return made;
}

function makeWords(locale: Locale, t: Translate<'mails'>): DocumentWords {
  const { number, percent } = formats(locale);
  const tag = locale === 'en' ? 'en-GB' : htmlLang(locale);
  // A tax of -0 on a correction is shown as zero.
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;
  const amounts = new Intl.NumberFormat(tag, two);
  const rates = new Intl.NumberFormat(tag, { minimumFractionDigits: 4, maximumFractionDigits: 6 });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([tag], { type: 'region' });
  return {
    t,
    amount: (value) => amounts.format(value / 100),
    money: (value, currency) =>
      new Intl.NumberFormat(tag, { ...two, style: 'currency', currency, currencyDisplay: 'code' }).format(value / 100),
    number,
    rate: (decimal) => rates.format(Number(decimal)),
    percent: (value) => percent(value / 100),
    day: (day) => days.format(utc(day)),
    country: (code) => countries.of(code) ?? code,
    itemName: itemNames(locale, t),
    itemPeriod: (item) => ('from' in item ? days.formatRange(utc(item.from), utc(item.to)) : null),
  };
}

function itemNames(locale: Locale, t: Translate<'mails'>): DocumentWords['itemName'] {
  const tag = htmlLang(locale);
  const plans = translator(locale, 'pricing');
  const planName = (plan: PlanName) => plans(`plans.${plan}.name`);
  return (item) => {
    switch (item.kind) {
      case 'plan':
        return t(`invoice.items.${item.term}`, { plan: planName(item.plan) });
      case 'upgrade':
        return t('invoice.items.upgrade', { from: planName(item.fromPlan), to: planName(item.plan) });
      case 'translation': {
        const names = new Intl.DisplayNames([tag], { type: 'language' });
        const languages = item.languages.map((language) => names.of(htmlLang(language)) ?? language);
        return t('invoice.items.translation', { languages: new Intl.ListFormat(tag).format(languages) });
      }
      case 'text_messages':
        return t('invoice.items.textMessages', { number: formats(locale).number(item.messages) });
    }
  };
}

/** Why no Polish VAT is due, in the words that the law wants; null where it is due. */
export function exemptionOf({ vatTreatment }: Invoice, t: Translate<'mails'>): string | null {
  switch (vatTreatment) {
    case 'domestic':
      return null;
    case 'reverse_charge':
      return t('invoice.reverseCharge');
    case 'outside_eu':
      return t('invoice.notSubject');
  }
}
