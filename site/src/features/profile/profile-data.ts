import type { Locale } from '@app/locales/manifest.ts';
import type { CompanyHit, CompanyProfile, GradeReport, TopCompanies } from '@app/contracts/companies';
import type { PublicMarket } from '@app/contracts/company/public-markets';
import type { Praise } from '@app/contracts/company/praise';
import type { ReviewedProductPage } from '@app/contracts/products';
import type { PublicReview, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { fromEngine, serverAnswer, type EngineAnswer, type ServerAnswer } from '../../lib/api/engine.ts';
import { mapSettings, type MapSettings } from '../map/map-settings.ts';
import { countryName, currencyName, languageName } from '../../lib/texts/format.ts';
import {
  filterQuery,
  isPastEnd,
  listQuery,
  readCode,
  readFilters,
  readProducts,
  readReview,
  type ReviewFilters,
} from '../review-page/review-filters.ts';
import { openStateAt, type OpenState } from '../../lib/opening-hours.ts';

/** A market of the company as the page shows it; its name is the server's, as browsers name countries differently. */
export interface ShownMarket extends PublicMarket {
  label: string;
  countryName: string;
  currencyName: string;
}

interface Shown {
  kind: 'shown';
  company: CompanyProfile;
  reviews: ReviewPage;
  filters: ReviewFilters;
  /** Entry code of a QR code, business card or widget: it opens the form. */
  code: string | null;
  /** The review the address links to; `gone` if it is not public, null without one. */
  linked: PublicReview | WithdrawnReview | 'gone' | null;
  /** Its markets, the main one first; none if there is no other. */
  markets: ShownMarket[];
  /** The chosen one with its figures; null: all of them together. */
  market: { facts: ShownMarket; grades: GradeReport } | null;
  /** What customers mention; null if it could not be read. */
  praise: Praise | null;
  /** Best ranked companies like this one, near it if it has a place. */
  related: CompanyHit[];
  /** A page of products in place of the popular ones, which are part of the company; null without one. */
  products: ReviewedProductPage | null;
  /**
   * Whether it is open, if it has opening hours. Computed on the server so that hydration matches, and not the time
   * itself, which would change the ETag of every rendering.
   */
  /** Of companies that say exactly where they are. */
  map?: MapSettings | null;
  openState: OpenState | null;
  /** Names of its country and languages in the reader's language, also from the server. */
  country: string;
  languages: string[];
}

/** Data of a profile page, by its state. */
export type ProfileData = (
  | Shown
  | { kind: 'hidden'; company: CompanyProfile; code: string | null }
  | { kind: 'blocked'; companyName: string }
  | { kind: 'missing' }
  | { kind: 'down' }
) & { search: string };

export const PRODUCTS_PER_PAGE = 20;

/** Cache time of a missing company: it has no id whose purge would drop the page. */
const UNKNOWN_SECONDS = 5;

/** Reads a profile and a page of its reviews. The HTTP status is what search engines should see. */
export async function loadProfile(
  slug: string,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ProfileData>> {
  const asked = readFilters(query);
  const code = readCode(query);
  const review = readReview(query);
  const from = readProducts(query);
  const search = filterQuery(asked, { code, review, products: from });
  const path = `/companies/${encodeURIComponent(slug)}`;
  const [company, found, linked, products, praise, counted] = await Promise.all([
    fromEngine<CompanyProfile>(path, { locale }),
    fromEngine<ReviewPage>(`${path}/reviews`, { locale, query: listQuery(asked) }),
    review === null ? null : fromEngine<PublicReview>(`/reviews/${review}`, { locale }),
    from === null
      ? null
      : fromEngine<ReviewedProductPage>(`${path}/products`, {
          locale,
          query: { cursor: from, limit: PRODUCTS_PER_PAGE },
        }),
    fromEngine<Praise>(`${path}/praise`, { locale }),
    asked.market === undefined
      ? null
      : fromEngine<GradeReport>(`${path}/grades`, { locale, query: { market: asked.market } }),
  ]);

  if (company.kind === 'problem') {
    const { status, params } = company.problem;
    if (status === 410)
      return serverAnswer<ProfileData>(
        410,
        { kind: 'blocked', companyName: String(params?.['companyName'] ?? slug), search },
        [`slug:${slug}`],
        UNKNOWN_SECONDS,
      );
    return serverAnswer<ProfileData>(404, { kind: 'missing', search }, [`slug:${slug}`], UNKNOWN_SECONDS);
  }
  if (company.kind === 'down') return serverAnswer<ProfileData>(503, { kind: 'down', search });
  if (company.data.presentation === 'hidden')
    return serverAnswer<ProfileData>(200, { kind: 'hidden', company: company.data, code, search }, [company.data.id]);
  const markets = company.data.markets.map(named(locale));
  const chosen = markets.find((one) => one.code === asked.market);
  const market = chosen && counted?.kind === 'ok' ? { facts: chosen, grades: counted.data } : null;
  // One that the company does not have is ignored, as other wrong values are.
  const { market: _, ...others } = asked;
  const filters = market ? asked : others;
  const reviews =
    market || asked.market === undefined
      ? found
      : await fromEngine<ReviewPage>(`${path}/reviews`, { locale, query: listQuery(filters) });
  if (reviews.kind === 'down') return serverAnswer<ProfileData>(503, { kind: 'down', search });

  const page = reviews.kind === 'ok' ? reviews.data : NOTHING;
  const related = await relatedCompanies(company.data, locale);
  return serverAnswer<ProfileData>(
    // The company is shown nevertheless, with a link to its first reviews.
    isPastEnd(page) ? 404 : 200,
    {
      kind: 'shown',
      company: company.data,
      // An invalid or stale cursor shows an empty list with a link back.
      reviews: page,
      // Optional: the page does not fail without them.
      products: products && (products.kind === 'ok' ? products.data : NOTHING),
      linked: linked && linkedReview(linked, company.data.id, review),
      praise: praise.kind === 'ok' ? praise.data : null,
      related,
      filters,
      markets,
      market,
      code,
      search,
      map: company.data.coordinates?.exact ? mapSettings() : null,
      openState: openStateOf(company.data),
      country: countryName(locale, company.data.country),
      languages: company.data.languages.map((language) => languageName(locale, language)),
    },
    [company.data.id, ...related.map(({ id }) => id)],
  );
}

const named =
  (locale: Locale) =>
  (market: PublicMarket): ShownMarket => {
    const country = countryName(locale, market.country);
    return {
      ...market,
      label: market.name ?? country,
      countryName: country,
      currencyName: currencyName(locale, market.currency),
    };
  };

const RELATED = 4;

/** Others of the same category: of its city, or if there are none of its country. Optional, as products are. */
async function relatedCompanies(
  { id, kind, category, city, country }: CompanyProfile,
  locale: Locale,
): Promise<CompanyHit[]> {
  const read = async (place: { city?: string; country?: string }): Promise<CompanyHit[]> => {
    const found = await fromEngine<TopCompanies>('/companies/top', {
      locale,
      query: { kind, category, ...place, limit: RELATED + 1 },
    });
    return found.kind === 'ok' ? found.data.items.filter((other) => other.id !== id).slice(0, RELATED) : [];
  };
  const near = city && kind !== 'shops' ? await read({ city, country }) : [];
  return near.length > 0 ? near : read({ country });
}

const NOTHING: ReviewPage & ReviewedProductPage = { items: [], nextCursor: null };

const openStateOf = (company: CompanyProfile): OpenState | null =>
  company.openingHours.length + company.openingExceptions.length > 0 ? openStateAt(company, new Date()) : null;

/**
 * `gone` for a review of another company. For a withdrawn review, the engine's problem carries what the notice shows.
 */
function linkedReview(
  found: EngineAnswer<PublicReview>,
  companyId: string,
  id: string | null,
): PublicReview | WithdrawnReview | 'gone' {
  if (found.kind === 'ok' && found.data.company.id === companyId) return found.data;
  if (found.kind !== 'problem' || found.problem.code !== 'review_withdrawn') return 'gone';
  const { companyId: foundCompanyId, productId, productName, productSlug, ...left } = found.problem.params ?? {};
  if (foundCompanyId !== companyId) return 'gone';
  return { ...left, id, product: { id: productId, name: productName, slug: productSlug } } as WithdrawnReview;
}
