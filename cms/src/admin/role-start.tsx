import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import type { Role } from '../access/rules.ts';
import { toActor } from '../access/rules.ts';

/** Where each role's own work is. The others begin at the dashboard, whose collections are theirs. */
const STARTS: Partial<Record<Role, string>> = {
  translator: '/admin/texts',
  support: '/admin/companies',
  moderator: '/admin/moderation',
};

/** Sends staff from the dashboard to their own work. */
export function RoleStart({ user }: ServerProps) {
  const role = toActor(user)?.role;
  const start = role && STARTS[role];
  if (start) redirect(start);
  return null;
}
