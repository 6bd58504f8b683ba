/** Who may do what in the cms. Pure: no Payload, no database. */

export const ROLES = ['marketing', 'translator', 'moderator', 'support', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

export const RESOURCES = [
  'pages',
  'media',
  'files',
  'badges',
  'plan-cards',
  'redirects',
  'navigation',
  'site-settings',
  'translations',
  'word-lists',
  'hint-dictionaries',
  'site-builds',
  'users',
] as const;
export type Resource = (typeof RESOURCES)[number];

export type Action = 'read' | 'create' | 'update' | 'delete';

/** A signed-in member of staff. */
export interface Actor {
  id: string;
  role: Role;
}

export type Verdict = { allowed: true } | { allowed: false; reason: 'not_signed_in' | 'role_lacks_right' };

const WRITERS: Record<Resource, readonly Role[]> = {
  pages: ['marketing'],
  media: ['marketing'],
  files: ['marketing'],
  badges: ['marketing'],
  'plan-cards': ['marketing'],
  redirects: ['marketing'],
  navigation: ['marketing'],
  'site-settings': [],
  translations: ['translator'],
  'word-lists': ['moderator'],
  'hint-dictionaries': ['moderator'],
  'site-builds': ['marketing'],
  users: [],
};

/** Roles that may read without writing. Pages written by marketing use claims and links of the settings. */
const READERS: Partial<Record<Resource, readonly Role[]>> = { 'site-settings': ['marketing'] };

const ALLOWED: Verdict = { allowed: true };

/** Administrators may do everything, other roles what the table says, nobody without signing in. */
export function can(actor: Actor | null, action: Action, resource: Resource): Verdict {
  if (!actor) return { allowed: false, reason: 'not_signed_in' };
  if (actor.role === 'administrator' || WRITERS[resource].includes(actor.role)) return ALLOWED;
  if (action === 'read' && READERS[resource]?.includes(actor.role)) return ALLOWED;
  return { allowed: false, reason: 'role_lacks_right' };
}

/** Everybody reads and changes their own account; only administrators those of others. */
export function canOnAccount(actor: Actor | null, action: Action, accountId: string): Verdict {
  if (actor && actor.id === accountId && (action === 'read' || action === 'update')) return ALLOWED;
  return can(actor, action, 'users');
}

/** The actor of a request's user; null for anything that is not staff. */
export function toActor(user: unknown): Actor | null {
  if (typeof user !== 'object' || user === null) return null;
  const { id, role } = user as { id?: unknown; role?: unknown };
  if (typeof id !== 'string' || !ROLES.includes(role as Role)) return null;
  return { id, role: role as Role };
}
