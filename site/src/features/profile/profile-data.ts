import type { Locale } from '@app/locales/manifest.ts';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import type { PublicReview, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { cacheHeaders, fromEngine, type EngineAnswer } from '../../lib/engine.ts';
import { countryName } from '../../lib/format.ts';
import { readCode, readFilters, readProducts, readReview, filterSearch, type ReviewFilters } from './filters.ts';
import { openState, type OpenState } from './opening-hours.ts';

interface Shown {
  kind: 'shown';
  company: CompanyProfile;
  reviews: ReviewPage;
  filters: ReviewFilters;
  /** Of a QR code, business card or widget: it opens the form. */
  code: string | null;
  /** The review that the address links to; `gone` when it is not public, null without one. */
  linked: PublicReview | WithdrawnReview | 'gone' | null;
  /** A further page of its products in place of the popular ones, which the company itself has; null without one. */
  products: ReviewedProductPage | null;
  /**
   * Whether it is open, where it names its hours: the first render in the browser must say what the server said. Not the
   * moment itself, by which every rendering of an unchanged page would have another tag.
   */
  door: OpenState | null;
  /** The name of its country in the reader's language, likewise the server's. */
  country: string;
}

/** What a profile page has to show. */
export type ProfileData = (
  | Shown
  | { kind: 'hidden'; company: CompanyProfile; code: string | null }
  | { kind: 'blocked'; companyName: string }
  | { kind: 'missing' }
  | { kind: 'down' }
) & { search: string };

export interface ServerAnswer<T> {
  status: number;
  headers: Record<string, string>;
  props: T;
}

export const REVIEWS_PER_PAGE = 10;
export const PRODUCTS_PER_PAGE = 20;

/** A company that is not there, or no longer, has no id that a purge could name. */
const UNKNOWN_SECONDS = 5;

/** Reads a profile and a page of its reviews; the status says what search engines should make of it. */
export async function loadProfile(
  slug: string,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ProfileData>> {
  const filters = readFilters(query);
  const code = readCode(query);
  const review = readReview(query);
  const from = readProducts(query);
  const search = filterSearch(filters, { code, review, products: from });
  const path = `/companies/${encodeURIComponent(slug)}`;
  const [company, reviews, linked, products] = await Promise.all([
    fromEngine<CompanyProfile>(path, { locale }),
    fromEngine<ReviewPage>(`${path}/reviews`, { locale, query: { ...filters, limit: REVIEWS_PER_PAGE } }),
    review === null ? null : fromEngine<PublicReview>(`/reviews/${review}`, { locale }),
    from === null
      ? null
      : fromEngine<ReviewedProductPage>(`${path}/products`, {
          locale,
          query: { cursor: from, limit: PRODUCTS_PER_PAGE },
        }),
  ]);

  if (company.kind === 'problem') {
    const { status, params } = company.problem;
    if (status === 410)
      return answer(
        410,
        { kind: 'blocked', companyName: String(params?.['companyName'] ?? slug), search },
        [`slug:${slug}`],
        UNKNOWN_SECONDS,
      );
    return answer(404, { kind: 'missing', search }, [`slug:${slug}`], UNKNOWN_SECONDS);
  }
  if (company.kind === 'down') return answer(503, { kind: 'down', search });
  if (company.data.presentation === 'hidden')
    return answer(200, { kind: 'hidden', company: company.data, code, search }, [company.data.id]);
  if (reviews.kind === 'down') return answer(503, { kind: 'down', search });

  return answer(
    200,
    {
      kind: 'shown',
      company: company.data,
      // A cursor that was tampered with, or that has gone stale, shows an empty list with its way back.
      reviews: reviews.kind === 'ok' ? reviews.data : NOTHING,
      // The page is whole without them: it does not fail with them.
      products: products && (products.kind === 'ok' ? products.data : NOTHING),
      linked: linked && linkedReview(linked, company.data.id, review),
      filters,
      code,
      search,
      door: doorOf(company.data),
      country: countryName(locale, company.data.country),
    },
    [company.data.id],
  );
}

const NOTHING = { items: [], nextCursor: null };

const doorOf = ({ openingHours, timeZone }: CompanyProfile): OpenState | null =>
  openingHours.length > 0 ? openState(openingHours, timeZone, new Date()) : null;

/** A review of another company is none of this page. Of one that was withdrawn the engine says what its place says. */
function linkedReview(
  found: EngineAnswer<PublicReview>,
  companyId: string,
  id: string | null,
): PublicReview | WithdrawnReview | 'gone' {
  if (found.kind === 'ok' && found.data.company.id === companyId) return found.data;
  if (found.kind !== 'problem' || found.problem.code !== 'review_withdrawn') return 'gone';
  const { companyId: of, productId, productName, productSlug, ...left } = found.problem.params ?? {};
  if (of !== companyId) return 'gone';
  return { ...left, id, product: { id: productId, name: productName, slug: productSlug } } as WithdrawnReview;
}

const answer = (
  status: number,
  props: ProfileData,
  tags?: readonly string[],
  seconds?: number,
): ServerAnswer<ProfileData> => ({
  status,
  headers: tags ? cacheHeaders(tags, seconds) : {},
  props,
});
