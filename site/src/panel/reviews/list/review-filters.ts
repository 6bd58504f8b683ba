import { CompanyReviewQuery } from '@app/contracts/company-reviews/list';
import { queryString } from '../../../lib/api/api.ts';
import { PANEL_PATHS } from '../../paths.ts';

/** Filters and order of the list, as they stand in the address and in the engine's query. */
const NAMES = [
  'words',
  'state',
  'grade',
  'answered',
  'answer',
  'subject',
  'productId',
  'origin',
  'language',
  'photos',
  'pinned',
  'from',
  'to',
  'sort',
] as const satisfies readonly (keyof CompanyReviewQuery)[];
export type FilterName = (typeof NAMES)[number];
export type ReviewFilters = Partial<Record<FilterName, string>>;

/** What an address shows: a filtered list, and one review of it in detail. */
export interface ReviewView {
  filters: ReviewFilters;
  /** Id of the review shown in detail. */
  review: string | null;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the query of an address. What the contract does not accept is ignored, so that every address shows something. */
export function readView(search: string): ReviewView {
  const query = new URLSearchParams(search);
  const filters: ReviewFilters = {};
  for (const name of NAMES) {
    const value = query.get(name)?.trim();
    if (value && CompanyReviewQuery.shape[name].safeParse(value).success) filters[name] = value;
  }
  const review = query.get('review');
  return { filters, review: review !== null && ID.test(review) ? review : null };
}

/** The address of a view; equal views have equal addresses. */
export function viewPath({ filters, review }: ReviewView): string {
  const inOrder = Object.fromEntries(NAMES.map((name) => [name, filters[name]]));
  return PANEL_PATHS.reviews + queryString({ ...inOrder, review });
}

/** The query of filters alone, as saved views keep it. */
export const filtersQuery = (filters: ReviewFilters): string => viewPath({ filters, review: null }).split('?')[1] ?? '';

/** Number of filters set; the order does not count. */
export const countFilters = (filters: ReviewFilters): number =>
  NAMES.filter((name) => name !== 'sort' && filters[name] !== undefined).length;
