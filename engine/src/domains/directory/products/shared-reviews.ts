import { SHARED_REVIEWS } from '@app/contracts/sharing/review-shares';
import type { SharedReviews } from '@app/contracts/sharing/review-shares';
import { LOCALES } from '@app/contracts/common';
import type { Queries } from '../../../platform/db.ts';
import { newestReviews, presentGrades } from '../../reviews/public.ts';
import type { GradeRow } from '../../reviews/public.ts';
import { acceptedShares } from '../../sharing/public.ts';

/**
 * Reviews of the same product at other shops, for a section of their own: the newest, without pins and whatever their
 * grade. They are read only to be shown; no count or grade of the product contains them. Shops whose product has no
 * review are left out. `gradesOf` reads the counts of a product.
 */
export async function sharedReviews(
  queries: Queries,
  productId: string,
  gradesOf: (productId: string) => Promise<GradeRow | undefined>,
): Promise<SharedReviews[]> {
  const shares = await acceptedShares(queries, productId);
  const shown = await Promise.all(
    shares.map(async ({ company, product }): Promise<SharedReviews | null> => {
      const counted = await gradesOf(product.id);
      if (!counted) return null;
      const { count, average } = presentGrades(counted).grades;
      if (count === 0) return null;
      // All languages, asked for by name: then the date alone decides, and no pin of the other shop.
      const everything = { minGrade: 1, languages: LOCALES, limit: SHARED_REVIEWS };
      const asked = { companyId: company.id, productId: product.id, ...everything };
      const reviews = await newestReviews(queries, asked);
      return {
        company,
        product,
        grades: { count, average },
        reviews: reviews.map((one) => ({ ...one, pinned: false })),
      };
    }),
  );
  return shown.filter((one) => one !== null);
}
