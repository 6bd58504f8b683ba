import { screen } from '@testing-library/react';
import type { SharedReviews as Shared } from '@app/contracts/sharing/review-shares';
import { aReview } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SharedReviews } from './shared-reviews.tsx';

const COMPANY = '01900000-0000-7000-8000-000000000700';
const PRODUCT = '01900000-0000-7000-8000-000000000701';
const shared: Shared = {
  company: { id: COMPANY, slug: 'large-shop', name: 'Large shop', timeZone: 'Europe/Warsaw' },
  product: { id: PRODUCT, slug: 'tent-alba', name: 'Tent Alba' },
  grades: { count: 1234, average: 3.25 },
  reviews: [aReview(1), aReview(2)],
};

it('a product with shared reviews names the other shop above and on each review, with its rating, and says that nothing counts here', () => {
  renderPage(<SharedReviews shared={shared} />, 'en', ['product', 'reviews', 'profile']);
  screen.getByRole('region', { name: 'Reviews from other shops' });
  screen.getByText(/They count neither towards the rating nor towards the number of reviews above\.$/);
  screen.getByText(/Rating there: 3\.3 · reviews: 1,234/);
  // Above, and on both reviews.
  expect(screen.getAllByText('From Large shop')).toHaveLength(3);
  const page = `/en/product/${PRODUCT}/tent-alba/${COMPANY}`;
  expect(screen.getByRole('link', { name: 'From Large shop' }).getAttribute('href')).toBe(page);
  expect(screen.getByRole('link', { name: 'All reviews at Large shop' }).getAttribute('href')).toBe(page);
});
