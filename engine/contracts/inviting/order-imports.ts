import { z } from 'zod';
import { Id, Instant } from '../common.ts';

/** Columns of an order file. */
export const ORDER_COLUMNS = [
  'order_id',
  'email',
  'phone',
  'name',
  'purchased_at',
  'language',
  'market',
  'basis',
  'product_id',
  'product_name',
  'product_url',
  'product_category',
  'product_image',
  'product_gtin',
  'product_mpn',
  'product_brand',
] as const;
export const OrderColumn = z.enum(ORDER_COLUMNS);
export type OrderColumn = z.infer<typeof OrderColumn>;

/** Rows of one file, at most. */
export const MAX_ORDER_ROWS = 100_000;
/** Size of one file, at most. */
export const MAX_ORDER_FILE_MB = 30;

/** Our column → the file's column. */
export const OrderImportMapping = z
  .partialRecord(OrderColumn, z.string().min(1).max(200))
  .meta({ id: 'OrderImportMapping' });
export type OrderImportMapping = z.infer<typeof OrderImportMapping>;

const Params = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Why a row did not go through; `message` in the reader's language. */
export const OrderImportProblem = z.object({
  line: z.int(),
  column: z.string().nullable(),
  code: z.string(),
  params: Params,
  message: z.string(),
});
export type OrderImportProblem = z.infer<typeof OrderImportProblem>;

/** `POST …/order-imports/preview`: columns, mapping and the first rows as they would be imported. Nothing is stored. */
export const OrderImportPreview = z
  .object({
    encoding: z.string(),
    columns: z.array(z.string()),
    mapping: OrderImportMapping,
    /** Whether the mapping, or a part of it, is that of an earlier import. */
    remembered: z.boolean(),
    /** Required columns without one of the file's. */
    missing: z.array(z.string()),
    sample: z.array(
      z.object({
        line: z.int(),
        cells: z.partialRecord(OrderColumn, z.string()),
        problem: OrderImportProblem.nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderImportPreview' });
export type OrderImportPreview = z.infer<typeof OrderImportPreview>;

/** Result of a CSV upload: every row that did not go through, with its line and reason. */
export const OrderImport = z
  .object({
    id: Id,
    fileName: z.string(),
    state: z.enum(['running', 'done', 'failed']),
    encoding: z.string(),
    createdAt: Instant,
    rows: z.int(),
    processed: z.int(),
    accepted: z.int(),
    rejected: z.int(),
    orders: z.int(),
    mapping: OrderImportMapping,
    /** At most 1,000. */
    problems: z.array(OrderImportProblem),
  })
  .meta({ id: 'OrderImport' });
export type OrderImport = z.infer<typeof OrderImport>;
export const OrderImportList = z
  .object({ items: z.array(OrderImport.omit({ problems: true })) })
  .meta({ id: 'OrderImportList' });
export type OrderImportList = z.infer<typeof OrderImportList>;
