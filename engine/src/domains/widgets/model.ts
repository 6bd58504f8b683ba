import type { Locale } from '@app/contracts/common';
import { LOCALES } from '@app/contracts/common';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import { MARKET_WIDGETS, WIDGET_LAYOUTS } from '@app/contracts/widgets/kinds';
import type { WidgetKind, WidgetState } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { domainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';

export class WidgetNotFound extends domainError('widget_not_found', 404) {}
/** The widget is limited to other host names than that of the page. */
export class WidgetDomainRefused extends domainError('widget_domain_refused', 403) {}
export class TooManyWidgets extends domainError('too_many_widgets', 409) {}

/** What is wrong with settings of a kind, besides their schema. Of surveys and markets: ids that the company may choose. */
export function settingsErrors(
  kind: WidgetKind,
  { layout, surveyId, market }: WidgetSettings,
  { surveys, markets }: { surveys: readonly string[]; markets: readonly string[] },
): FieldError[] {
  const known = MARKET_WIDGETS.includes(kind) && markets.length > 0 ? [MAIN_MARKET, ...markets] : [];
  const layouts: readonly string[] = WIDGET_LAYOUTS[kind];
  const wrong = (path: string, values: readonly string[]): FieldError => ({
    path: `settings.${path}`,
    code: 'invalid_value',
    params: { values: values.join(', ') },
  });
  return [
    ...(layouts.includes(layout) ? [] : [wrong('layout', layouts)]),
    ...(surveyId === null || surveys.includes(surveyId) ? [] : [wrong('surveyId', surveys)]),
    ...(market === null || known.includes(market) ? [] : [wrong('market', known)]),
  ];
}

/**
 * Whether a page of `origin` may read a widget limited to these host names. Requests without an origin are our own pages
 * and programs, and `null` is a sandboxed frame, whose embedding page `frame-ancestors` decides about.
 */
export function mayStandOn(domains: readonly string[], origin: string | undefined, ownOrigin: string): boolean {
  if (domains.length === 0 || origin === undefined || origin === 'null' || origin === ownOrigin) return true;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The locale of a language tag of a page, such as `de-AT` or `nb`. */
export function localeOfTag(tag: string | undefined): Locale | undefined {
  const language = tag?.toLowerCase().split(/[-_]/, 1)[0];
  const known = language === 'nb' || language === 'nn' ? 'no' : language;
  return LOCALES.find((locale) => locale === known);
}

/** What decides about the state of a widget. */
export interface Circumstances {
  company: { state: string; presentation: string };
  suspended: boolean;
  /** Whether there is anything to show: reviews, or for the form of a survey the survey. */
  any: boolean;
}

export function stateOf({ company, suspended, any }: Circumstances): WidgetState {
  if (company.state === 'blocked') return 'blocked';
  if (company.presentation !== 'shown') return 'hidden';
  if (suspended) return 'suspended';
  return any ? 'shown' : 'empty';
}
