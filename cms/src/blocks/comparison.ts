import type { ArrayFieldValidation } from 'payload';
import { array as usual } from 'payload/shared';
import type { CellKind } from '../export/types.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { errorMessage } from '../fields/validation.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block, headingFields, itemsField } from './block.ts';

const CELLS: CellKind[] = ['yes', 'no', 'partly', 'text'];

/** Payload's own validation, and one cell per column in every row. */
const fullRows: ArrayFieldValidation = (value, args) => {
  const outcome = usual(value, args);
  if (outcome !== true) return outcome;
  const columns = (args.siblingData as { columns?: unknown[] }).columns?.length ?? 0;
  const rows = (value ?? []) as { cells?: unknown[] }[];
  return rows.every(({ cells }) => (cells?.length ?? 0) === columns) || errorMessage('rules.cells', args.req);
};

export const comparison = block('comparison', [
  ...headingFields(),
  itemsField([textPair('title')], { name: 'columns', words: 'columns', thing: 'column', min: 2, max: 4 }),
  {
    ...itemsField(
      [
        textPair('label', { words: 'rowLabel' }),
        itemsField(
          [
            {
              ...nameAndLabel('kind'),
              type: 'select',
              options: selectOptions('cell', CELLS),
              required: true,
              defaultValue: 'yes',
            },
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
