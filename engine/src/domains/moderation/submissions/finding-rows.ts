import { newId } from '../../../kernel/ids.ts';
import type { screeningFindings } from '../schema.ts';
import type { Finding } from '../screening/index.ts';
import type { SubmissionFinding } from './submission-finding.ts';

/**
 * The screened text: a revision of a review; with `caseId` the company's answer to it; without a review a question or
 * the answer to it.
 */
interface ScreenedSubject {
  reviewId: string | null;
  revision: number | null;
  companyId: string;
  caseId?: string;
}

/** Rows of findings in a text, with their spans, and of findings about its submission, without. */
export function findingRows(
  subject: ScreenedSubject,
  findings: readonly Finding[],
  submissionFindings: readonly SubmissionFinding[],
  at: Date,
): (typeof screeningFindings.$inferInsert)[] {
  const rows = [
    ...findings.map(({ rule, version, field, span, weight, detail }) => ({
      rule,
      version,
      spanStart: span.start,
      spanEnd: span.end,
      weight,
      detail: { ...detail, field },
    })),
    ...submissionFindings.map((finding) => ({ ...finding, spanStart: null, spanEnd: null })),
  ];
  return rows.map((row) => ({ id: newId(), at, ...subject, ...row }));
}
