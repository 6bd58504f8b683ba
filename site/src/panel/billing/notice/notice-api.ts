import type { SubscriptionNotice } from '@app/contracts/billing/billing';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';

/** Apart from the rest of billing, because every screen asks for it. */
export const noticeApi = ({ base, locale }: CompanyScope) => ({
  notice: (signal?: AbortSignal) => api.get<SubscriptionNotice>(`${base}/billing/notice`, { signal, locale }),
});
