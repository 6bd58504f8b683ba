import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import type { Dashboard, DashboardQuery } from '@app/contracts/company/dashboard';
import type { CompanyOverview } from '@app/contracts/invitations';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The first page's figures. */
export const overviewApi = ({ base }: CompanyScope) => ({
  overview: (signal?: AbortSignal) => api.get<CompanyOverview>(`${base}/overview`, { signal }),
  dashboard: (days: DashboardQuery['days'], signal?: AbortSignal) =>
    api.get<Dashboard>(`${base}/dashboard`, { query: { days }, signal }),
  tasks: (signal?: AbortSignal) => api.get<CompanyTasks>(`${base}/tasks`, { signal }),
});
