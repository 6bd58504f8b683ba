import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { wordsOf } from '../words/admin-text.ts';
import { worksAtDesk } from '../staff-api/roles.ts';

/** Link to the desk in the admin's navigation. */
export function DeskLink({ user, i18n }: ServerProps) {
  if (!worksAtDesk(user)) return null;
  return <StaffLink href="/admin/moderation">{wordsOf('desk', i18n.language).title}</StaffLink>;
}
