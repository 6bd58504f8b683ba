import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { seesCompanies } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Link to the companies in the admin's navigation. */
export function CompaniesLink({ user, i18n }: ServerProps) {
  if (!seesCompanies(user)) return null;
  return <StaffLink href="/admin/companies">{wordsOf('companies', i18n.language).title}</StaffLink>;
}
