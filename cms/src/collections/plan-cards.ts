import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import type { PlanName } from '../export/types.ts';
import { link } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { asRows } from '../fields/rows/rows.ts';
import { textPair } from '../fields/text-pair.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { savedBy, VERSIONS_VIEW, writeSavedBy } from '../versions/saved-by.ts';
import { labelsOf, selectOptions, adminText } from '../words/admin-text.ts';

export const PLAN_NAMES: readonly PlanName[] = ['trustStart', 'trustPro', 'enterprise'];

/** Texts about a plan. Prices and limits are in the engine's table of plans. */
export const planCards: CollectionConfig = {
  slug: 'plan-cards',
  labels: labelsOf('planCard'),
  access: collectionAccess('plan-cards'),
  admin: {
    useAsTitle: 'plan',
    defaultColumns: ['plan', 'highlighted', '_status', 'updatedAt'],
    group: adminText('groups.site'),
    components: {
      edit: { beforeDocumentControls: ['/live/live-control.tsx#LiveControl'] },
      views: { edit: VERSIONS_VIEW },
    },
  },
  hooks: { ...collectionNotices('plan-cards'), beforeChange: [writeSavedBy] },
  versions: { drafts: true, maxPerDoc: 50 },
  disableDuplicate: true,
  fields: [
    savedBy,
    {
      ...nameAndLabel('plan'),
      type: 'select',
      options: selectOptions('plan', PLAN_NAMES),
      required: true,
      unique: true,
    },
    textPair('name'),
    textPair('tagline', { optional: true }),
    {
      ...nameAndLabel('features', 'planFeatures'),
      type: 'array',
      ...asRows('feature'),
      maxRows: 20,
      fields: [textPair('words', { words: 'feature' })],
    },
    link('button', { optional: true }),
    { ...nameAndLabel('highlighted'), type: 'checkbox', defaultValue: false },
  ],
};
