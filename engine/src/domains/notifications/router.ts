import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { LiveQuery } from '@app/contracts/live';
import {
  NotificationMail,
  NotificationPage,
  NotificationPreferences,
  NotificationQuery,
  ReadNotifications,
  Unsubscribe,
} from '@app/contracts/notifying/notifications';
import { AddPushDevice, PushDevices } from '@app/contracts/notifying/push';
import type { EventStream } from '../../platform/live/live.ts';
import { EVENT_STREAM } from '../../platform/live/send-events.ts';
import { route } from '../../platform/route.ts';
import { listNotifications, readNotifications } from './inbox.ts';
import { openPanelStream } from './live/panel-stream.ts';
import { addDevice, listDevices, removeDevice } from './push/devices.ts';
import { savePreferences, showPreferences } from './preferences.ts';
import { showMail, unsubscribe, unsubscribePage } from './unsubscribing/unsubscribe.ts';

const CompanyParams = z.object({ companyId: Id });
const PANEL_PATH = '/panel/companies/:companyId';
const panel = { tag: 'Panel', auth: 'member', params: CompanyParams, status: 200 } as const;
const mailed = {
  tag: 'Accounts',
  auth: 'none',
  params: z.object({ token: Token }),
  failures: ['token_invalid'] as string[],
} as const;

export const notificationRoutes = [
  route(
    {
      ...panel,
      method: 'get',
      path: `${PANEL_PATH}/events`,
      summary: 'Stream changes as server-sent events with ids only; ends with the session or membership',
      act: 'events.read',
      query: LiveQuery,
      stream: EVENT_STREAM,
      answer: z.custom<EventStream>(),
      failures: ['rate_limited'],
    },
    (ctx, { params, query }) => openPanelStream(ctx, params.companyId, query),
  ),
  route(
    {
      ...panel,
      method: 'get',
      path: `${PANEL_PATH}/notifications`,
      summary: 'List the caller’s notifications, newest first',
      act: 'notifications.read',
      query: NotificationQuery,
      answer: NotificationPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => listNotifications(ctx, params.companyId, query),
  ),
  route(
    {
      ...panel,
      method: 'post',
      path: `${PANEL_PATH}/notifications/read`,
      summary: 'Mark one of the caller’s notifications as read, or all up to it',
      act: 'notifications.write',
      body: ReadNotifications,
      answer: z.object({ unread: z.int() }),
    },
    (ctx, { params, body }) => readNotifications(ctx, params.companyId, body),
  ),
  route(
    {
      ...panel,
      method: 'get',
      path: `${PANEL_PATH}/notification-preferences`,
      summary: 'Get the caller’s notification preferences',
      act: 'notifications.read',
      answer: NotificationPreferences,
    },
    (ctx, { params }) => showPreferences(ctx, params.companyId),
  ),
  route(
    {
      ...panel,
      method: 'put',
      path: `${PANEL_PATH}/notification-preferences`,
      summary: 'Set notification preferences; omitted kinds stay as they are',
      act: 'notifications.write',
      body: NotificationPreferences,
      answer: NotificationPreferences,
    },
    (ctx, { params, body }) => savePreferences(ctx, params.companyId, body),
  ),
  route(
    {
      ...panel,
      method: 'get',
      path: `${PANEL_PATH}/push-devices`,
      summary: 'List the caller’s devices for push notifications, and the key for adding one',
      act: 'push.read',
      answer: PushDevices,
    },
    (ctx, { params }) => listDevices(ctx, params.companyId),
  ),
  route(
    {
      ...panel,
      method: 'post',
      path: `${PANEL_PATH}/push-devices`,
      summary: 'Send push notifications to a device of the caller (web push)',
      act: 'push.write',
      body: AddPushDevice,
      answer: PushDevices,
      failures: ['push_off'],
    },
    (ctx, { params, body }) => addDevice(ctx, params.companyId, body),
  ),
  route(
    {
      ...panel,
      method: 'delete',
      path: `${PANEL_PATH}/push-devices/:deviceId`,
      summary: 'Stop push notifications to one of the caller’s devices',
      act: 'notifications.write',
      params: CompanyParams.extend({ deviceId: Id }),
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => removeDevice(ctx, params.companyId, params.deviceId),
  ),
  route(
    {
      ...mailed,
      method: 'get',
      path: '/notification-mails/:token',
      summary: 'Read the kinds of notifications in a mail, and whether they are still mailed',
      status: 200,
      answer: NotificationMail,
    },
    (ctx, { params }) => showMail(ctx, params.token),
  ),
  route(
    {
      ...mailed,
      method: 'post',
      path: '/notification-mails/:token/unsubscribe',
      summary: 'Unsubscribe from the kinds of notifications in a mail, or from all optional ones',
      body: Unsubscribe,
      status: 204,
    },
    (ctx, { params, body }) => unsubscribe(ctx, params.token, body.all),
  ),
  route(
    {
      ...mailed,
      method: 'post',
      path: '/notification-mails/:token/one-click',
      summary: 'Unsubscribe by one click in a mail client (RFC 8058)',
      status: 204,
    },
    (ctx, { params }) => unsubscribe(ctx, params.token),
  ),
  route(
    {
      ...mailed,
      method: 'get',
      path: '/notification-mails/:token/one-click',
      summary: 'Redirect mail clients that open the one-click address as a page',
      status: 303,
      answer: z.string(),
    },
    (ctx, { params }) => unsubscribePage(ctx, params.token),
  ),
];
