import Link from 'next/link';
import type { ServerProps } from 'payload';
import { worksAtDesk } from './token-endpoint.ts';
import { deskWords } from './words.ts';

/** Leads from the admin's navigation to the desk. */
export function DeskLink({ user, i18n }: ServerProps) {
  if (!worksAtDesk(user)) return null;
  return (
    <Link className="desk-link" href="/admin/moderation" prefetch={false}>
      {deskWords(i18n.language).title}
    </Link>
  );
}
