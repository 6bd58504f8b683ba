import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import type { Role } from '../access/rules.ts';
import { toActor } from '../access/rules.ts';
import { wordsOf } from '../words/admin-text.ts';
import { MarketingWork } from './marketing-work.tsx';

/** Where each role's own work is. The others begin at the dashboard. */
const STARTS: Partial<Record<Role, string>> = {
  translator: '/admin/texts',
  support: '/admin/companies',
  moderator: '/admin/moderation',
};

/** Sends staff from the dashboard to their own work, or shows it there. */
export function RoleStart({ user, i18n }: ServerProps) {
  const role = toActor(user)?.role;
  const start = role && STARTS[role];
  if (start) redirect(start);
  if (role !== 'marketing' && role !== 'administrator') return null;
  const { language } = i18n;
  return (
    <MarketingWork
      words={wordsOf('firstScreen', language)}
      buildStates={wordsOf('builds', language).states}
      language={language}
    />
  );
}
