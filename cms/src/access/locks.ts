import type { SanitizedConfig, Where } from 'payload';
import { toActor } from './rules.ts';

/**
 * Payload's locks note who edits a document, so that two people do not overwrite each other, but any member of staff
 * may write them. Here a lock belongs to the person who takes it, and only they end it.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no locks of documents any more: see access/locks.ts');
  locks.access = {
    ...locks.access,
    // Payload's own code creates them.
    create: () => false,
    delete: ({ req }) => {
      const actor = toActor(req.user);
      return actor ? ({ 'user.value': { equals: actor.id } } satisfies Where) : false;
    },
  };
  locks.hooks.beforeValidate.push(({ data, req }) => {
    const actor = toActor(req.user);
    return actor ? { ...data, user: { relationTo: 'users', value: actor.id } } : data;
  });
  return config;
}
