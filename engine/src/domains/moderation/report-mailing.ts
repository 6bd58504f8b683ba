import { z } from 'zod';
import { eq, sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { DecisionGround } from '@app/contracts/moderation';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import { PATIENT, deliver, profileUrl, siteUrl } from './mailing.ts';
import { reportDecidedMail } from './mails/report-decided.tsx';
import { reportReceivedMail } from './mails/report-received.tsx';
import { asLocale } from './people.ts';
import { reportById } from './report-repo.ts';
import type { Report } from './report-repo.ts';
import { reports } from './schema.ts';

/** Tells the reporter that the report has come. */
export const sendReportReceived = defineJob({
  name: 'moderation.send-report-received',
  ...PATIENT,
  data: z.object({ reportId: Id }),
  async run(app, { reportId }) {
    const report = await reportById(app.db.read, reportId);
    const company = report && (await companyById(app.db.read, report.companyId));
    // Decided and answered already: the address is gone.
    if (!report?.email || !company) return;
    const locale = asLocale(report.language);
    await deliver(app, {
      ...{ companyId: company.id, subjectId: reportId, locale, timeZone: company.timeZone },
      to: { address: report.email, name: null },
      mail: reportReceivedMail.with({
        companyName: company.name,
        profileUrl: profileUrl(app, locale, company.slug),
      }),
    });
  },
});

const Answer = z.object({
  reportId: Id,
  outcome: z.enum(['accepted', 'dismissed', 'moot', 'reinstated']),
  afterAppeal: z.boolean(),
  ground: DecisionGround,
});
export type ReportAnswer = z.infer<typeof Answer>;

/** Who is told about a report: the visitor where he wants it, of a company those who run it. */
async function recipientsOf(
  app: AppContext,
  report: Report,
): Promise<{ address: string; name: string | null; locale: Locale; distinct: string }[]> {
  if (report.side === 'visitor')
    return report.email
      ? [{ address: report.email, name: null, locale: asLocale(report.language), distinct: 'visitor' }]
      : [];
  const members = await membersToMail(app.db.read, report.companyId);
  return members
    .filter(({ role }) => role !== 'agent')
    .map(({ userId, name, email, locale }) => ({ address: email, name, locale: asLocale(locale), distinct: userId }));
}

/** Answers a report, then forgets the visitor's address. */
export const sendReportAnswer = defineJob({
  name: 'moderation.send-report-answer',
  ...PATIENT,
  data: Answer,
  async run(app, { reportId, outcome, afterAppeal, ground }) {
    const report = await reportById(app.db.read, reportId);
    const company = report && (await companyById(app.db.read, report.companyId));
    if (!report || !company) return;
    const token = app.tokens.derive('report', reportId);
    for (const { address, name, locale, distinct } of await recipientsOf(app, report))
      await deliver(app, {
        ...{ companyId: company.id, subjectId: reportId, locale, timeZone: company.timeZone },
        distinct: [outcome, ...(afterAppeal ? ['appeal'] : []), distinct].join('.'),
        to: { address, name },
        mail: reportDecidedMail.with({
          ...{ name, companyName: company.name, outcome, afterAppeal, ground },
          appealUrl: outcome === 'dismissed' && !afterAppeal ? siteUrl(app, locale, `/statement/${token}`) : null,
          profileUrl: profileUrl(app, locale, company.slug),
          erases: report.side === 'visitor',
        }),
      });
    await app.db.read.update(reports).set({ email: null }).where(eq(reports.id, reportId));
  },
});

/** Addresses whose answer could not be sent are not kept for ever. */
export async function forgetReporters(app: AppContext): Promise<void> {
  await app.db.read.execute(sql`
    update engine.reports set email = null
    where email is not null and decided_at < engine.app_now() - interval '30 days'
      and not exists (
        select 1 from engine.appeals a where a.review_id = reports.review_id and a.side = 'reporter' and a.state = 'open')`);
}
