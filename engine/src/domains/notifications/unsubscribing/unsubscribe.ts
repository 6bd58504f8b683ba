import { eq } from 'drizzle-orm';
import { NOTIFICATION_KINDS } from '@app/contracts/notifying/notifications';
import type { NotificationKind, NotificationMail } from '@app/contracts/notifying/notifications';
import type { AppContext } from '../../../platform/context.ts';
import { translator } from '../../../platform/i18n.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import { DigestKind } from '../mails/digest.tsx';
import { addresseesOf, canBeOff, endMails } from '../preferences.ts';
import { notificationDigests, notifications } from '../schema.ts';
import { unsubscribePageUrl } from './links.ts';

/** Kinds that come in one mail are left together. */
const TOGETHER: readonly NotificationKind[] = ['badge_won', 'badge_lost'];

interface MailedTo {
  companyId: string;
  userId: string;
  /** What the mail told of. */
  kinds: NotificationKind[];
}

/** Whom the mail of a link went to. @throws TokenInvalid, also once the notification has been deleted */
async function findMail(app: AppContext, token: string): Promise<MailedTo> {
  const id = app.tokens.subject(token);
  app.tokens.verify('notification-mail', token);
  const { companyId, userId, kind } = notifications;
  const rows = await app.db.queries
    .selectDistinct({ companyId, userId, kind })
    .from(notifications)
    .where(eq(notifications.id, id));
  const [digest] = await app.db.queries.select().from(notificationDigests).where(eq(notificationDigests.id, id));
  if (digest)
    rows.push(
      ...(await app.db.queries
        .selectDistinct({ companyId, userId, kind })
        .from(notifications)
        .where(eq(notifications.digestId, id))),
    );
  const [first] = rows;
  if (!first) throw new TokenInvalid();
  const kinds = new Set(rows.flatMap((row) => (TOGETHER.includes(row.kind) ? TOGETHER : [row.kind])));
  return { companyId: first.companyId, userId: first.userId, kinds: [...kinds].filter(canBeOff) };
}

/** What the page of a link shows. @throws TokenInvalid */
export async function showMail(ctx: RequestContext, token: string): Promise<NotificationMail> {
  const { companyId, userId, kinds } = await findMail(ctx, token);
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new TokenInvalid();
  const t = translator(ctx.locale, 'mails');
  const items = [];
  for (const kind of kinds) {
    const member = (await addresseesOf(ctx.db.queries, companyId, kind)).find((one) => one.userId === userId);
    const name = t(`digest.kinds.${DigestKind.parse(kind)}`);
    items.push({ kind, name, mailed: member !== undefined && member.mail !== 'off' });
  }
  return { company: { id: companyId, name: company.name }, kinds: items };
}

/** Ends mails of the kinds that a mail told of, or of all kinds that can be off. @throws TokenInvalid */
export async function unsubscribe(app: AppContext, token: string, all = false): Promise<void> {
  const { companyId, userId, kinds } = await findMail(app, token);
  const ended = all ? NOTIFICATION_KINDS.filter(canBeOff) : kinds;
  await app.db.tenantTx(companyId, (tx) => endMails(tx, companyId, userId, ended));
}

/** URL of the page, in the member's language. @throws TokenInvalid */
export async function unsubscribePage(ctx: RequestContext, token: string): Promise<string> {
  const { companyId, userId } = await findMail(ctx, token);
  const member = (await membersToMail(ctx.db.queries, companyId)).find((one) => one.userId === userId);
  return unsubscribePageUrl(ctx, member?.locale ?? ctx.locale, token);
}
