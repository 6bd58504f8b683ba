import type { Locale } from '@app/locales';
import type { ProfileData } from '../src/features/profile/profile-data.ts';
import { ProfilePage } from '../src/features/profile/profile-page.tsx';
import { aCompany, aReview } from './companies.ts';
import { renderPage } from './render-page.tsx';

/** Draws the page of a profile. */
export const showProfile = (data: ProfileData, locale: Locale = 'en') =>
  renderPage(<ProfilePage data={data} />, locale, ['profile', 'reviews', 'category']);

/** A profile that is shown; a test names only what it is about. */
export const shown = (own: Partial<Extract<ProfileData, { kind: 'shown' }>> = {}): ProfileData => ({
  kind: 'shown',
  company: aCompany(),
  reviews: { items: [aReview(1)], nextCursor: null },
  filters: {},
  code: null,
  linked: null,
  products: null,
  search: '',
  door: null,
  country: 'Poland',
  ...own,
});
