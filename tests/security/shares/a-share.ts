import type { TestApi } from '../../../engine/src/http/testing.ts';
import { ensureProducts } from '../../../engine/src/domains/catalog/public.ts';

/** Another shop's request to show the reviews of a product. */
export async function aShare(
  { app, merchant }: TestApi,
  { name, productId }: { name: string; productId: string },
): Promise<{ ids: { shareId: string } }> {
  const other = await merchant({ name: `Other shop of ${name}` });
  const own = { externalId: 'S-1', name: 'The same tea', url: null };
  const made = await app.db.tx((tx) => ensureProducts(tx, other.company.id, [own], new Date()));
  const request = { productId: made.get('S-1'), sourceProductId: productId };
  const created = await other.browser.post(`${other.panel}/review-shares`).send(request).expect(201);
  return { ids: { shareId: created.body.id } };
}
