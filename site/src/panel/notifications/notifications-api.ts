import type {
  NotificationPage,
  NotificationPreference,
  NotificationPreferences,
} from '@app/contracts/notifying/notifications';
import type { AddPushDevice, PushDevices } from '@app/contracts/notifying/push';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The member's own notifications, and which they want. */
export const notificationsApi = ({ base, locale }: CompanyScope) => ({
  notifications: (cursor: string | null, signal?: AbortSignal) =>
    api.get<NotificationPage>(`${base}/notifications`, { query: { cursor }, signal, locale }),
  /** `all`: with all older ones. */
  read: (notificationId: string, all: boolean) =>
    api.post<{ unread: number }>(`${base}/notifications/read`, { body: { notificationId, all }, locale }),
  pushDevices: (signal?: AbortSignal) => api.get<PushDevices>(`${base}/push-devices`, { signal, locale }),
  addPushDevice: (body: AddPushDevice) => api.post<PushDevices>(`${base}/push-devices`, { body, locale }),
  removePushDevice: (id: string) => api.delete(`${base}/push-devices/${id}`, { locale }),
  preferences: (signal?: AbortSignal) =>
    api.get<NotificationPreferences>(`${base}/notification-preferences`, { signal, locale }),
  savePreferences: (preferences: NotificationPreference[]) =>
    api.put<NotificationPreferences>(`${base}/notification-preferences`, { body: { preferences }, locale }),
});
