import Link from 'next/link';
import type { ServerProps } from 'payload';
import { worksAtDesk } from '../desk/token-endpoint.ts';
import { wordsOf } from '../words/say.ts';

/** Leads from the admin's navigation to the companies that write to customers. */
export function SendersLink({ user, i18n }: ServerProps) {
  if (!worksAtDesk(user)) return null;
  return (
    <Link className="staff-link" href="/admin/senders" prefetch={false}>
      {wordsOf('senders', i18n.language).title}
    </Link>
  );
}
