import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '@app/contracts/live';
import type { LiveKind } from '@app/contracts/values';

/** First parts of the keys of the queries that an event of each kind makes stale. */
export const LIVE_QUERIES: Record<LiveKind, readonly string[]> = {
  billing: ['billing', 'invoices', 'permissions', 'overview', 'subscription-notice'],
  // One that was invited also completes its invitation.
  review: ['reviews', 'review', 'overview', 'tasks', 'to-do', 'dashboard', 'invitations', 'invitation'],
  mediation: ['mediations', 'mediation', 'overview', 'to-do', 'dashboard'],
  question: ['questions', 'overview', 'to-do'],
  invitation: ['invitations', 'invitation', 'invitation-coverage', 'invitation-limits', 'overview'],
  order_import: ['import', 'imports', 'invitations', 'overview'],
  review_import: ['review-import', 'review-imports'],
  export: ['exports', 'export', 'review-exports'],
  bulk: ['reviews', 'review', 'tasks', 'bulk-answers'],
  badge: ['badges'],
  notification: ['notifications'],
  team: ['team', 'permissions', 'audit-log'],
  company: [
    'answer-templates',
    'api-keys',
    'audit-log',
    'configs',
    'entry-codes',
    'experts',
    'invitation',
    'invitations',
    'manager',
    'markets',
    'opt-outs',
    'overview',
    'own-hints',
    'pictures',
    'product-features',
    'products',
    'profile',
    'questions',
    'review-settings',
    'review-shares',
    'splitter',
    'staff-access',
    'survey',
    'surveys',
    'user-features',
    'website',
    'widgets',
  ],
};

/** Loads again what is shown of a company and no longer true. Queries that are not shown are loaded when they are. */
export function refreshAfter(client: QueryClient, companyId: string, { kind }: LiveEvent): void {
  const stale = LIVE_QUERIES[kind];
  // One's own role, and the name of the company in the rail.
  if (kind === 'team' || kind === 'company') void client.invalidateQueries({ queryKey: ['me'] });
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, owner] }) => stale.includes(String(name)) && owner === companyId,
  });
}
