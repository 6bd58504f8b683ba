import type { CompanyHit, TopCompanies } from '@app/contracts/companies';
import type { Locale } from '@app/locales/manifest.ts';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import type { ServerAnswer } from '../profile/profile-data.ts';

/** What the company finder shows before anything is looked for: the best ranked companies. */
export interface StartData {
  top: CompanyHit[];
  search: '';
}

const TOP = 8;
const KEEP_SECONDS = 5;

export async function loadStart(locale: Locale): Promise<ServerAnswer<StartData>> {
  const top = await fromEngine<TopCompanies>('/companies/top', { locale, query: { limit: TOP } });
  const items = top.kind === 'ok' ? top.data.items : [];
  return {
    status: 200,
    // The box alone is of use as well, and is not kept.
    headers: top.kind === 'ok' ? cacheHeaders(['search', ...items.map(({ id }) => id)], KEEP_SECONDS) : {},
    props: { top: items, search: '' },
  };
}
