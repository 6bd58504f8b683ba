import type { z } from 'zod';
import type { ApiKeyList, CreatedApiKey } from '@app/contracts/invitations';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Keys of the open API. */
export const apiKeysApi = ({ base, locale }: CompanyScope) => ({
  apiKeys: (signal?: AbortSignal) => api.get<z.infer<typeof ApiKeyList>>(`${base}/api-keys`, { signal }),
  createApiKey: (name: string, idempotencyKey: string) =>
    api.post<z.infer<typeof CreatedApiKey>>(`${base}/api-keys`, { body: { name }, idempotencyKey, locale }),
  revokeApiKey: (id: string) => api.delete(`${base}/api-keys/${id}`),
});
