import type { Locale } from '@app/contracts/common';
import type { ReviewCard } from '@app/contracts/reviews';
import { WIDGET_TEXTS } from '@app/contracts/widgets/kinds';
import type { WidgetText } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { htmlLang } from '@app/locales/manifest.ts';
import { formats, translator } from '../../../platform/i18n.ts';
import type { Translate } from '../../../platform/i18n.ts';

/** What the words are about. */
export interface Spoken {
  locale: Locale;
  timeZone: string;
  companyName: string;
  count: number;
  productCount: number | null;
  /** Share of orders that were followed by an invitation. */
  coverage: number | null;
  /** Whose figures they are, if not the whole company's. */
  market: string | undefined;
}

type Words = Translate<'widgets'>;

/** Placeholders that the script fills in stay as they are. */
const LATER = Object.fromEntries(
  ['grade', 'number', 'count', 'author', 'language', 'name'].map((name) => [name, `{{${name}}}`]),
);

/** Every word of the script, with all that is known filled in. */
export function textsOf({
  locale,
  companyName,
  count,
  productCount,
  coverage,
  market,
}: Spoken): Record<WidgetText, string> {
  const t: Words = translator(locale, 'widgets');
  const { number, percent } = formats(locale);
  const counted = (of: number) => t('script.count', { count: of, number: number(of) });
  const made: Partial<Record<WidgetText, string>> = {
    // Wherever figures stand, one of these is beside them: a market is never taken for the company.
    count: ofMarket(counted(count), market),
    open: ofMarket(t('script.open'), market),
    productCount: productCount === null ? '' : counted(productCount),
    coverageText: coverage === null ? '' : t('script.coverageText', { percent: percent(coverage) }),
  };
  const words = WIDGET_TEXTS.map((key) => [key, made[key] ?? t(`script.${key}`, { ...LATER, company: companyName })]);
  return Object.fromEntries(words) as Record<WidgetText, string>;
}

type Chosen = Pick<WidgetSettings, 'minGrade'> & {
  languages: readonly Locale[] | undefined;
  market: string | undefined;
};

const ofMarket = (words: string, market: string | undefined): string =>
  market === undefined ? words : `${words} · ${market}`;

/** The heading of the reviews, which says what is left out: other markets, lower grades, other languages. */
export function headingOf(locale: Locale, { minGrade, languages, market }: Chosen): string {
  const t: Words = translator(locale, 'widgets');
  const rated =
    minGrade === 1 ? t('script.rated') : minGrade === 5 ? t('onlyFive') : t('fromGrade', { grade: String(minGrade) });
  const heading = ofMarket(rated, market);
  return languages ? `${heading} (${languageNames(locale, languages)})` : heading;
}

function languageNames(locale: Locale, languages: readonly Locale[]): string {
  const names = new Intl.DisplayNames([htmlLang(locale)], { type: 'language' });
  return languages.map((language) => names.of(htmlLang(language).split('-')[0] ?? language)).join(', ');
}

/** What was checked of a review and when, in the order in which it was; as on its card on the profile. */
export function evidenceOf(
  { evidence }: ReviewCard,
  { locale, timeZone }: Pick<Spoken, 'locale' | 'timeZone'>,
): string[] {
  const t: Words = translator(locale, 'widgets');
  const { date } = formats(locale, timeZone);
  const { invited, submittedAt, confirmedAt, importedAt, checked } = evidence;
  const steps: [string, string | null | undefined][] = [
    [invited?.by ?? 'email', invited?.at],
    importedAt ? ['imported', importedAt] : ['submitted', submittedAt],
    ['confirmed', confirmedAt],
    [checked?.by ?? 'screening', checked?.at],
  ];
  return steps.flatMap(([step, at]) => (at ? [`${t(`evidence.${step}`)}: ${date(new Date(at))}`] : []));
}
