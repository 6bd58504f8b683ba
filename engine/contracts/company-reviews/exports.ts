import { z } from 'zod';
import { Id, Instant } from '../common.ts';
import { CompanyReviewFilter } from './list.ts';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json'] as const;
/** Days for which an export's file is kept. */
export const EXPORT_DAYS = 7;
/** Minutes for which a download link is valid; a new one comes with each reading of the export. */
export const EXPORT_LINK_MINUTES = 15;
/** Exports of a company that may run at the same time. */
export const MAX_RUNNING_EXPORTS = 2;

/** Writes the reviews that match into a file. Held and rejected reviews are never part of it. */
export const CreateReviewExport = z
  .object({ format: z.enum(EXPORT_FORMATS), filter: CompanyReviewFilter.default({}) })
  .meta({ id: 'CreateReviewExport' });
export type CreateReviewExport = z.infer<typeof CreateReviewExport>;

export const ReviewExport = z
  .object({
    id: Id,
    format: z.enum(EXPORT_FORMATS),
    state: z.enum(['running', 'done', 'failed']),
    /** Rows written so far. */
    rows: z.int(),
    /** 0 to 100. */
    progress: z.int(),
    bytes: z.int().nullable(),
    createdAt: Instant,
    finishedAt: Instant.nullable(),
    /** Path of the file below `/api/v1`; only when it is done, valid for 15 minutes. */
    url: z.string().nullable(),
    /** When the file is removed. */
    expiresAt: Instant.nullable(),
  })
  .meta({ id: 'ReviewExport' });
export type ReviewExport = z.infer<typeof ReviewExport>;
/** The newest 20. */
export const ReviewExportList = z.object({ items: z.array(ReviewExport) }).meta({ id: 'ReviewExportList' });
export type ReviewExportList = z.infer<typeof ReviewExportList>;
