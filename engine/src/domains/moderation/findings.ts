import { newId } from '../../kernel/ids.ts';
import type { OtherFinding } from './bursts.ts';
import type { screeningFindings } from './schema.ts';
import type { Finding } from './screening/index.ts';

/**
 * Whose text was screened: a revision of a review, or with `caseId` what waits there: the company's answer to it, or,
 * without a review, a question or the answer to one.
 */
interface Screened {
  reviewId: string | null;
  revision: number | null;
  companyId: string;
  caseId?: string;
}

/** What was found, as it is kept: of rules about the text with their places in it, of `others` without. */
export function findingRows(
  of: Screened,
  findings: readonly Finding[],
  others: readonly OtherFinding[],
  at: Date,
): (typeof screeningFindings.$inferInsert)[] {
  const found = [
    ...findings.map(({ rule, version, field, span, weight, detail }) => ({
      ...{ rule, version, spanStart: span.start, spanEnd: span.end, weight, detail: { ...detail, field } },
    })),
    ...others.map((one) => ({ ...one, spanStart: null, spanEnd: null })),
  ];
  return found.map((row) => ({ id: newId(), at, ...of, ...row }));
}
