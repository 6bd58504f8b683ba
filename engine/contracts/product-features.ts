import { z } from 'zod';
import { Cursor, Id, Locale, pageOf } from './common.ts';
import { ProductPicture } from './company/pictures.ts';
import { FEATURE_POSITIONS } from './values.ts';

/** Features of one product that reviewers are asked about, at most. */
export const MAX_FEATURES = 8;
export const FEATURE_NAME_MAX = 40;
export const FEATURE_END_MAX = 30;

const Words = (max: number) =>
  z
    .partialRecord(Locale, z.string().trim().min(1).max(max))
    .refine((words) => Object.keys(words).length > 0, { params: { code: 'required' }, error: 'required' });

/** A feature of products and its two ends, in the merchant's words; the same languages need not be in all of them. */
export const FeatureDefinition = z.object({
  /** Omitted for a new feature; keeping it keeps the reviewers' ratings. */
  id: Id.optional(),
  name: Words(FEATURE_NAME_MAX),
  low: Words(FEATURE_END_MAX),
  high: Words(FEATURE_END_MAX),
});
export type FeatureDefinition = z.infer<typeof FeatureDefinition>;

/** Of which products: of one, of a category of the merchant's own, or of all that have no set of their own. */
const SCOPE = {
  category: z.string().trim().min(1).max(80).nullable(),
  productId: Id.nullable(),
};
export const FeatureSet = z
  .object({
    ...SCOPE,
    productName: z.string().nullable(),
    features: z.array(FeatureDefinition.required({ id: true })),
  })
  .meta({ id: 'FeatureSet' });
export type FeatureSet = z.infer<typeof FeatureSet>;
export const FeatureSets = z.object({ items: z.array(FeatureSet) }).meta({ id: 'FeatureSets' });
export type FeatureSets = z.infer<typeof FeatureSets>;

/** `PUT …/product-features`: replaces the set of a scope; without features the set goes. */
export const SaveFeatureSet = z
  .object({ ...SCOPE, features: z.array(FeatureDefinition).max(MAX_FEATURES) })
  .refine(({ category, productId }) => category === null || productId === null, {
    path: ['category'],
    params: { code: 'invalid' },
    error: 'invalid',
  })
  .meta({ id: 'SaveFeatureSet' });
export type SaveFeatureSet = z.infer<typeof SaveFeatureSet>;

/** A product in the panel. */
export const CompanyProduct = z
  .object({
    id: Id,
    externalId: z.string(),
    name: z.string(),
    slug: z.string(),
    category: z.string().nullable().meta({ description: 'The merchant’s own' }),
    gtin: z.string().nullable(),
    mpn: z.string().nullable(),
    brand: z.string().nullable(),
    reviews: z.int(),
    picture: ProductPicture,
  })
  .meta({ id: 'CompanyProduct' });
export type CompanyProduct = z.infer<typeof CompanyProduct>;
export const CompanyProductQuery = z.object({
  q: z.string().trim().max(100).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type CompanyProductQuery = z.infer<typeof CompanyProductQuery>;
export const CompanyProductPage = pageOf(CompanyProduct)
  .extend({ categories: z.array(z.string()) })
  .meta({ id: 'CompanyProductPage' });
export type CompanyProductPage = z.infer<typeof CompanyProductPage>;
export const SetProductCategory = z.object({ category: SCOPE.category }).meta({ id: 'SetProductCategory' });
export type SetProductCategory = z.infer<typeof SetProductCategory>;

/** A feature as readers see it, in their language where the merchant has translated it. */
export const AskedFeature = z.object({ id: Id, name: z.string(), low: z.string(), high: z.string() });
export type AskedFeature = z.infer<typeof AskedFeature>;
/** What reviewers said of it: how many, and where on the line from 1 (`low`) to 5 (`high`) on average. */
export const FeatureResult = AskedFeature.extend({ count: z.int(), position: z.number().min(1).max(5) }).meta({
  id: 'FeatureResult',
});
export type FeatureResult = z.infer<typeof FeatureResult>;

/** Feature → position, 1 to 5; any may be left out. */
export const FeaturePositions = z
  .record(Id, z.int().min(1).max(FEATURE_POSITIONS))
  .refine((positions) => Object.keys(positions).length <= MAX_FEATURES, {
    params: { code: 'invalid' },
    error: 'invalid',
  });
export type FeaturePositions = z.infer<typeof FeaturePositions>;
