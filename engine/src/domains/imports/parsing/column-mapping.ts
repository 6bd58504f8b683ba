import { REQUIRED_IMPORT_FIELDS, REVIEW_IMPORT_FIELDS, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewImportField } from '@app/contracts/imports';
import { domainError } from '../../../kernel/errors.ts';
import { normalizeHeader } from '../../../platform/csv/records.ts';
import { COLUMN_ALIASES } from './column-aliases.ts';

/** Required fields without a column, or columns that the file does not have. */
export class ImportMappingWrong extends domainError('import_mapping_wrong', 422) {}

/** The whole path of a column, and its last part. */
const pathNames = (column: string): string[] => [
  normalizeHeader(column),
  normalizeHeader(column.split('.').at(-1) ?? column),
];

/**
 * Guesses the mapping from column names; each column is used once. `withMarkets`: the company has markets that rows can
 * name; without them a column such as `store` means something else.
 */
export function proposeMapping(columns: readonly string[], withMarkets: boolean): ReviewImportMapping {
  const mapping: ReviewImportMapping = {};
  const free = new Set(columns);
  for (const field of REVIEW_IMPORT_FIELDS) {
    if (field === 'market' && !withMarkets) continue;
    // Matches of the whole path come first: `reviewer.name` must not take precedence over a column `name`.
    const candidates = [0, 1].flatMap((part) => COLUMN_ALIASES[field].map((alias) => ({ part, alias })));
    for (const { part, alias } of candidates) {
      const column = [...free].find((name) => pathNames(name)[part] === alias);
      if (column === undefined) continue;
      mapping[field] = column;
      free.delete(column);
      break;
    }
  }
  return mapping;
}

export const missingFields = (mapping: ReviewImportMapping): ReviewImportField[] =>
  REQUIRED_IMPORT_FIELDS.filter((field) => mapping[field] === undefined);

function parseMapping(given: string): ReviewImportMapping {
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw new ImportMappingWrong({ missing: '', unknown: given.slice(0, 40) });
  }
  const parsed = ReviewImportMapping.safeParse(value);
  if (!parsed.success)
    throw new ImportMappingWrong({ missing: '', unknown: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}

/** The given mapping, or else a guess. @throws ImportMappingWrong for an unknown column */
export function mappingFor(
  columns: readonly string[],
  given: string | undefined,
  withMarkets: boolean,
): ReviewImportMapping {
  if (given === undefined) return proposeMapping(columns, withMarkets);
  const mapping = parseMapping(given);
  const unknown = Object.values(mapping).filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new ImportMappingWrong({ missing: '', unknown: unknown.join(', ').slice(0, 200) });
  return mapping;
}

/** @throws ImportMappingWrong with the required fields that have no column */
export function assertComplete(mapping: ReviewImportMapping): void {
  const missing = missingFields(mapping);
  if (missing.length > 0) throw new ImportMappingWrong({ missing: missing.join(', '), unknown: '' });
}
