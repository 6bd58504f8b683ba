import Link from 'next/link';
import type { ServerProps } from 'payload';
import { answersMessages } from '../desk/token-endpoint.ts';
import { wordsOf } from '../words/say.ts';

/** Leads from the admin's navigation to what visitors wrote. */
export function MessagesLink({ user, i18n }: ServerProps) {
  if (!answersMessages(user)) return null;
  return (
    <Link className="staff-link" href="/admin/contact" prefetch={false}>
      {wordsOf('messages', i18n.language).title}
    </Link>
  );
}
