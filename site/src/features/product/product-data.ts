import type { Locale } from '@app/locales/manifest.ts';
import type { ProductPage } from '@app/contracts/products';
import type { QuestionPage } from '@app/contracts/questions';
import type { ReviewPage } from '@app/contracts/reviews';
import { queryString } from '../../lib/api.ts';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import { productPath } from '../../lib/links.ts';
import { readFilters, type ReviewFilters } from '../profile/filters.ts';
import { REVIEWS_PER_PAGE, type ServerAnswer } from '../profile/profile-data.ts';

interface Shown {
  kind: 'shown';
  product: ProductPage;
  reviews: ReviewPage;
  filters: ReviewFilters;
  questions: QuestionPage;
  /** Which page of questions; null: the first. */
  questionsFrom: string | null;
}

/** What the page of a product has to show. */
export type ProductData = (
  | Shown
  | { kind: 'hidden'; product: ProductPage }
  | { kind: 'blocked'; companyName: string }
  | { kind: 'missing' }
  | { kind: 'moved' }
  | { kind: 'down' }
) & { search: string };

/** The parts of an address; both of the last are missing in the short form `/company/{uuid}/product/{productId}`. */
export interface ProductAddress {
  productId: string;
  slug: string | null;
  uuid: string;
}

/** A product that is not there, or no longer, has no company that a purge could name. */
const UNKNOWN_SECONDS = 5;
const NOTHING = { items: [], nextCursor: null };
export const QUESTIONS_PER_PAGE = 5;

/** Reads a product with a page of its reviews. Its id says which it is: an address that says the rest wrongly is moved. */
export async function loadProduct(
  address: ProductAddress,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ProductData>> {
  const { about: _, ...filters } = readFilters(query);
  const questionsFrom = readQuestions(query);
  const search = queryString({ ...filters, questions: questionsFrom });
  const found = await fromEngine<ProductPage>(`/products/${encodeURIComponent(address.productId)}`, { locale });
  if (found.kind === 'down') return answer(503, { kind: 'down', search });
  if (found.kind === 'problem') {
    const { status, params } = found.problem;
    const tags = [`product:${address.productId}`];
    if (status === 410)
      return answer(
        410,
        { kind: 'blocked', companyName: String(params?.['companyName'] ?? ''), search },
        tags,
        UNKNOWN_SECONDS,
      );
    return answer(404, { kind: 'missing', search }, tags, UNKNOWN_SECONDS);
  }

  const product = found.data;
  const { company } = product;
  if (address.productId !== product.id || address.slug !== product.slug || address.uuid !== company.id) {
    const moved = answer(301, { kind: 'moved', search }, [company.id]);
    return { ...moved, headers: { ...moved.headers, location: productPath(locale, product, company) + search } };
  }
  if (company.presentation === 'hidden') return answer(200, { kind: 'hidden', product, search }, [company.id]);

  const [reviews, questions] = await Promise.all([
    fromEngine<ReviewPage>(`/companies/${company.slug}/products/${product.id}/reviews`, {
      locale,
      query: { ...filters, limit: REVIEWS_PER_PAGE },
    }),
    fromEngine<QuestionPage>(`/products/${product.id}/questions`, {
      locale,
      query: { cursor: questionsFrom ?? undefined, limit: QUESTIONS_PER_PAGE },
    }),
  ]);
  if (reviews.kind === 'down') return answer(503, { kind: 'down', search });
  const shown: Shown = {
    ...{ kind: 'shown', product, filters, questionsFrom },
    // A cursor that was tampered with, or that has gone stale, shows an empty list with its way back.
    reviews: reviews.kind === 'ok' ? reviews.data : NOTHING,
    // The page is whole without them: it does not fail with them.
    questions: questions.kind === 'ok' ? questions.data : NOTHING,
  };
  return answer(200, { ...shown, search }, [company.id]);
}

/** Where the page of questions begins that an address asks for. */
export const readQuestions = ({ questions }: Record<string, unknown>): string | null =>
  typeof questions === 'string' && questions !== '' && questions.length <= 300 ? questions : null;

const answer = (
  status: number,
  props: ProductData,
  tags?: readonly string[],
  seconds?: number,
): ServerAnswer<ProductData> => ({ status, headers: tags ? cacheHeaders(tags, seconds) : {}, props });
