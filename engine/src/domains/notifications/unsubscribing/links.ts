import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { NotificationKind } from '@app/contracts/notifying/notifications';
import type { AppContext } from '../../../platform/context.ts';
import { siteUrl } from '../../../platform/links.ts';
import type { OutgoingMail } from '../../../platform/mail/mailer.ts';
import { canBeOff } from '../preferences.ts';
import { notifications } from '../schema.ts';

type UnsubscribeLinks = Pick<OutgoingMail, 'oneClickUrl' | 'unsubscribeUrl'>;

/** Page and one-click address with which the member of a notification or digest ends such mails. */
export function unsubscribeLinksOf(app: AppContext, locale: Locale, subjectId: string): Required<UnsubscribeLinks> {
  const token = app.tokens.derive('notification-mail', subjectId);
  return {
    oneClickUrl: `${app.config.PUBLIC_URL}/api/v1/notification-mails/${token}/one-click`,
    unsubscribeUrl: unsubscribePageUrl(app, locale, token),
  };
}

/** URL of the page that asks for confirmation. */
export const unsubscribePageUrl = (app: AppContext, locale: Locale, token: string): string =>
  siteUrl(app, locale, `/notifications/unsubscribe/${token}`);

/** The same for a mail that tells a member of a notification at once; none for a kind that is always mailed. */
export async function unsubscribeLinks(
  app: AppContext,
  { companyId, userId, kind, locale }: { companyId: string; userId: string; kind: NotificationKind; locale: Locale },
): Promise<UnsubscribeLinks> {
  if (!canBeOff(kind)) return {};
  const [newest] = await app.db.queries
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.userId, userId), eq(notifications.kind, kind)))
    .orderBy(desc(notifications.id))
    .limit(1);
  return newest ? unsubscribeLinksOf(app, locale, newest.id) : {};
}
