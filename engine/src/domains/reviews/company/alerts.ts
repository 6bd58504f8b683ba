import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { panelUrl } from '../../../platform/links.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import { companyById, membersToMail, recordLowAverage } from '../../companies/public.ts';
import type { Company, MailedMember } from '../../companies/public.ts';
import { notify, unsubscribeLinks } from '../../notifications/public.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { lowAverageMail, negativeReviewMail } from '../mails/alerts.tsx';
import { mediatedReviews } from '../lifecycle/mediated-reviews.ts';
import { isNegative } from '../lifecycle/model.ts';
import { companyAlerts } from '../schema-company.ts';
import type { ALERTS } from '../schema-company.ts';

type Alert = (typeof ALERTS)[number];

/** Members are alerted below this average, in tenths. */
export const LOW_AVERAGE_TENTHS = 42;
/** The average of a single review cannot have fallen. */
const MIN_REVIEWS = 2;

/** Tells members of a review that is public for the first time: of a negative one by an alert, of others by a notification. */
export const alertNegativeReview = defineJob({
  name: 'reviews.alert-negative',
  data: z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
  async run(app, { companyId, reviewId, grade, first }) {
    if (!first) return;
    if (!isNegative(grade)) return app.db.tx((tx) => notifyOfReview(app, tx, { companyId, reviewId, grade }));
    await app.db.tx(async (tx) => {
      const company = await companyById(tx, companyId);
      if (company) await alertMembers(app, tx, company, 'negative_review', { subjectId: reviewId, detail: { grade } });
    });
  },
});

async function notifyOfReview(
  app: AppContext,
  tx: Tx,
  { companyId, reviewId, grade }: { companyId: string; reviewId: string; grade: number },
): Promise<void> {
  await notify(app, tx, { companyId, kind: 'new_review', subjectId: reviewId, key: reviewId, detail: { grade } });
}

/** Runs after the counts have changed. Alerts once when the average falls below the threshold, again only after it rose. */
export const alertLowAverage = defineJob({
  name: 'reviews.alert-average',
  data: z.object({ companyId: Id, productIds: z.array(Id) }),
  async run(app, { companyId }) {
    await app.db.tx(async (tx) => {
      const average = await loadAverage(tx, companyId);
      if (!average || average.count < MIN_REVIEWS) return;
      const low = average.halves_times_grade * 10 < LOW_AVERAGE_TENTHS * average.halves;
      if (!(await recordLowAverage(tx, companyId, low, await app.clock.now(tx))) || !low) return;
      const company = await companyById(tx, companyId);
      const lowAverage = { average: average.halves_times_grade / average.halves, count: average.count };
      if (company) await alertMembers(app, tx, company, 'low_average', { subjectId: newId(), lowAverage });
    });
  },
});

/** Sums of weights, which `subject_totals` keeps in halves so that they stay integers. */
interface Average extends Record<string, unknown> {
  count: number;
  halves: number;
  halves_times_grade: number;
}

async function loadAverage(tx: Tx, companyId: string): Promise<Average | undefined> {
  const { rows } = await tx.execute<Average>(sql`
    select count, halves::float8 as halves, halves_times_grade::float8 as halves_times_grade
    from engine.subject_totals where subject_id = ${companyId} and halves > 0`);
  return rows[0];
}

/** The average when it fell: the mail may be sent much later. */
const LowAverage = z.object({ average: z.number(), count: z.int() });
type LowAverage = z.infer<typeof LowAverage>;

/** A repeated run alerts nobody twice. */
async function alertMembers(
  app: AppContext,
  tx: Tx,
  company: Company,
  kind: Alert,
  { subjectId, lowAverage, detail }: { subjectId: string; lowAverage?: LowAverage; detail?: { grade: number } },
): Promise<void> {
  if (company.state !== 'active') return;
  const members = await notify(app, tx, {
    companyId: company.id,
    kind,
    subjectId: kind === 'low_average' ? null : subjectId,
    key: subjectId,
    ...(detail && { detail }),
  });
  if (!company.alerts || members.length === 0) return;
  const alerted = await tx
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
    alerted.map(({ userId }) => ({
      companyId: company.id,
      subjectId,
      userId,
      ...(lowAverage && { fallen: lowAverage }),
    })),
  );
}

export const mailAlert = defineJob({
  name: 'reviews.mail-alert',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, subjectId: Id, userId: Id, fallen: LowAverage.optional() }),
  async run(app, { companyId, subjectId, userId, fallen }, run) {
    const [alert] = await app.db.queries
      .select()
      .from(companyAlerts)
      .where(and(eq(companyAlerts.subjectId, subjectId), eq(companyAlerts.userId, userId)));
    const company = await companyById(app.db.queries, companyId);
    const member = (await membersToMail(app.db.queries, companyId)).find((candidate) => candidate.userId === userId);
    const mail =
      alert && company && member && (await composeAlert(app, { kind: alert.kind, subjectId, fallen }, company, member));
    if (!mail) return;
    const { email: address, name, locale } = member;
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      timeZone: company.timeZone,
      companyId,
      subjectId,
      ...(await unsubscribeLinks(app, { companyId, userId, kind: alert.kind, locale })),
      mail,
    });
  },
});

async function composeAlert(
  app: AppContext,
  { kind, subjectId, fallen }: { kind: Alert; subjectId: string; fallen: LowAverage | undefined },
  company: Company,
  { name, locale }: MailedMember,
): Promise<ReadyMail | undefined> {
  const item = kind === 'low_average' ? null : subjectId;
  const url = panelUrl(app, locale, company.id, { page: 'reviews', item });
  const common = { name, companyName: company.name, url };
  if (kind === 'low_average')
    return fallen && lowAverageMail.with({ ...common, ...fallen, threshold: LOW_AVERAGE_TENTHS / 10 });
  const review = (await mediatedReviews(app.db.queries, [subjectId])).get(subjectId);
  // No longer public when the mail is sent.
  if (review?.state !== 'published') return undefined;
  const { authorName, body, grade, product } = review;
  return negativeReviewMail.with({
    ...common,
    authorName,
    productName: product?.name ?? null,
    grade: grade as Grade,
    excerpt: body,
  });
}
