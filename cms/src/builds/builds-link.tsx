import type { ServerProps } from 'payload';
import { StaffLink } from '../admin/staff-link.tsx';
import { can, toActor } from '../access/rules.ts';
import { wordsOf } from '../words/admin-text.ts';

/** Link to the builds of the site in the admin's navigation. */
export function BuildsLink({ user, i18n }: ServerProps) {
  if (!can(toActor(user), 'read', 'site-builds').allowed) return null;
  return <StaffLink href="/admin/builds">{wordsOf('builds', i18n.language).link}</StaffLink>;
}
