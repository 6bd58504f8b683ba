import type { EditSplitter, Splitter } from '@app/contracts/inviting/splitter';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Other sites that a share of the customers is sent to. */
export const splitterApi = ({ base, locale }: CompanyScope) => ({
  splitter: (signal?: AbortSignal) => api.get<Splitter>(`${base}/splitter`, { locale, signal }),
  saveSplitter: (body: EditSplitter) => api.put<Splitter>(`${base}/splitter`, { body, locale }),
});
