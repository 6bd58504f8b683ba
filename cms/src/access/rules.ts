/** Who may do what in the cms. Pure: no Payload, no database. */

export const ROLES = ['marketing', 'translator', 'moderator', 'administrator'] as const;
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

/** What is known of a signed-in member of staff. */
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

/** Readers beside the writers. Claims and links of the settings stand on the pages that marketing writes. */
const READERS: Partial<Record<Resource, readonly Role[]>> = { 'site-settings': ['marketing'] };

const ALLOWED: Verdict = { allowed: true };

/** Administrators may do everything; the others what their role names; nobody without signing in. */
export function can(actor: Actor | null, action: Action, resource: Resource): Verdict {
  if (!actor) return { allowed: false, reason: 'not_signed_in' };
  if (actor.role === 'administrator' || WRITERS[resource].includes(actor.role)) return ALLOWED;
  if (action === 'read' && READERS[resource]?.includes(actor.role)) return ALLOWED;
  return { allowed: false, reason: 'role_lacks_right' };
}

/** Everybody reads and changes his own account; accounts of others are the administrators'. */
export function canOnAccount(actor: Actor | null, action: Action, accountId: string): Verdict {
  if (actor && actor.id === accountId && (action === 'read' || action === 'update')) return ALLOWED;
  return can(actor, action, 'users');
}

/** Reads an actor from whatever Payload put on the request; anything that is not staff is nobody. */
export function toActor(user: unknown): Actor | null {
  if (typeof user !== 'object' || user === null) return null;
  const { id, role } = user as { id?: unknown; role?: unknown };
  if (typeof id !== 'string' || !ROLES.includes(role as Role)) return null;
  return { id, role: role as Role };
}
