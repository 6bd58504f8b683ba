import type { Locale } from '@app/locales/manifest.ts';
import type { CompanyHit, CompanySearchResult, TopCompanies } from '@app/contracts/companies';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import type { ServerAnswer } from '../profile/profile-data.ts';
import { queryString } from '../../lib/api.ts';

/** What the company finder shows: results for a query, else the best ranked companies. */
export type SearchData = (
  | { kind: 'results'; query: string; items: CompanyHit[] }
  | { kind: 'start'; top: CompanyHit[] }
  | { kind: 'down'; query: string }
) & { search: string };

const MAX_QUERY = 100;
const RESULTS = 20;
const TOP = 8;

export async function loadSearch(query: Record<string, unknown>, locale: Locale): Promise<ServerAnswer<SearchData>> {
  const words = typeof query['q'] === 'string' ? query['q'].trim().slice(0, MAX_QUERY) : '';
  const search = queryString({ q: words });
  if (words === '') {
    const top = await fromEngine<TopCompanies>('/companies/top', { locale, query: { limit: TOP } });
    // The box alone is of use as well.
    return {
      status: 200,
      headers: top.kind === 'ok' ? keep(top.data.items) : {},
      props: { kind: 'start', top: top.kind === 'ok' ? top.data.items : [], search },
    };
  }
  const found = await fromEngine<CompanySearchResult>('/search/companies', {
    locale,
    query: { q: words, limit: RESULTS },
  });
  if (found.kind === 'down') return { status: 503, headers: {}, props: { kind: 'down', query: words, search } };
  const items = found.kind === 'ok' ? found.data.items : [];
  return { status: 200, headers: keep(items), props: { kind: 'results', query: words, items, search } };
}

/** A change of a company that is shown drops the page; one that should be shown now is found after these seconds. */
const keep = (items: readonly CompanyHit[]) => cacheHeaders(['search', ...items.map(({ id }) => id)], 5);
