import type { ArrayField } from 'payload';
import { labelsOf } from '../../words/admin-text.ts';

/** How rows of a list are shown: closed, each with its own words in its head. `thing`: what a row is, under `things`. */
export const asRows = (thing: string): Pick<ArrayField, 'labels' | 'admin'> => {
  const labels = labelsOf(thing);
  return {
    labels,
    admin: {
      initCollapsed: true,
      components: {
        RowLabel: { path: '/fields/rows/row-words.tsx#RowWords', clientProps: { labels: labels.singular } },
      },
    },
  };
};
