import type { AddOptOut, OptOutPage } from '@app/contracts/inviting/opt-outs';
import { API_BASE, api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Opt-outs from a company's messages. */
export const optOutsApi = ({ base, locale }: CompanyScope) => ({
  optOuts: (query: { address: string | null; cursor: string | null }, signal?: AbortSignal) =>
    api.get<OptOutPage>(`${base}/opt-outs`, { query, locale, signal }),
  addOptOut: (body: AddOptOut) => api.post(`${base}/opt-outs`, { body, locale }),
  exportUrl: `${API_BASE}${base}/opt-outs/export`,
});
