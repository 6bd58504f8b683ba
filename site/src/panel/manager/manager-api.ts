import type { ManagerBox, WriteToManager } from '@app/contracts/company/manager';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Who looks after the company, and the messages exchanged with them. */
export const managerApi = ({ base, locale }: CompanyScope) => ({
  box: (cursor: string | null, signal?: AbortSignal) =>
    api.get<ManagerBox>(`${base}/manager`, { query: { cursor }, signal, locale }),
  write: (body: WriteToManager) => api.post<ManagerBox>(`${base}/manager/messages`, { body, locale }),
});
