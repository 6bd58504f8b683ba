import type { Locale } from '@app/locales/manifest.ts';
import type { ProductPage } from '@app/contracts/products';
import type { QuestionPage } from '@app/contracts/questions';
import type { ReviewPage } from '@app/contracts/reviews';
import { queryString } from '../../lib/api/api.ts';
import { fromEngine, serverAnswer, type ServerAnswer } from '../../lib/api/engine.ts';
import { productPath } from '../../lib/addresses/links.ts';
import { isPastEnd, listQuery, readCode, readFilters, type ReviewFilters } from '../review-page/review-filters.ts';

interface Shown {
  kind: 'shown';
  product: ProductPage;
  reviews: ReviewPage;
  filters: ReviewFilters;
  /** Entry code of a widget: it opens the form. */
  code: string | null;
  questions: QuestionPage;
  /** Cursor of the page of questions; null for the first. */
  questionsFrom: string | null;
}

/** Data of a product page, by its state. */
export type ProductData = (
  | Shown
  | { kind: 'hidden'; product: ProductPage }
  | { kind: 'blocked'; companyName: string }
  | { kind: 'missing' }
  | { kind: 'moved' }
  | { kind: 'down' }
) & { search: string };

/** Route parameters; `slug` is null in the short form `/company/{uuid}/product/{productId}`. */
export interface ProductAddress {
  productId: string;
  slug: string | null;
  uuid: string;
}

/** Cache time of a missing product: it has no company whose purge would drop the page. */
const UNKNOWN_SECONDS = 5;
const NOTHING = { items: [], nextCursor: null };
export const QUESTIONS_PER_PAGE = 5;

/**
 * Reads a product with a page of its reviews. The id identifies it: an address with a wrong slug or company redirects.
 */
export async function loadProduct(
  address: ProductAddress,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ProductData>> {
  const { about: _, ...filters } = readFilters(query);
  const questionsFrom = readQuestions(query);
  const code = readCode(query);
  const search = queryString({ ...filters, questions: questionsFrom, code });
  const found = await fromEngine<ProductPage>(`/products/${encodeURIComponent(address.productId)}`, { locale });
  if (found.kind === 'down') return serverAnswer<ProductData>(503, { kind: 'down', search });
  if (found.kind === 'problem') {
    const { status, params } = found.problem;
    const tags = [`product:${address.productId}`];
    if (status === 410)
      return serverAnswer<ProductData>(
        410,
        { kind: 'blocked', companyName: String(params?.['companyName'] ?? ''), search },
        tags,
        UNKNOWN_SECONDS,
      );
    return serverAnswer<ProductData>(404, { kind: 'missing', search }, tags, UNKNOWN_SECONDS);
  }

  const product = found.data;
  const { company } = product;
  if (address.productId !== product.id || address.slug !== product.slug || address.uuid !== company.id) {
    const moved = serverAnswer<ProductData>(301, { kind: 'moved', search }, [company.id]);
    return { ...moved, headers: { ...moved.headers, location: productPath(locale, product, company) + search } };
  }
  if (company.presentation === 'hidden')
    return serverAnswer<ProductData>(200, { kind: 'hidden', product, search }, [company.id]);

  const [reviews, questions] = await Promise.all([
    fromEngine<ReviewPage>(`/companies/${company.slug}/products/${product.id}/reviews`, {
      locale,
      query: listQuery(filters),
    }),
    fromEngine<QuestionPage>(`/products/${product.id}/questions`, {
      locale,
      query: { cursor: questionsFrom ?? undefined, limit: QUESTIONS_PER_PAGE },
    }),
  ]);
  if (reviews.kind === 'down') return serverAnswer<ProductData>(503, { kind: 'down', search });
  const shown: Shown = {
    kind: 'shown',
    product,
    filters,
    code,
    questionsFrom,
    // An invalid or stale cursor shows an empty list with a link back.
    reviews: reviews.kind === 'ok' ? reviews.data : NOTHING,
    // Optional: the page does not fail without them.
    questions: questions.kind === 'ok' ? questions.data : NOTHING,
  };
  return serverAnswer<ProductData>(isPastEnd(shown.reviews) ? 404 : 200, { ...shown, search }, [
    company.id,
    ...product.shared.map((one) => one.company.id),
  ]);
}

/** Cursor of the page of questions in a query. */
export const readQuestions = ({ questions }: Record<string, unknown>): string | null =>
  typeof questions === 'string' && questions !== '' && questions.length <= 300 ? questions : null;
