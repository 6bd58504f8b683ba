import { withoutForbiddenCharacters } from '../../kernel/xml-characters.ts';
/** A review as the file has it. */
export interface FeedReview {
  id: string;
  grade: number;
  language: string;
  origin: 'verified' | 'unverified';
  at: Date;
  author: string;
  text: string;
  productId: string;
  productSlug: string;
  /** The shop's own number. */
  sku: string;
  product: string;
  /** Its page in the shop. */
  url: string;
  gtin: string | null;
  mpn: string | null;
  brand: string | null;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string =>
  withoutForbiddenCharacters(value.toWellFormed()).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`;
const list = (name: string, item: string, value: string | null): string =>
  value === null ? '' : `<${name}>${element(item, value)}</${name}>`;

/**
 * Begin of a file of product reviews, version 2.4: https://support.google.com/merchants/answer/7045996. The order of
 * elements is that of its schema. `site`: who collects; `company`: whose reviews they are.
 */
export const feedStart = ({ site, company }: { site: string; company: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:vc="http://www.w3.org/2007/XMLSchema-versioning" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://www.google.com/shopping/reviews/schema/product/2.4/product_reviews.xsd">
<version>2.4</version>
<aggregator>${element('name', site)}</aggregator>
<publisher>${element('name', company)}</publisher>
<reviews>
`;

export const FEED_END = '</reviews>\n</feed>\n';

/** One review. `page`: where it is read here, with others of its product. */
export function feedReview(review: FeedReview, page: string): string {
  const { id, grade, language, origin, at, author, gtin, mpn, sku, brand, product, url } = review;
  const ids =
    list('gtins', 'gtin', gtin) + list('mpns', 'mpn', mpn) + list('skus', 'sku', sku) + list('brands', 'brand', brand);
  return [
    '<review>',
    element('review_id', id),
    `<reviewer>${element('name', author)}</reviewer>`,
    element('is_verified_purchase', String(origin === 'verified')),
    element('is_incentivized_review', 'false'),
    element('review_timestamp', at.toISOString()),
    element('content', review.text),
    element('review_language', language),
    `<review_url type="group">${text(page)}</review_url>`,
    `<ratings><overall min="1" max="5">${grade}</overall></ratings>`,
    `<products><product><product_ids>${ids}</product_ids>${element('product_name', product)}${element('product_url', url)}</product></products>`,
    element('collection_method', origin === 'verified' ? 'post_fulfillment' : 'unsolicited'),
    '</review>\n',
  ].join('');
}
