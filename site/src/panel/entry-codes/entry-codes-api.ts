import type { CreateEntryCode, EntryCode, EntryCodeList } from '@app/contracts/company-reviews/company-reviews';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Codes that open the review form without an invitation. */
export const entryCodesApi = ({ base, locale }: CompanyScope) => ({
  entryCodes: (signal?: AbortSignal) => api.get<EntryCodeList>(`${base}/entry-codes`, { signal }),
  createEntryCode: (body: CreateEntryCode, idempotencyKey: string) =>
    api.post<EntryCode>(`${base}/entry-codes`, { body, idempotencyKey, locale }),
  revokeEntryCode: (id: string) => api.delete(`${base}/entry-codes/${id}`, { locale }),
});
