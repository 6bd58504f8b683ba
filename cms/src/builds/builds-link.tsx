import Link from 'next/link';
import type { ServerProps } from 'payload';
import { can, toActor } from '../access/rules.ts';
import { wordsOf } from '../words/say.ts';

/** Leads from the admin's navigation to the builds of the site. */
export function BuildsLink({ user, i18n }: ServerProps) {
  if (!can(toActor(user), 'read', 'site-builds').allowed) return null;
  return (
    <Link className="staff-link" href="/admin/builds" prefetch={false}>
      {wordsOf('builds', i18n.language).link}
    </Link>
  );
}
