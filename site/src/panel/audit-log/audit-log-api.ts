import type { AuditActors, AuditPage } from '@app/contracts/trust/transparency';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';
import type { AuditFilter } from './audit-filter.ts';

/** What was done in the company, by whom. */
export const auditLogApi = ({ base, locale }: CompanyScope) => ({
  auditLog: (filter: AuditFilter & { cursor: string | null }, signal?: AbortSignal) =>
    api.get<AuditPage>(`${base}/audit-log`, { query: { ...filter }, locale, signal }),
  auditActors: (signal?: AbortSignal) => api.get<AuditActors>(`${base}/audit-log/actors`, { signal }),
});
