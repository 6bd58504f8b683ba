import type { Locale } from '@app/locales/manifest.ts';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ClientPhotoPage, PublicReview, ReviewPage } from '@app/contracts/reviews';
import { cacheHeaders, fromEngine, type EngineAnswer } from '../../lib/engine.ts';
import { readCode, readFilters, readReview, filterSearch, type ReviewFilters } from './filters.ts';

interface Shown {
  kind: 'shown';
  company: CompanyProfile;
  reviews: ReviewPage;
  filters: ReviewFilters;
  /** Of a QR code, business card or widget: it opens the form. */
  code: string | null;
  /** The review that the address links to; `gone` when it is not public, null without one. */
  linked: PublicReview | 'gone' | null;
  photos: ClientPhotoPage;
  /** The newest of its products. */
  productReviews: ReviewPage;
  /** When the server rendered it: the first render in the browser must say the same. */
  now: string;
}

/** What a profile page has to show. */
export type ProfileData = (
  | Shown
  | { kind: 'hidden'; company: CompanyProfile }
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
/** A row over the reviews, two on a phone; the viewer reads on. */
const PHOTOS_SHOWN = 8;
const PRODUCT_REVIEWS_SHOWN = 3;

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
  const search = filterSearch(filters, { code, review });
  const path = `/companies/${encodeURIComponent(slug)}`;
  const [company, reviews, linked, photos, productReviews] = await Promise.all([
    fromEngine<CompanyProfile>(path, { locale }),
    fromEngine<ReviewPage>(`${path}/reviews`, { locale, query: { ...filters, limit: REVIEWS_PER_PAGE } }),
    review === null ? null : fromEngine<PublicReview>(`/reviews/${review}`, { locale }),
    fromEngine<ClientPhotoPage>(`${path}/photos`, { locale, query: { limit: PHOTOS_SHOWN } }),
    fromEngine<ReviewPage>(`${path}/reviews`, { locale, query: { about: 'products', limit: PRODUCT_REVIEWS_SHOWN } }),
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
    return answer(200, { kind: 'hidden', company: company.data, search }, [company.data.id]);
  if (reviews.kind === 'down') return answer(503, { kind: 'down', search });

  return answer(
    200,
    {
      kind: 'shown',
      company: company.data,
      // A cursor that was tampered with, or that has gone stale, shows an empty list with its way back.
      reviews: itemsOf(reviews),
      linked: linked && linkedReview(linked, company.data.id),
      // The page is whole without these two: it does not fail with them.
      photos: itemsOf(photos),
      productReviews: itemsOf(productReviews),
      filters,
      code,
      search,
      now: new Date().toISOString(),
    },
    [company.data.id],
  );
}

const itemsOf = <T>(found: EngineAnswer<{ items: T[]; nextCursor: string | null }>) =>
  found.kind === 'ok' ? found.data : { items: [], nextCursor: null };

/** A review of another company is none of this page. */
const linkedReview = (found: EngineAnswer<PublicReview>, companyId: string): PublicReview | 'gone' =>
  found.kind === 'ok' && found.data.company.id === companyId ? found.data : 'gone';

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
