import Link from 'next/link';
import type { ServerProps } from 'payload';
import { wordsOf } from '../words/say.ts';
import { worksAtDesk } from './token-endpoint.ts';

/** Leads from the admin's navigation to the desk. */
export function DeskLink({ user, i18n }: ServerProps) {
  if (!worksAtDesk(user)) return null;
  return (
    <Link className="staff-link" href="/admin/moderation" prefetch={false}>
      {wordsOf('desk', i18n.language).title}
    </Link>
  );
}
