import { sql } from 'drizzle-orm';
import type { StaffCompany } from '@app/contracts/staff/companies';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { staffSubscription } from '../../billing/public.ts';
import { CompanyNotFound, companyById, teamMembers } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';

const MONTHS = 6;

interface Around extends Record<string, unknown> {
  website: string | null;
  domain: string | null;
  websiteState: StaffCompany['websiteState'] | null;
  blockedReason: string | null;
  months: StaffCompany['usage']['months'];
  textMessages: number | null;
  reviews: number | null;
}

/** What stands about a company in other tables. */
async function readAround(tx: Tx, { id }: Company): Promise<Around> {
  const { rows } = await tx.execute<Around>(sql`
    select w.website, w.domain, w.state as "websiteState",
      case when c.state = 'blocked' then (
        select detail ->> 'reason' from engine.audit_log where company_id = c.id and act = 'company.blocked'
        order by id desc limit 1) end as "blockedReason",
      coalesce((select json_agg(m order by m.month desc) from (
        select month, sent as invitations from engine.invitation_usage where company_id = c.id
        order by month desc limit ${MONTHS}) m), '[]') as months,
      (select "left" from engine.text_message_balances where company_id = c.id) as "textMessages",
      (select count from engine.subject_totals where subject_id = c.id) as reviews
    from engine.companies c left join engine.website_claims w on w.company_id = c.id where c.id = ${id}`);
  const [row] = rows;
  if (!row) throw new CompanyNotFound();
  return row;
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A company with its people, subscription and usage, for staff. @throws CompanyNotFound */
export async function readCompany(app: AppContext, companyId: string): Promise<StaffCompany> {
  return app.db.tx(async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const around = await readAround(tx, company);
    const members = await teamMembers(tx, companyId);
    const { subscription, monthlyInvitations } = await staffSubscription(app, tx, company);
    const { slug, name, kind, category, country, phone, email, taxId, mainLanguage, state, unlistedReason } = company;
    const place = [company.postcode, company.city].filter(Boolean).join(' ');
    return {
      companyId,
      slug,
      name,
      kind,
      category,
      country,
      address: [company.address, place, company.region].filter(Boolean).join(', ') || null,
      phone,
      email,
      taxNumber: taxId,
      language: mainLanguage,
      website: around.website,
      domain: around.domain,
      websiteState: around.websiteState ?? 'unverified',
      listing: state,
      unlistedReason,
      blockedReason: around.blockedReason,
      sendingStoppedAt: iso(company.sendingStoppedAt),
      vouchedAt: iso(company.vouchedAt),
      registeredAt: company.createdAt.toISOString(),
      members: members.map(({ id, since, ...member }) => ({ ...member, userId: id, since: since.toISOString() })),
      subscription,
      usage: {
        monthlyInvitations,
        months: around.months,
        textMessages: around.textMessages ?? 0,
        reviews: around.reviews ?? 0,
      },
    };
  });
}
