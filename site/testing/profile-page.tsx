import type { Locale } from '@app/locales';
import type { ProfileData } from '../src/features/profile/profile-data.ts';
import { ProfilePage } from '../src/features/profile/profile-page.tsx';
import { aCompany, aReview } from './companies.ts';
import { renderPage } from './render-page.tsx';

/** Renders a profile page. */
export const renderProfile = (data: ProfileData, locale: Locale = 'en') =>
  renderPage(<ProfilePage data={data} />, locale, ['profile', 'reviews', 'category']);

/** Builds the data of a visible profile; tests override what matters. */
export const visibleProfile = (own: Partial<Extract<ProfileData, { kind: 'shown' }>> = {}): ProfileData => ({
  kind: 'shown',
  company: aCompany(),
  reviews: { items: [aReview(1)], nextCursor: null },
  filters: {},
  code: null,
  linked: null,
  products: null,
  markets: [],
  market: null,
  praise: null,
  related: [],
  search: '',
  openState: null,
  languages: [],
  country: 'Poland',
  ...own,
});
