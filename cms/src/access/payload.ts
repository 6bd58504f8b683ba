import type { Access, CollectionConfig, FieldAccess, GlobalConfig } from 'payload';
import { can, canOnAccount, toActor, type Action, type Resource } from './rules.ts';

const rule =
  (action: Action, resource: Resource): Access =>
  ({ req }) =>
    can(toActor(req.user), action, resource).allowed;

/** The access of a collection by the table of rules. `unlock` and `readVersions` default to every role. */
export const collectionAccess = (resource: Resource): NonNullable<CollectionConfig['access']> => ({
  create: rule('create', resource),
  read: rule('read', resource),
  update: rule('update', resource),
  delete: rule('delete', resource),
  readVersions: rule('read', resource),
  unlock: () => false,
});

/** The same for a global. */
export const globalAccess = (resource: Resource): NonNullable<GlobalConfig['access']> => ({
  read: rule('read', resource),
  update: rule('update', resource),
  readVersions: rule('read', resource),
});

/** The own account, or all accounts for administrators. */
const account =
  (action: Action): Access =>
  ({ req }) => {
    const actor = toActor(req.user);
    if (can(actor, action, 'users').allowed) return true;
    return actor && canOnAccount(actor, action, actor.id).allowed ? { id: { equals: actor.id } } : false;
  };

/** Access to staff accounts, which begin with an invitation (`people/`). */
export const accountAccess: NonNullable<CollectionConfig['access']> = {
  admin: ({ req }) => toActor(req.user) !== null,
  create: () => false,
  read: account('read'),
  update: account('update'),
  delete: account('delete'),
  readVersions: account('read'),
  unlock: rule('update', 'users'),
};

/** Only administrators set it. */
export const setByAdministrators: { create: FieldAccess; update: FieldAccess } = {
  create: ({ req }) => can(toActor(req.user), 'create', 'users').allowed,
  update: ({ req }) => can(toActor(req.user), 'update', 'users').allowed,
};

/** Closed to all requests; the server's own code overrides access. */
export const serverOnly: NonNullable<CollectionConfig['access']> = {
  create: () => false,
  read: () => false,
  update: () => false,
  delete: () => false,
  readVersions: () => false,
  unlock: () => false,
};
