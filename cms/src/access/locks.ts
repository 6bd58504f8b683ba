import type { SanitizedConfig, Where } from 'payload';
import { toActor } from './rules.ts';

/**
 * Payload notes who edits a document, so that two do not write over each other, and lets every member of staff write those
 * notes as they like. Here each is in the name of who writes it, and ended by them alone.
 */
export function guardLocks(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === 'payload-locked-documents');
  if (!locks) throw new Error('Payload has no locks of documents any more: see access/locks.ts');
  locks.access = {
    ...locks.access,
    // Payload's own code makes them.
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
