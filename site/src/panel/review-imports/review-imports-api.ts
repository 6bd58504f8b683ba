import type {
  GradeScale,
  ReviewImport,
  ReviewImportList,
  ReviewImportMapping,
  ReviewImportPreview,
} from '@app/contracts/imports';
import type { ReviewSource } from '@app/contracts/reviews';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** A file of reviews and how it is to be read. */
export interface ReviewFile {
  file: File;
  source: ReviewSource;
  scale: GradeScale;
  /** Code; empty for the main one. */
  market: string;
  /** Null: as proposed. */
  mapping: ReviewImportMapping | null;
}

const sent = ({ file, source, scale, market, mapping }: ReviewFile) => ({
  body: file,
  query: { source, scale, market: market || null, mapping: mapping && JSON.stringify(mapping) },
  // Headers are ASCII: the name is percent-encoded.
  headers: {
    'Content-Type': /\.json$/i.test(file.name) ? 'application/json' : 'text/csv',
    'X-File-Name': encodeURIComponent(file.name),
  },
});

/** Imports of reviews from other sites. */
export const reviewImportsApi = ({ base, locale }: CompanyScope) => ({
  reviewImports: (signal?: AbortSignal) => api.get<ReviewImportList>(`${base}/review-imports`, { signal }),
  reviewImport: (id: string, signal?: AbortSignal) =>
    api.get<ReviewImport>(`${base}/review-imports/${encodeURIComponent(id)}`, { locale, signal }),
  preview: (file: ReviewFile, signal?: AbortSignal) =>
    api.post<ReviewImportPreview>(`${base}/review-imports/preview`, { ...sent(file), locale, signal }),
  start: (file: ReviewFile) => api.post<ReviewImport>(`${base}/review-imports`, { ...sent(file), locale }),
});
