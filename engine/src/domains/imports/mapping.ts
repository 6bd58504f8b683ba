import { REQUIRED_IMPORT_FIELDS, REVIEW_IMPORT_FIELDS, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewImportField } from '@app/contracts/imports';
import { domainError } from '../../kernel/errors.ts';
import { plainName } from '../../platform/csv-records.ts';

/** Required fields without a column, or columns that the file does not have. */
export class ImportMappingWrong extends domainError('import_mapping_wrong', 422) {}

// Names that sources and spreadsheets give the same columns, likeliest first, compared without case and punctuation.
const ALIASES: Record<ReviewImportField, string[]> = {
  author: [
    ...[
      'author',
      'authorname',
      'reviewer',
      'reviewername',
      'reviewerdisplayname',
      'displayname',
      'name',
      'username',
      'user',
    ],
    ...[
      'nickname',
      'nick',
      'customer',
      'customername',
      'consumer',
      'autor',
      'podpis',
      'imie',
      'imieinazwisko',
      'klient',
    ],
    ...['uzytkownik', 'kunde', 'jmeno', 'zakaznik'],
  ],
  grade: [
    ...[
      'grade',
      'rating',
      'starrating',
      'reviewrating',
      'ratingvalue',
      'stars',
      'score',
      'reviewscore',
      'points',
      'ocena',
    ],
    ...['liczbagwiazdek', 'gwiazdki', 'bewertung', 'sterne', 'note', 'hodnoceni', 'hviezdicky', 'ertekeles'],
  ],
  body: [
    ...[
      'body',
      'text',
      'reviewtext',
      'reviewbody',
      'reviewcontent',
      'review',
      'content',
      'comment',
      'message',
      'description',
    ],
    ...[
      'opinia',
      'trescopinii',
      'tresc',
      'komentarz',
      'bewertungstext',
      'kommentar',
      'recenze',
      'recenzia',
      'velemeny',
    ],
  ],
  date: [
    ...[
      'date',
      'publishedat',
      'datepublished',
      'reviewdate',
      'reviewcreated',
      'createdat',
      'created',
      'createtime',
      'createddate',
    ],
    ...[
      'submittedat',
      'timestamp',
      'time',
      'data',
      'dataopinii',
      'datawystawienia',
      'datadodania',
      'datum',
      'datumerstellt',
    ],
  ],
  title: ['title', 'reviewtitle', 'headline', 'summary', 'subject', 'tytul', 'titel', 'nadpis'],
  id: ['id', 'reviewid', 'externalid', 'reviewref', 'referenceid', 'idopinii', 'nropinii', 'uuid'],
  url: ['url', 'link', 'reviewurl', 'reviewlink', 'permalink', 'adresopinii'],
  language: ['language', 'lang', 'locale', 'reviewlanguage', 'jezyk', 'sprache', 'jazyk'],
  product_id: ['productid', 'sku', 'productsku', 'asin', 'gtin', 'idproduktu', 'artikelnummer'],
  product_name: ['productname', 'product', 'producttitle', 'nazwaproduktu', 'produkt', 'artikel'],
};

/** A column's names: its whole path, and what it is called within its object. */
const namesOf = (column: string): string[] => [plainName(column), plainName(column.split('.').at(-1) ?? column)];

/** Which column is likely what; a column is one thing only. */
export function proposeMapping(columns: readonly string[]): ReviewImportMapping {
  const mapping: ReviewImportMapping = {};
  const free = new Set(columns);
  for (const field of REVIEW_IMPORT_FIELDS) {
    // A whole path that fits goes before a part of one: `reviewer.name` is not the file's `name`.
    const ways = [0, 1].flatMap((part) => ALIASES[field].map((alias) => ({ part, alias })));
    for (const { part, alias } of ways) {
      const column = [...free].find((name) => namesOf(name)[part] === alias);
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

/** The mapping that was given, or else the likely one. @throws ImportMappingWrong for a column that is not there */
export function mappingFor(columns: readonly string[], given: string | undefined): ReviewImportMapping {
  if (given === undefined) return proposeMapping(columns);
  const mapping = parseMapping(given);
  const unknown = Object.values(mapping).filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new ImportMappingWrong({ missing: '', unknown: unknown.join(', ').slice(0, 200) });
  return mapping;
}

/** @throws ImportMappingWrong naming the required fields that have no column */
export function assertComplete(mapping: ReviewImportMapping): void {
  const missing = missingFields(mapping);
  if (missing.length > 0) throw new ImportMappingWrong({ missing: missing.join(', '), unknown: '' });
}
