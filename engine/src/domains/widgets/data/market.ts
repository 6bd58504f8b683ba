import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import type { Locale } from '@app/contracts/common';
import type { CompanyProfile, GradeReport } from '@app/contracts/companies';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { htmlLang } from '@app/locales/manifest.ts';
import type { Queries } from '../../../platform/db.ts';
import type { Company } from '../../companies/public.ts';
import { activeMarkets } from '../../markets/public.ts';
import { marketReport } from '../../reviews/public.ts';

/** A market that a widget is limited to. */
export interface ShownMarket {
  /** Null: the main one. */
  id: string | null;
  code: string;
  /** Its name, as on the profile: the main one has that of its country. */
  name: string;
  report: GradeReport;
}

interface Chosen {
  profile: CompanyProfile;
  chosen: WidgetSettings['market'];
  locale: Locale;
}

/** The chosen market with its figures; null for one that the profile does not show: archived, or the plan has ended. */
export async function shownMarket(
  queries: Queries,
  company: Company,
  { profile, chosen, locale }: Chosen,
): Promise<ShownMarket | null> {
  if (chosen === null || profile.markets.length === 0) return null;
  const id = chosen === MAIN_MARKET ? null : chosen;
  const code =
    id === null ? MAIN_MARKET : (await activeMarkets(queries, company.id)).find((one) => one.id === id)?.code;
  const market = profile.markets.find((one) => one.code === code);
  if (!market) return null;
  const countries = new Intl.DisplayNames([htmlLang(locale)], { type: 'region' });
  return {
    id,
    code: market.code,
    name: market.name ?? countries.of(market.country) ?? market.country,
    report: await marketReport(queries, company, id),
  };
}
