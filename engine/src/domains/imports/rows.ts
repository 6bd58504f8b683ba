import { createHash } from 'node:crypto';
import type { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewImportField } from '@app/contracts/imports';
import { Locale } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { AuthorName, ReviewBody } from '@app/contracts/reviews';
import type { ReviewSource } from '@app/contracts/reviews';
import type { ErrorParams } from '../../kernel/errors.ts';
import { instantOf } from '../../platform/csv-dates.ts';
import { cut } from '../../platform/csv-records.ts';
import { fieldErrors, pathOfUnstorable } from '../../platform/validation.ts';
import type { FileRow } from './file.ts';
import { gradeOf } from './grades.ts';
import { isOfSource } from './sources.ts';

/** How a file is to be read. */
export interface Reading {
  mapping: ReviewImportMapping;
  source: ReviewSource;
  scale: GradeScale;
  /** Of the company: dates without a zone are of it. */
  zone: string;
  now: Date;
}

/** A review as a row tells it. */
export interface ForeignReview {
  row: number;
  author: string;
  grade: Grade;
  body: string;
  publishedAt: Date;
  /** Its id at the source, or a digest of author, day and text where the file has none. */
  ref: string;
  url: string | null;
  language: Locale | null;
  product: { externalId: string; name: string } | null;
}

export interface RowProblem {
  row: number;
  field: ReviewImportField | null;
  code: string;
  params: ErrorParams;
}

const SHOWN = 40;
const MAX_REF = 200;
const MAX_PRODUCT = 200;
const CLOCKS_DIFFER_MS = 5 * 60_000;
// What a spreadsheet would run when an export of ours is opened; a text that begins with a dash or an @ is none.
const FORMULA = /^=|^[@+-]\S*[(|]/;
const MEASURED: readonly ReviewImportField[] = ['grade', 'date'];

/** Times as programs write them: seconds or milliseconds since 1970. */
function epochOf(cell: string): Date | undefined {
  if (!/^\d{10}(?:\d{3})?$/.test(cell)) return undefined;
  return new Date(Number(cell) * (cell.length === 10 ? 1000 : 1));
}

function dateOf(cell: string, zone: string): Date | undefined {
  const iso = instantOf(cell, zone);
  return iso === undefined ? epochOf(cell) : new Date(iso);
}

/** `pl-PL`, `pl_PL` → `pl`; either written Norwegian is `no`. Null for what is none of our languages. */
function languageOf(cell: string | undefined): Locale | null {
  const code = cell?.trim().toLowerCase().split(/[-_]/)[0];
  const parsed = Locale.safeParse(code === 'nb' || code === 'nn' ? 'no' : code);
  return parsed.success ? parsed.data : null;
}

const digestOf = (...parts: string[]): string =>
  `sha256:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

/** The review that a row tells of, or why it tells of none. */
export function readRow({ row, cells }: FileRow, reading: Reading): ForeignReview | RowProblem {
  const { mapping, source, scale, zone, now } = reading;
  const cell = (field: ReviewImportField): string | undefined => {
    const column = mapping[field];
    return column === undefined ? undefined : cells[column];
  };
  const refuse = (field: ReviewImportField | null, code: string, params: ErrorParams = {}): RowProblem => ({
    ...{ row, field, code, params },
  });
  const shown = (text: string) => ({ value: cut(text, SHOWN) });

  for (const field of Object.keys(mapping) as ReviewImportField[]) {
    const text = cell(field);
    if (text === undefined) continue;
    if (pathOfUnstorable(text) !== undefined) return refuse(field, 'csv_characters');
    if (!MEASURED.includes(field) && FORMULA.test(text)) return refuse(field, 'csv_formula', shown(text));
  }

  const [author, gradeCell, text, dateCell] = [cell('author'), cell('grade'), cell('body'), cell('date')];
  if (author === undefined) return refuse('author', 'required');
  if (gradeCell === undefined) return refuse('grade', 'required');
  if (dateCell === undefined) return refuse('date', 'required');
  const name = AuthorName.safeParse(author.replace(/\s+/g, ' '));
  if (!name.success) return refuse('author', ...firstOf(name.error));
  const grade = gradeOf(gradeCell, scale);
  if (grade === undefined) return refuse('grade', 'import_grade', { ...shown(gradeCell), scale });
  const body = ReviewBody.safeParse([cell('title'), text].filter(Boolean).join('\n'));
  if (!body.success) return refuse('body', ...firstOf(body.error));
  const publishedAt = dateOf(dateCell, zone);
  if (publishedAt === undefined) return refuse('date', 'csv_date', shown(dateCell));
  if (publishedAt.getTime() > now.getTime() + CLOCKS_DIFFER_MS) return refuse('date', 'import_future', shown(dateCell));
  const url = cell('url') ?? null;
  if (url !== null && !isOfSource(url, source)) return refuse('url', 'import_url', shown(url));

  const id = cell('id');
  const productId = cell('product_id');
  return {
    ...{ row, author: name.data, grade, body: body.data, publishedAt, url, language: languageOf(cell('language')) },
    ref: id !== undefined && id.length <= MAX_REF ? id : digestOf(id ?? '', name.data, dateCell, body.data),
    product:
      productId === undefined
        ? null
        : { externalId: cut(productId, MAX_PRODUCT), name: cut(cell('product_name') ?? productId, MAX_PRODUCT) },
  };
}

function firstOf(error: Parameters<typeof fieldErrors>[0]): [code: string, params: ErrorParams] {
  const [first] = fieldErrors(error);
  return [first?.code ?? 'invalid_value', first?.params ?? {}];
}

export const isProblem = (read: ForeignReview | RowProblem): read is RowProblem => 'code' in read;
export const isReview = (read: ForeignReview | RowProblem): read is ForeignReview => !isProblem(read);
