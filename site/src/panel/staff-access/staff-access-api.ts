import type { SetStaffAccess, StaffAccess } from '@app/contracts/staff/visits';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** What staff may do in the panel, and their visits. */
export const staffAccessApi = ({ base, locale }: CompanyScope) => ({
  access: (signal?: AbortSignal) => api.get<StaffAccess>(`${base}/staff-access`, { signal }),
  allow: (body: SetStaffAccess) => api.put<StaffAccess>(`${base}/staff-access`, { body, locale }),
  end: (id: string) => api.delete<StaffAccess>(`${base}/staff-access/visits/${id}`, { locale }),
});

/** Ends the visit that this browser is in. */
export const leaveVisit = () => api.post('/staff-visit/end');
