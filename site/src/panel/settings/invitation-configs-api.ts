import type { z } from 'zod';
import type { InvitationConfig, InvitationConfigList, UpdateInvitationConfig } from '@app/contracts/invitations';
import type { ConfigPreview, FormPreview, PreviewConfig, SmsTest } from '@app/contracts/inviting/previews';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Invitation configurations. */
export const invitationConfigsApi = ({ base, locale }: CompanyScope) => ({
  configs: (signal?: AbortSignal) =>
    api.get<z.infer<typeof InvitationConfigList>>(`${base}/invitation-configs`, { signal }),
  createConfig: (body: UpdateInvitationConfig, idempotencyKey: string) =>
    api.post<InvitationConfig>(`${base}/invitation-configs`, { body, idempotencyKey, locale }),
  deleteConfig: (id: string) => api.delete(`${base}/invitation-configs/${id}`, { locale }),
  preview: (body: PreviewConfig, signal?: AbortSignal) =>
    api.post<ConfigPreview>(`${base}/invitation-configs/preview`, { body, locale, signal }),
  formPreview: (body: PreviewConfig) =>
    api.post<FormPreview>(`${base}/invitation-configs/form-preview`, { body, locale }),
  sendTest: (body: PreviewConfig) => api.post(`${base}/invitation-configs/test`, { body, locale }),
  sendSmsTest: (body: SmsTest) => api.post(`${base}/invitation-configs/test-sms`, { body, locale }),
  saveConfig: (id: string, body: UpdateInvitationConfig) =>
    api.put<InvitationConfig>(`${base}/invitation-configs/${id}`, { body, locale }),
});
