import { z } from 'zod';
import { Locale } from '../common.ts';

/** Code of the main market: the company's own country, language and time zone. */
export const MAIN_MARKET = 'main';

/** Names a market in orders and addresses of pages: `de`, `ch-fr`. */
export const MarketCode = z
  .string()
  .trim()
  .toLowerCase()
  .max(20)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A market as the public sees it. */
export const PublicMarket = z
  .object({
    code: z.string(),
    name: z.string().nullable().meta({ description: 'Null for the main market, which has the name of its country' }),
    country: z.string().length(2),
    language: Locale,
    currency: z.string(),
    website: z.string().nullable(),
    websiteProven: z.boolean(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
  })
  .meta({ id: 'PublicMarket' });
export type PublicMarket = z.infer<typeof PublicMarket>;

/** Of the company, where a review's order was placed; a review of its main market has none. */
export const MarketOfReview = z.object({ code: z.string(), name: z.string() });
/** Only reviews of a market. */
export const MarketFilter = MarketCode.meta({
  description: 'Only reviews of orders of a market; `main` = of no other market',
});
