import { createHash } from 'node:crypto';
import type { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewImportField } from '@app/contracts/imports';
import { Locale } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { AuthorName, ReviewBody } from '@app/contracts/reviews';
import type { ReviewSource } from '@app/contracts/reviews';
import type { ErrorParams } from '../../../kernel/errors.ts';
import { parseCsvDate } from '../../../platform/csv/dates.ts';
import { truncate } from '../../../platform/csv/records.ts';
import { fieldErrors, findUnstorable } from '../../../platform/requests/validation.ts';
import type { FileRow } from './review-file.ts';
import type { Market, Resolved } from '../../markets/public.ts';
import { parseGrade } from './grades.ts';
import { isSourceUrl } from './source-urls.ts';

/** The market of a row by what it names, or by the file where it names nothing. */
export interface MarketsOfRows {
  resolve(named: string | undefined): Resolved<Market>;
  /** Of the main market. */
  zone: string;
}

/** How to parse the rows of a file. */
export interface ParseOptions {
  mapping: ReviewImportMapping;
  source: ReviewSource;
  scale: GradeScale;
  markets: MarketsOfRows;
  now: Date;
}

/** A review parsed from a row. */
export interface ParsedReview {
  row: number;
  author: string;
  grade: Grade;
  body: string;
  publishedAt: Date;
  /** Its id at the source, or a digest of author, date and text if the file has none. */
  ref: string;
  url: string | null;
  language: Locale | null;
  product: { externalId: string; name: string } | null;
  /** Null for the main one. */
  market: Market | null;
}

export interface RowProblem {
  row: number;
  field: ReviewImportField | null;
  code: string;
  params: ErrorParams;
}

/** Characters of a cell shown in a problem. */
const MAX_SHOWN = 40;
const MAX_REF = 200;
const MAX_PRODUCT = 200;
const CLOCK_SKEW_MS = 5 * 60_000;
// Would be executed by a spreadsheet that opens our exports; texts that merely begin with a dash or @ are allowed.
const FORMULA = /^=|^[@+-]\S*[(|]/;
const MEASURED: readonly ReviewImportField[] = ['grade', 'date'];

/** Seconds or milliseconds since 1970. */
function parseEpoch(cell: string): Date | undefined {
  if (!/^\d{10}(?:\d{3})?$/.test(cell)) return undefined;
  return new Date(Number(cell) * (cell.length === 10 ? 1000 : 1));
}

function parseDate(cell: string, zone: string): Date | undefined {
  const iso = parseCsvDate(cell, zone);
  return iso === undefined ? parseEpoch(cell) : new Date(iso);
}

/** `pl-PL`, `pl_PL` → `pl`; both written forms of Norwegian are `no`. Null for an unsupported language. */
function parseLanguage(cell: string | undefined): Locale | null {
  const code = cell?.trim().toLowerCase().split(/[-_]/)[0];
  const parsed = Locale.safeParse(code === 'nb' || code === 'nn' ? 'no' : code);
  return parsed.success ? parsed.data : null;
}

const digest = (...parts: string[]): string =>
  `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

export function parseRow({ row, cells }: FileRow, options: ParseOptions): ParsedReview | RowProblem {
  const { mapping, source, scale, markets, now } = options;
  const cell = (field: ReviewImportField): string | undefined => {
    const column = mapping[field];
    return column === undefined ? undefined : cells[column];
  };
  const refuse = (field: ReviewImportField | null, code: string, params: ErrorParams = {}): RowProblem => ({
    row,
    field,
    code,
    params,
  });
  const shown = (text: string) => ({ value: truncate(text, MAX_SHOWN) });

  for (const field of Object.keys(mapping) as ReviewImportField[]) {
    const text = cell(field);
    if (text === undefined) continue;
    if (findUnstorable(text) !== undefined) return refuse(field, 'csv_characters');
    if (!MEASURED.includes(field) && FORMULA.test(text)) return refuse(field, 'csv_formula', shown(text));
  }

  const found = markets.resolve(cell('market'));
  if (!found.ok) return refuse('market', 'invalid_value', { values: found.known.join(', ') });
  const { market } = found;
  const [author, gradeCell, text, dateCell] = [cell('author'), cell('grade'), cell('body'), cell('date')];
  if (author === undefined) return refuse('author', 'required');
  if (gradeCell === undefined) return refuse('grade', 'required');
  if (dateCell === undefined) return refuse('date', 'required');
  const name = AuthorName.safeParse(author.replace(/\s+/g, ' '));
  if (!name.success) return refuse('author', ...firstError(name.error));
  const grade = parseGrade(gradeCell, scale);
  if (grade === undefined) return refuse('grade', 'import_grade', { ...shown(gradeCell), scale });
  const body = ReviewBody.safeParse([cell('title'), text].filter(Boolean).join('\n'));
  if (!body.success) return refuse('body', ...firstError(body.error));
  const publishedAt = parseDate(dateCell, market?.timeZone ?? markets.zone);
  if (publishedAt === undefined) return refuse('date', 'csv_date', shown(dateCell));
  if (publishedAt.getTime() > now.getTime() + CLOCK_SKEW_MS) return refuse('date', 'import_future', shown(dateCell));
  const url = cell('url') ?? null;
  if (url !== null && !isSourceUrl(url, source)) return refuse('url', 'import_url', shown(url));

  const id = cell('id');
  const productId = cell('product_id');
  return {
    row,
    author: name.data,
    grade,
    body: body.data,
    publishedAt,
    url,
    market,
    language: parseLanguage(cell('language')),
    ref: id !== undefined && id.length <= MAX_REF ? id : digest(id ?? '', name.data, dateCell, body.data),
    product:
      productId === undefined
        ? null
        : {
            externalId: truncate(productId, MAX_PRODUCT),
            name: truncate(cell('product_name') ?? productId, MAX_PRODUCT),
          },
  };
}

function firstError(error: Parameters<typeof fieldErrors>[0]): [code: string, params: ErrorParams] {
  const [first] = fieldErrors(error);
  return [first?.code ?? 'invalid_value', first?.params ?? {}];
}

export const isProblem = (parsed: ParsedReview | RowProblem): parsed is RowProblem => 'code' in parsed;
export const isReview = (parsed: ParsedReview | RowProblem): parsed is ParsedReview => !isProblem(parsed);
