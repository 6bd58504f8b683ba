import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/db.ts';
import { aCompany } from '../../companies/testing.ts';
import { addReviews } from '../lifecycle/repo.ts';
import type { NewReview } from '../lifecycle/repo.ts';

type GivenReview = Partial<NewReview['review']> & { body?: string; authorName?: string };

/** A review with its company, revision, author and event; published unless another state is given. */
export async function aReview(
  tx: Tx,
  { body, authorName, ...given }: GivenReview = {},
): Promise<{ id: string; companyId: string }> {
  const companyId = given.companyId ?? (await aCompany(tx)).id;
  const id = given.id ?? newId();
  const submittedAt = given.submittedAt ?? new Date();
  const state = given.state ?? 'published';
  await addReviews(tx, [
    {
      review: {
        productId: null,
        submissionId: newId(),
        origin: 'verified',
        grade: 5,
        language: 'en',
        publishedAt: state === 'published' ? submittedAt : null,
        ...given,
        id,
        companyId,
        state,
        submittedAt,
      },
      body: body ?? 'A review that nobody would object to.',
      author: { displayName: authorName ?? 'Anna K.', email: null, orderRef: null },
    },
  ]);
  return { id, companyId };
}
