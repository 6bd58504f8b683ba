import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { handlesMoney } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Links to invoices, bank statements, partners and payouts in the admin's navigation. */
export function MoneyLinks({ user, i18n }: ServerProps) {
  if (!handlesMoney(user)) return null;
  const { invoices, reversals, statements } = wordsOf('money', i18n.language);
  const { title: partners, payouts } = wordsOf('partners', i18n.language);
  return (
    <>
      <StaffLink href="/admin/invoices">{invoices.title}</StaffLink>
      <StaffLink href="/admin/card-reversals">{reversals.title}</StaffLink>
      <StaffLink href="/admin/statements">{statements.title}</StaffLink>
      <StaffLink href="/admin/partners">{partners}</StaffLink>
      <StaffLink href="/admin/payouts">{payouts.title}</StaffLink>
    </>
  );
}
