import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { recountAggregates } from '../aggregates/recount.ts';
import { aReview } from './factory.ts';

type GivenReview = NonNullable<Parameters<typeof aReview>[1]>;
export type CompanyWorld = Awaited<ReturnType<typeof companyWorld>>;

/** Where the panel sends what a company does with a review, e.g. `pin`. */
export const reviewPath = ({ panel }: SignedInMerchant, reviewId: string, action: string): string =>
  `${panel}/reviews/${reviewId}/${action}`;

/** A new company with its merchant, its reviews and what visitors see of them. */
export async function companyWorld(api: TestApi) {
  const merchant = await api.merchant();
  const { id: companyId, slug } = merchant.company;
  const { db } = api.app;
  const newReview = async (given: GivenReview = {}): Promise<string> =>
    (await db.tx((tx) => aReview(tx, { companyId, ...given }))).id;
  const page = async (path = '/reviews') =>
    (await api.program().get(`${API_ROOT}/companies/${slug}${path}`).expect(200)).body;
  return {
    merchant,
    newReview,
    async newProductReview(given: GivenReview = {}): Promise<string> {
      const productId = newId();
      await db.queries.execute(sql`
        insert into engine.products (id, company_id, external_id, slug, name, created_at)
        values (${productId}, ${companyId}, ${productId}, ${`p-${productId}`}, 'Green tea', now())`);
      return newReview({ productId, ...given });
    },
    /** A public page of the company. */
    page,
    findCard: async (id: string) => (await page()).items.find((card: { id: string }) => card.id === id),
    /** What the audit log says that merchants did with a review. */
    async auditedActs(id: string): Promise<string[]> {
      const { rows } = await db.queries.execute<{ act: string }>(
        sql`select act from engine.audit_log where subject_id = ${id} and actor_kind = 'merchant' order by id`,
      );
      return rows.map(({ act }) => act);
    },
    /** Reviews of the factory are not counted, so the first recount corrects that; later ones must find nothing wrong. */
    recount: () => db.tx((tx) => recountAggregates(tx, { companyId })),
  };
}
