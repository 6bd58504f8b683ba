import { eq, sql } from 'drizzle-orm';
import type { CompanyKind } from '@app/contracts/common';
import { products } from '../../src/domains/catalog/schema.ts';
import { companies } from '../../src/domains/companies/schema.ts';
import { pictures } from '../../src/domains/pictures/schema.ts';
import { storePicture } from '../../src/domains/pictures/store.ts';
import type { AppContext } from '../../src/platform/context.ts';
import { Random } from '../generator/random.ts';
import { logo, product, room, storefront } from './drawings.ts';
import { paint } from './paint.ts';

/** Companies of each kind that have a logo: those that lists begin with. The others show that one may be missing. */
const LOGOS_OF_A_KIND = 10;
const PRIOR_HALVES = 20;
const PRIOR_MEAN = 4;
const PRODUCTS = 16;
const LOGO_SIDE = 160;
const PRODUCT_SIDE = 224;
const PICTURE = { width: 520, height: 390 };

/** What the merchant's pictures show. */
const WORDS = ['Wejście do sklepu od ulicy', 'Stół przy oknie'];

interface Pictured extends Record<string, unknown> {
  id: string;
  kind: CompanyKind;
  merchant: boolean;
}

/**
 * Paints logos of the best ranked companies, pictures of some products, and pictures of the merchant's own company, once.
 * @returns how many
 */
export async function loadPictures(app: AppContext, merchantId: string, seed: string): Promise<number> {
  const { rows: known } = await app.db.queries.execute(sql`
    select 1 from engine.pictures where company_id = ${merchantId} limit 1`);
  if (known.length > 0) return 0;
  const { rows: pictured } = await app.db.queries.execute<Pictured>(sql`
    select id, kind, id = ${merchantId} as merchant from (
      select c.id, c.kind, row_number() over (partition by c.kind order by
        -- About the order of lists, which is written after the demo is loaded.
        (t.halves_times_grade + ${PRIOR_HALVES * PRIOR_MEAN}) / (t.halves + ${PRIOR_HALVES})::float8 desc, c.id) as place
      from engine.companies c join engine.subject_totals t on t.subject_id = c.id) ranked
    where place <= ${LOGOS_OF_A_KIND} or id = ${merchantId} order by id`);
  const { rows: sold } = await app.db.queries.execute<{ id: string; companyId: string }>(sql`
    select p.id, p.company_id as "companyId" from engine.products p join engine.subject_totals t on t.subject_id = p.id
    where t.count > 0 order by (p.company_id = ${merchantId}) desc, t.count desc, p.id limit ${PRODUCTS}`);
  const randomOf = (id: string) => new Random(`${seed}/pictures/${id}`);

  const logos = pictured.map(async ({ id }) => {
    const file = await paint(LOGO_SIDE, LOGO_SIDE, logo(randomOf(id)));
    const stored = await storePicture(app, { companyId: id, use: 'logo', source: 'upload' }, file);
    await app.db.queries.update(companies).set({ logoId: stored.id }).where(eq(companies.id, id));
    return stored.id;
  });
  const goods = sold.map(async ({ id, companyId }) => {
    const file = await paint(PRODUCT_SIDE, PRODUCT_SIDE, product(randomOf(id)));
    const subject = { companyId, use: 'product', source: 'upload', productId: id } as const;
    const stored = await storePicture(app, subject, file);
    await app.db.queries.update(products).set({ pictureId: stored.id }).where(eq(products.id, id));
    return stored.id;
  });
  const own = [storefront, room].map(async (draw, position) => {
    const file = await paint(PICTURE.width, PICTURE.height, draw(randomOf(`${merchantId}/${position}`)));
    const stored = await storePicture(app, { companyId: merchantId, use: 'picture', source: 'upload' }, file);
    const words = { position, alt: WORDS[position] ?? '' };
    await app.db.queries.update(pictures).set(words).where(eq(pictures.id, stored.id));
    return stored.id;
  });
  const ids = await Promise.all([...logos, ...goods, ...own]);
  await app.db.queries.execute(
    sql`update engine.pictures set state = 'shown' where id = any(${sql.param(ids)}::uuid[])`,
  );
  return ids.length;
}
