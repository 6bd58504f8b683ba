import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { answersMessages } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Link to the messages of visitors in the admin's navigation. */
export function MessagesLink({ user, i18n }: ServerProps) {
  if (!answersMessages(user)) return null;
  return <StaffLink href="/admin/contact">{wordsOf('messages', i18n.language).title}</StaffLink>;
}
