import { z } from 'zod';
import { Id, Instant } from './common.ts';
import { MarketOfReview } from './company/public-markets.ts';
import { ReviewSource } from './reviews.ts';

/** Fields of a review that columns can be mapped to; the first four are required. */
export const REVIEW_IMPORT_FIELDS = [
  'author',
  'grade',
  'body',
  'date',
  'title',
  'id',
  'url',
  'language',
  'product_id',
  'product_name',
  'market',
] as const;
export const ReviewImportField = z.enum(REVIEW_IMPORT_FIELDS);
export type ReviewImportField = z.infer<typeof ReviewImportField>;
export const REQUIRED_IMPORT_FIELDS = ['author', 'grade', 'body', 'date'] as const satisfies ReviewImportField[];

/** Maximum of the file's scale: stars, points, percent. */
export const GRADE_SCALES = [5, 10, 100] as const;
export const GradeScale = z.union([z.literal(5), z.literal(10), z.literal(100)]);
export type GradeScale = z.infer<typeof GradeScale>;

/** Our field → the file's column, or the dotted path of a JSON key. */
export const ReviewImportMapping = z
  .partialRecord(ReviewImportField, z.string().min(1).max(200))
  .meta({ id: 'ReviewImportMapping' });
export type ReviewImportMapping = z.infer<typeof ReviewImportMapping>;

/** Source, scale and mapping (JSON) of the file; without a mapping the proposed one is used. */
export const ReviewImportQuery = z.object({
  source: ReviewSource.default('other'),
  scale: z.coerce.number().pipe(GradeScale).default(5),
  market: z.string().trim().max(200).optional().meta({
    description: 'Code or website of the market that rows belong to which name none; without it, the main one',
  }),
  mapping: z.string().max(4000).optional().meta({ description: 'A ReviewImportMapping as JSON' }),
});
export type ReviewImportQuery = z.infer<typeof ReviewImportQuery>;

/** Why a row was not imported; `message` in the reader's language. */
export const ReviewImportProblem = z.object({
  row: z.int().meta({ description: 'Line of a CSV, number of a JSON’s entry from 1; 0: the whole file' }),
  field: z.string().nullable(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  message: z.string(),
});
export type ReviewImportProblem = z.infer<typeof ReviewImportProblem>;

/** `POST …/review-imports/preview`: columns, mapping and the first rows as they would be imported. Nothing is stored. */
export const ReviewImportPreview = z
  .object({
    format: z.enum(['csv', 'json']),
    encoding: z.string(),
    rows: z.int(),
    columns: z.array(z.string()),
    mapping: ReviewImportMapping,
    /** Required fields without a column. */
    missing: z.array(ReviewImportField),
    sample: z.array(
      z.object({
        row: z.int(),
        cells: z.record(z.string(), z.string()),
        review: z
          .object({
            author: z.string(),
            grade: z.int(),
            body: z.string(),
            publishedAt: Instant,
            url: z.string().nullable(),
            market: MarketOfReview.nullable().meta({ description: 'Null for the main market' }),
          })
          .nullable(),
        problem: ReviewImportProblem.nullable(),
      }),
    ),
  })
  .meta({ id: 'ReviewImportPreview' });
export type ReviewImportPreview = z.infer<typeof ReviewImportPreview>;

export const ReviewImport = z
  .object({
    id: Id,
    fileName: z.string(),
    format: z.enum(['csv', 'json']),
    encoding: z.string(),
    source: ReviewSource,
    scale: z.int(),
    market: MarketOfReview.nullable().meta({ description: 'Of rows that name none; null for the main market' }),
    mapping: ReviewImportMapping,
    state: z.enum(['running', 'done', 'failed']),
    rows: z.int(),
    /** accepted + rejected + duplicates. */
    processed: z.int(),
    /** Handed to screening; public once they have passed. */
    accepted: z.int(),
    rejected: z.int(),
    /** Reviews that the company already has, from this source or another. */
    duplicates: z.int(),
    /** At most 1,000. */
    problems: z.array(ReviewImportProblem),
    createdAt: Instant,
    finishedAt: Instant.nullable(),
  })
  .meta({ id: 'ReviewImport' });
export type ReviewImport = z.infer<typeof ReviewImport>;
export const ReviewImportList = z
  .object({ items: z.array(ReviewImport.omit({ problems: true })) })
  .meta({ id: 'ReviewImportList' });
export type ReviewImportList = z.infer<typeof ReviewImportList>;
