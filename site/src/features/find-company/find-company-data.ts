import type { CompanyHit, TopCompanies } from '@app/contracts/companies';
import type { Locale } from '@app/locales/manifest.ts';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../lib/api/engine.ts';

/** What the company finder shows before a search: the best ranked companies. */
export interface FindCompanyData {
  top: CompanyHit[];
  search: '';
}

const TOP = 8;
const KEEP_SECONDS = 5;

export async function loadFindCompany(locale: Locale): Promise<ServerAnswer<FindCompanyData>> {
  const top = await fromEngine<TopCompanies>('/companies/top', { locale, query: { limit: TOP } });
  const items = top.kind === 'ok' ? top.data.items : [];
  return {
    status: 200,
    // The search box works without them; such a page is not cached.
    headers: top.kind === 'ok' ? cacheHeaders(['search', ...items.map(({ id }) => id)], KEEP_SECONDS) : {},
    props: { top: items, search: '' },
  };
}
