import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { toActor } from '../access/rules.ts';
import { StaffLink } from '../admin/staff-link.tsx';
import { seesCompanies } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Link to the companies in the admin's navigation. */
export function CompaniesLink({ user, i18n }: ServerProps) {
  if (!seesCompanies(user)) return null;
  return <StaffLink href="/admin/companies">{wordsOf('companies', i18n.language).title}</StaffLink>;
}

/** Sends support from the dashboard, where they have nothing, to the companies. */
export function SupportStart({ user }: ServerProps) {
  if (toActor(user)?.role === 'support') redirect('/admin/companies');
  return null;
}
