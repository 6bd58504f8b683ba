import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NotificationKind } from '@app/contracts/notifying/notifications';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { announceAll } from '../../platform/live/announce.ts';
import { companyById } from '../companies/public.ts';
import type { MailedMember } from '../companies/public.ts';
import { addresseesOf } from './preferences.ts';
import { pushLater } from './push/send.ts';
import { notifications } from './schema.ts';

/** Kinds without a mail of their own: `now` is a digest of one line, at once. */
const WITHOUT_MAIL: readonly NotificationKind[] = ['new_review', 'import_finished', 'limit_reached', 'text_messages'];
/** The hour of the company's day at which digests are mailed. */
const DIGEST_HOUR = 8;

const Happening = z.object({
  companyId: Id,
  kind: NotificationKind,
  subjectId: Id.nullable(),
  /** Identifies what happened. */
  key: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
});
type Happening = z.input<typeof Happening>;

/** The next morning, or Monday morning, of the company. */
function nextDigest(period: 'daily' | 'weekly', timeZone: string): SQL<Date> {
  const [unit, step] = period === 'daily' ? ['day', '1 day'] : ['week', '7 days'];
  return sql`(select (start + case when start <= local then ${step}::interval else '0'::interval end) at time zone ${timeZone}
    from (select engine.app_now() at time zone ${timeZone} as local,
      date_trunc(${unit}, engine.app_now() at time zone ${timeZone}) + make_interval(hours => ${DIGEST_HOUR}) as start) as clock)`;
}

/**
 * Notifies the members whom something concerns, once each, as they have chosen. Not for tenant transactions, which see no
 * accounts: `notifyLater` is.
 * @returns those who want a mail at once, if the kind has one of its own
 */
export async function notify(
  app: AppContext,
  tx: Tx,
  { companyId, kind, subjectId, key, detail = {} }: Happening,
): Promise<MailedMember[]> {
  const company = await companyById(tx, companyId);
  const addressees = await addresseesOf(tx, companyId, kind);
  if (!company || addressees.length === 0) return [];
  const at = await app.clock.now(tx);
  const rows = addressees.map(({ userId, panel, mail }) => {
    const period = mail === 'off' || (mail === 'now' && !WITHOUT_MAIL.includes(kind)) ? null : mail;
    const mailDue = period === null ? null : period === 'now' ? at : (nextDigest(period, company.timeZone) as never);
    return {
      id: newId(),
      companyId,
      userId,
      kind,
      subjectId,
      eventKey: `${kind}:${key}`,
      detail,
      inPanel: panel,
      at,
      period,
      mailDue,
    };
  });
  const added = await tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId, inPanel: notifications.inPanel });
  await announceAll(
    tx,
    added.flatMap(({ userId, inPanel }) =>
      inPanel ? [{ companyId, kind: 'notification', subjectId: null, userId }] : [],
    ),
  );
  const pushed = new Set(addressees.flatMap(({ userId, push }) => (push ? [userId] : [])));
  await pushLater(
    app,
    tx,
    companyId,
    added.filter(({ userId }) => pushed.has(userId)),
  );
  const isNew = new Set(added.map(({ userId }) => userId));
  return WITHOUT_MAIL.includes(kind)
    ? []
    : addressees.filter(({ userId, mail }) => mail === 'now' && isNew.has(userId));
}

export const noteHappening = defineJob({
  name: 'notifications.note',
  data: Happening,
  run: async (app, happening) => {
    await app.db.tx((tx) => notify(app, tx, happening));
  },
});

/** The same after the transaction, without a mail of its own. */
export const notifyLater = (app: AppContext, tx: Tx, happening: Happening): Promise<void> =>
  app.outbox.add(tx, noteHappening, Happening.parse(happening));
