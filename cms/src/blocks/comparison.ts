import type { ArrayFieldValidation } from 'payload';
import { array as usual } from 'payload/shared';
import type { CellKind } from '../export/types.ts';
import { inWords, named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block, heading, items } from './block.ts';

const CELLS: CellKind[] = ['yes', 'no', 'partly', 'text'];

/** Payload's own checks, and that every row has a cell for every column. */
const fullRows: ArrayFieldValidation = (value, args) => {
  const outcome = usual(value, args);
  if (outcome !== true) return outcome;
  const columns = (args.siblingData as { columns?: unknown[] }).columns?.length ?? 0;
  const rows = (value ?? []) as { cells?: unknown[] }[];
  return rows.every(({ cells }) => (cells?.length ?? 0) === columns) || inWords('rules.cells', args.req);
};

export const comparison = block('comparison', [
  ...heading(),
  items([textPair('title')], { name: 'columns', words: 'columns', thing: 'column', min: 2, max: 4 }),
  {
    ...items(
      [
        textPair('label', { words: 'rowLabel' }),
        items(
          [
            { ...named('kind'), type: 'select', options: options('cell', CELLS), required: true, defaultValue: 'yes' },
            textPair('text', { optional: true }),
          ],
          { name: 'cells', words: 'cells', thing: 'cell', max: 4 },
        ),
      ],
      { name: 'rows', words: 'rows', thing: 'row', max: 40 },
    ),
    validate: fullRows,
  },
]);
