import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import type { PlanName } from '../export/types.ts';
import { link } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, options, say } from '../words/say.ts';

export const PLAN_NAMES: readonly PlanName[] = ['trustStart', 'trustPro', 'enterprise'];

/** Words about a plan. It has no field for a price: prices and limits live in the engine's plan table. */
export const planCards: CollectionConfig = {
  slug: 'plan-cards',
  labels: names('planCard'),
  access: collectionAccess('plan-cards'),
  admin: { useAsTitle: 'plan', defaultColumns: ['plan', 'highlighted', 'updatedAt'], group: say('groups.site') },
  hooks: collectionNotices('plan-cards'),
  disableDuplicate: true,
  fields: [
    { ...named('plan'), type: 'select', options: options('plan', PLAN_NAMES), required: true, unique: true },
    textPair('name'),
    textPair('tagline', { optional: true }),
    {
      ...named('features', 'planFeatures'),
      type: 'array',
      labels: names('feature'),
      maxRows: 20,
      fields: [textPair('words', { words: 'feature' })],
    },
    link('button', { optional: true }),
    { ...named('highlighted'), type: 'checkbox', defaultValue: false },
  ],
};
