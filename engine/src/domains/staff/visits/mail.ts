import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { panelUrl } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import { staffVisitMail } from './mails/staff-visit.tsx';

/** Tells the owner of a company that staff are in its panel, and why. */
export const mailVisit = defineJob({
  name: 'staff.mail-visit',
  queue: 'account-mail',
  ...MAIL_RETRIES,
  data: z.object({ visitId: Id }),
  async run(app, { visitId }, run) {
    const { queries } = app.db;
    const { rows } = await queries.execute<{ companyId: string; staff: string; reason: string }>(sql`
      select company_id as "companyId", staff_name as staff, reason from engine.staff_visits where id = ${visitId}`);
    const [visit] = rows;
    const company = visit && (await companyById(queries, visit.companyId));
    const owner = visit && (await membersToMail(queries, visit.companyId)).find(({ role }) => role === 'owner');
    if (!visit || !company || !owner) return;
    const { email: address, name, locale } = owner;
    const url = panelUrl(app, locale, company.id, { page: 'team' });
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      timeZone: company.timeZone,
      companyId: company.id,
      subjectId: visitId,
      mail: staffVisitMail.with({
        name,
        companyName: company.name,
        staff: visit.staff,
        explanation: visit.reason,
        url,
      }),
    });
  },
});
