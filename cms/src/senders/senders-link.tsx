import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { worksAtDesk } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Link to the senders in the admin's navigation. */
export function SendersLink({ user, i18n }: ServerProps) {
  if (!worksAtDesk(user)) return null;
  return <StaffLink href="/admin/senders">{wordsOf('senders', i18n.language).title}</StaffLink>;
}
