import type { BadgeProgress } from '@app/contracts/badges';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Badges and how far the company is with each. */
export const badgesApi = ({ base }: CompanyScope) => ({
  badges: (signal?: AbortSignal) => api.get<BadgeProgress>(`${base}/badges`, { signal }),
});
