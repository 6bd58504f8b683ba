import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { linkOfNotification, panelPath } from '@app/contracts/notifying/panel-links';
import type { PushMessage } from '@app/contracts/notifying/push';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { translator } from '../../../platform/i18n.ts';
import { defineJob } from '../../../platform/job.ts';
import { localePath } from '../../../platform/links.ts';
import { mayUse, subscriptionOf } from '../../billing/public.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import { notifications, pushDevices } from '../schema.ts';
import { isPushService } from './services.ts';

/** How long a push service keeps a message for a device that is off: older ones say nothing any more. */
const TTL_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;
/** The push service does not know the device any more: its browser has unsubscribed. */
const GONE = new Set([404, 410]);

type Notification = typeof notifications.$inferSelect;

/** What the device shows: whose panel, what kind of thing, and where it is. No words of reviewers. */
function messageOf({ kind, subjectId, detail, companyId }: Notification, company: string, locale: Locale): PushMessage {
  return {
    title: company,
    body: translator(locale, 'panel')(`notifications.kinds.${kind}`),
    url: localePath(locale, panelPath(linkOfNotification({ kind, subjectId, detail }), companyId)),
    tag: `${kind}:${subjectId ?? ''}`,
    lang: locale,
  };
}

/** Posts the encrypted message (RFC 8030). @returns the status of the push service's answer */
async function post(app: AppContext, device: typeof pushDevices.$inferSelect, message: PushMessage): Promise<number> {
  const { PUSH } = app.config;
  if (!PUSH || !isPushService(device.endpoint, app.config)) return 404;
  const { generateRequestDetails } = (await import('web-push')).default;
  const { endpoint, p256dh, auth } = device;
  const { method, headers, body } = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      TTL: TTL_SECONDS,
      urgency: 'normal',
      vapidDetails: {
        subject: PUSH.VAPID_SUBJECT,
        publicKey: PUSH.VAPID_PUBLIC_KEY,
        privateKey: PUSH.VAPID_PRIVATE_KEY,
      },
    },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Tells one device of one notification; a device that is gone, or whose member is, is forgotten. */
export const sendPush = defineJob({
  name: 'notifications.push',
  data: z.object({ notificationId: Id, deviceId: Id }),
  async run(app, { notificationId, deviceId }) {
    const { queries } = app.db;
    const [notification] = await queries.select().from(notifications).where(eq(notifications.id, notificationId));
    const [device] = await queries.select().from(pushDevices).where(eq(pushDevices.id, deviceId));
    const company = notification && (await companyById(queries, notification.companyId));
    if (!notification || !device || !company || device.companyId !== company.id) return;
    const member = (await membersToMail(queries, company.id)).find(({ userId }) => userId === device.userId);
    const forget = async () => void (await queries.delete(pushDevices).where(eq(pushDevices.id, deviceId)));
    if (!member) return forget();
    const subscription = await app.db.tx((tx) => subscriptionOf(app, tx, company));
    if (!mayUse(subscription, 'mobile_support')) return;
    const status = await post(app, device, messageOf(notification, company.name, member.locale));
    if (GONE.has(status)) return forget();
    if (status >= 300) throw new Error(`the push service answered ${status}`);
  },
});

/** Tells the devices of members of their notifications, after the transaction. */
export async function pushLater(
  app: AppContext,
  tx: Tx,
  companyId: string,
  added: readonly { id: string; userId: string }[],
): Promise<void> {
  if (!app.config.PUSH || added.length === 0) return;
  const users = added.map(({ userId }) => userId);
  const devices = await tx
    .select({ id: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(and(eq(pushDevices.companyId, companyId), inArray(pushDevices.userId, users)));
  await app.outbox.addAll(
    tx,
    sendPush,
    devices.flatMap(({ id: deviceId, userId }) => {
      const notificationId = added.find((one) => one.userId === userId)?.id;
      return notificationId === undefined ? [] : [{ notificationId, deviceId }];
    }),
  );
}
