import { z } from 'zod';
import { CompanyKind, Id, Instant, Slug } from '../common.ts';

/**
 * Companies, products or places of one part. In 30 languages, each address with all its alternates, that is 9,000
 * addresses and about 35 MB: the protocol's bounds are 50,000 and 50 MB.
 */
export const SITEMAP_PART = 300;

/** Lists with fewer companies add nothing to the companies' own pages and are left out of the sitemap. */
export const THIN_LIST = 3;

const Part = z.object({
  from: Id.meta({ description: 'The first row of the part, shown or not: parts never shift' }),
  changedAt: Instant.meta({ description: 'The latest change of anything that the part shows' }),
});

/** `GET /sitemap`: which parts there are, at most ten minutes old. */
export const SitemapParts = z
  .object({ companies: z.array(Part), products: z.array(Part), places: z.int() })
  .meta({ id: 'SitemapParts' });
export type SitemapParts = z.infer<typeof SitemapParts>;

/** `GET /sitemap/companies`, `GET /sitemap/products`. */
export const SitemapFrom = z.object({ from: Id });

export const SitemapCompanies = z
  .object({ items: z.array(z.object({ slug: Slug, changedAt: Instant })) })
  .meta({ id: 'SitemapCompanies' });
export type SitemapCompanies = z.infer<typeof SitemapCompanies>;

/** Products with reviews: those without say nothing yet. */
export const SitemapProducts = z
  .object({ items: z.array(z.object({ id: Id, slug: Slug, companyId: Id, changedAt: Instant })) })
  .meta({ id: 'SitemapProducts' });
export type SitemapProducts = z.infer<typeof SitemapProducts>;

/** `GET /sitemap/places`: `part` counts from 1. */
export const SitemapPlacesQuery = z.object({ part: z.coerce.number().int().min(1).max(50_000) });

const Level = z.string().nullable();

/** Lists of companies by kind, category and place that are not thin; null: of all. Country in small letters. */
export const SitemapPlaces = z
  .object({
    items: z.array(z.object({ kind: CompanyKind, category: Level, country: Level, region: Level, city: Level })),
  })
  .meta({ id: 'SitemapPlaces' });
export type SitemapPlaces = z.infer<typeof SitemapPlaces>;
