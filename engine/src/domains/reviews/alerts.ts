import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { companyById, membersToMail, noteLowAverage } from '../companies/public.ts';
import type { Company, MailedMember } from '../companies/public.ts';
import { deliver } from '../../platform/mail/delivery.ts';
import { lowAverageMail, negativeReviewMail } from './mails/alerts.tsx';
import { mediatedReviews } from './mediated.ts';
import { isNegative } from './model.ts';
import { companyAlerts } from './schema-company.ts';
import type { ALERTS } from './schema-company.ts';

type Alert = (typeof ALERTS)[number];

/** Below this average (in tenths) a company is told. */
export const LOW_AVERAGE_TENTHS = 42;
/** A first review alone is no average that could fall. */
const FEWEST_REVIEWS = 2;

/** Tells a company's members of a negative review that has just become public for the first time. */
export const alertNegative = defineJob({
  name: 'reviews.alert-negative',
  data: z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
  async run(app, { companyId, reviewId, grade, first }) {
    if (!first || !isNegative(grade)) return;
    await app.db.tx(async (tx) => {
      const company = await companyById(tx, companyId);
      if (company) await alertMembers(app, tx, company, 'negative_review', reviewId);
    });
  },
});

/** Looks at a company's average after its counts have followed: told once when it falls, again only after it rose. */
export const alertAverage = defineJob({
  name: 'reviews.alert-average',
  data: z.object({ companyId: Id, productIds: z.array(Id) }),
  async run(app, { companyId }) {
    await app.db.tx(async (tx) => {
      const average = await averageOf(tx, companyId);
      if (!average || average.count < FEWEST_REVIEWS) return;
      const low = average.halves_times_grade * 10 < LOW_AVERAGE_TENTHS * average.halves;
      if (!(await noteLowAverage(tx, companyId, low, await app.clock.now(tx))) || !low) return;
      const company = await companyById(tx, companyId);
      const fallen = { average: average.halves_times_grade / average.halves, count: average.count };
      if (company) await alertMembers(app, tx, company, 'low_average', newId(), fallen);
    });
  },
});

interface Average extends Record<string, unknown> {
  count: number;
  halves: number;
  halves_times_grade: number;
}

async function averageOf(tx: Tx, companyId: string): Promise<Average | undefined> {
  const { rows } = await tx.execute<Average>(sql`
    select count, halves::float8 as halves, halves_times_grade::float8 as halves_times_grade
    from engine.subject_totals where subject_id = ${companyId} and halves > 0`);
  return rows[0];
}

/** What the average had become when it fell: the mail may go much later, and says why it was written. */
const Fallen = z.object({ average: z.number(), count: z.int() });
type Fallen = z.infer<typeof Fallen>;

/** A run that comes again finds whom it has told. */
async function alertMembers(
  app: AppContext,
  tx: Tx,
  company: Company,
  kind: Alert,
  subjectId: string,
  fallen?: Fallen,
): Promise<void> {
  if (!company.alerts || company.state !== 'active') return;
  const members = await membersToMail(tx, company.id);
  if (members.length === 0) return;
  const told = await tx
    .insert(companyAlerts)
    .values(
      members.map(({ userId }) => ({
        subjectId,
        userId,
        companyId: company.id,
        kind,
        at: sql`engine.app_now()` as never,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: companyAlerts.userId });
  await app.outbox.addAll(
    tx,
    mailAlert,
    told.map(({ userId }) => ({ companyId: company.id, subjectId, userId, ...(fallen && { fallen }) })),
  );
}

/** Mails one member one alert. */
export const mailAlert = defineJob({
  name: 'reviews.mail-alert',
  ...{ queue: 'account-mail', attempts: 14, backoffMs: 5000 },
  data: z.object({ companyId: Id, subjectId: Id, userId: Id, fallen: Fallen.optional() }),
  async run(app, { companyId, subjectId, userId, fallen }, run) {
    const [alert] = await app.db.read
      .select()
      .from(companyAlerts)
      .where(and(eq(companyAlerts.subjectId, subjectId), eq(companyAlerts.userId, userId)));
    const company = await companyById(app.db.read, companyId);
    const member = (await membersToMail(app.db.read, companyId)).find((one) => one.userId === userId);
    const mail =
      alert && company && member && (await write(app, { kind: alert.kind, subjectId, fallen }, company, member));
    if (!mail) return;
    const { email: address, name, locale } = member;
    await deliver(app, run, { to: { address, name }, locale, timeZone: company.timeZone, companyId, subjectId, mail });
  },
});

async function write(
  app: AppContext,
  { kind, subjectId, fallen }: { kind: Alert; subjectId: string; fallen: Fallen | undefined },
  company: Company,
  { name, locale }: MailedMember,
): Promise<ReadyMail | undefined> {
  const of = { name, companyName: company.name, url: app.config.PUBLIC_URL + localePath(locale, '/panel') };
  if (kind === 'low_average')
    return fallen && lowAverageMail.with({ ...of, ...fallen, threshold: LOW_AVERAGE_TENTHS / 10 });
  const review = (await mediatedReviews(app.db.read, [subjectId])).get(subjectId);
  // Gone again before the mail went.
  if (review?.state !== 'published') return undefined;
  const { authorName, body, grade, product } = review;
  return negativeReviewMail.with({
    ...{ ...of, authorName, productName: product?.name ?? null, grade: grade as Grade, excerpt: body },
  });
}
