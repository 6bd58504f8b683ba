import type { CreateEntryCode, EntryCode, EntryCodeList } from '@app/contracts/company-reviews/company-reviews';
import type { PrintQuery } from '@app/contracts/company-reviews/print-files';
import { API_BASE, api, queryString } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Codes that open the review form without an invitation. */
export const entryCodesApi = ({ base, locale }: CompanyScope) => ({
  entryCodes: (signal?: AbortSignal) => api.get<EntryCodeList>(`${base}/entry-codes`, { signal }),
  createEntryCode: (body: CreateEntryCode, idempotencyKey: string) =>
    api.post<EntryCode>(`${base}/entry-codes`, { body, idempotencyKey, locale }),
  /** Of a file to print. */
  printUrl: (id: string, query: PrintQuery) => `${API_BASE}${base}/entry-codes/${id}/print${queryString({ ...query })}`,
  revokeEntryCode: (id: string) => api.delete(`${base}/entry-codes/${id}`, { locale }),
});
