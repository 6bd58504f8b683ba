import { z } from 'zod';
import { eq, sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { DecisionGround } from '@app/contracts/moderation';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import type { Tx } from '../../../platform/db.ts';
import { panelUrl, siteUrl } from '../../../platform/links.ts';
import { companyById } from '../../companies/public.ts';
import { MAIL_JOB, deliverMail, managersToMail, profileUrl } from '../mail-delivery.ts';
import { reportDecidedMail } from '../mails/report-decided.tsx';
import { reportReceivedMail } from '../mails/report-received.tsx';
import { asLocale } from '../locale.ts';
import { reportById } from './report-repo.ts';
import type { Report } from './report-repo.ts';
import { reports } from '../schema.ts';

/** Acknowledges a report to a reporter who left an address. */
export const sendReportReceived = defineJob({
  name: 'moderation.send-report-received',
  ...MAIL_JOB,
  data: z.object({ reportId: Id }),
  async run(app, { reportId }) {
    const report = await reportById(app.db.queries, reportId);
    const company = report && (await companyById(app.db.queries, report.companyId));
    // Without an address the report has already been answered.
    if (!report?.email || !company) return;
    const locale = asLocale(report.language);
    await deliverMail(app, {
      companyId: company.id,
      subjectId: reportId,
      locale,
      timeZone: company.timeZone,
      to: { address: report.email, name: null },
      mail: reportReceivedMail.with({
        companyName: company.name,
        profileUrl: profileUrl(app, locale, company.slug),
      }),
    });
  },
});

const ReportAnswer = z.object({
  reportId: Id,
  outcome: z.enum(['accepted', 'dismissed', 'moot', 'reinstated']),
  afterAppeal: z.boolean(),
  ground: DecisionGround,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** Whom a report's answer goes to: the visitor if they left an address, a company's owners and managers. */
async function recipientsOf(
  app: AppContext,
  report: Report,
): Promise<{ address: string; name: string | null; locale: Locale; distinct: string }[]> {
  if (report.side === 'visitor')
    return report.email
      ? [{ address: report.email, name: null, locale: asLocale(report.language), distinct: 'visitor' }]
      : [];
  const managers = await managersToMail(app, report.companyId);
  return managers.map(({ userId, name, email, locale }) => ({ address: email, name, locale, distinct: userId }));
}

/** Answers a report, then erases the visitor's address. */
export const sendReportAnswer = defineJob({
  name: 'moderation.send-report-answer',
  ...MAIL_JOB,
  data: ReportAnswer,
  async run(app, { reportId, outcome, afterAppeal, ground }) {
    const report = await reportById(app.db.queries, reportId);
    const company = report && (await companyById(app.db.queries, report.companyId));
    if (!report || !company) return;
    const token = app.tokens.derive('report', reportId);
    for (const { address, name, locale, distinct } of await recipientsOf(app, report))
      await deliverMail(app, {
        companyId: company.id,
        subjectId: reportId,
        locale,
        timeZone: company.timeZone,
        distinct: [outcome, ...(afterAppeal ? ['appeal'] : []), distinct].join('.'),
        to: { address, name },
        mail: reportDecidedMail.with({
          name,
          companyName: company.name,
          outcome,
          afterAppeal,
          ground,
          appealUrl: outcome === 'dismissed' && !afterAppeal ? siteUrl(app, locale, `/statement/${token}`) : null,
          profileUrl: profileUrl(app, locale, company.slug),
          panelUrl:
            report.side === 'merchant'
              ? panelUrl(app, locale, company.id, { page: 'reviews', item: report.reviewId })
              : null,
          erases: report.side === 'visitor',
        }),
      });
    await app.db.queries.update(reports).set({ email: null }).where(eq(reports.id, reportId));
  },
});

/** Queues the answers to reports. */
export async function answerReports(
  app: AppContext,
  tx: Tx,
  answered: Report[],
  { outcome, ground, afterAppeal = false }: Pick<ReportAnswer, 'outcome' | 'ground'> & { afterAppeal?: boolean },
): Promise<void> {
  await app.outbox.addAll(
    tx,
    sendReportAnswer,
    answered.map(({ id: reportId }) => ({ reportId, outcome, afterAppeal, ground })),
  );
}

/** Erases addresses of decided reports whose answer could not be sent. */
export async function forgetReporters(app: AppContext): Promise<void> {
  await app.db.queries.execute(sql`
    update engine.reports set email = null
    where email is not null and decided_at < engine.app_now() - interval '30 days'
      and not exists (
        select 1 from engine.appeals a where a.review_id = reports.review_id and a.side = 'reporter' and a.state = 'open')`);
}
