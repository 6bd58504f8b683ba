import type { SubmittedReview } from '@app/contracts/review-forms';
import type { Signatures } from '../../../platform/security/signatures.ts';
import type { Company } from '../../companies/public.ts';
import type { NewReview } from '../lifecycle/repo.ts';
import { makeReceipt } from './receipt.ts';

/** The answer to a submission, with the receipt of the first revision. */
export function presentSubmittedReview(
  signatures: Signatures,
  company: Company,
  { review, body }: NewReview,
  state: SubmittedReview['state'],
): SubmittedReview {
  const { id: reviewId, grade, submittedAt } = review;
  return {
    reviewId,
    company: { slug: company.slug, name: company.name },
    state,
    submittedAt: submittedAt.toISOString(),
    receipt: makeReceipt(signatures, { reviewId, companyId: company.id, revision: 1, grade, body, at: submittedAt }),
  };
}
