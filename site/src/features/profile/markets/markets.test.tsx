import { screen, within } from '@testing-library/react';
import { aCompany, aReview } from '../../../../testing/companies.ts';
import { renderProfile, visibleProfile } from '../../../../testing/profile-page.tsx';
import { renderPage } from '../../../../testing/render-page.tsx';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { filterQuery, isFiltered, readFilters } from '../../review-page/review-filters.ts';
import type { ShownMarket } from '../profile-data.ts';

const MAIN: ShownMarket = {
  code: 'main',
  name: null,
  label: 'Poland',
  country: 'PL',
  countryName: 'Poland',
  language: 'pl',
  currency: 'PLN',
  currencyName: 'Polish Zloty (PLN)',
  website: 'https://tea.example',
  websiteProven: true,
  address: null,
  postcode: null,
  city: 'Kraków',
};
const DE: ShownMarket = {
  ...MAIN,
  code: 'de',
  name: 'Teehaus Deutschland',
  label: 'Teehaus Deutschland',
  country: 'DE',
  countryName: 'Germany',
  currency: 'EUR',
  currencyName: 'Euro (EUR)',
  website: 'https://www.teehaus.example/',
  websiteProven: false,
  address: 'Lindenstraße 5',
  postcode: '10115',
  city: 'Berlin',
};
const company = aCompany();
const { lastSixMonths, weekly, byLanguage, byOrigin, negativeAnsweredShare, ratings } = company;
const report = { lastSixMonths, weekly, byLanguage, byOrigin, negativeAnsweredShare, ratings };
const grades = { ...company.grades, count: 7, average: 2.4, plainMean: 2.4 };

it('a switch of links leads to each market and back to all of them', () => {
  renderProfile(visibleProfile({ markets: [MAIN, DE] }));
  const links = within(screen.getByRole('navigation', { name: 'Choose a market' })).getAllByRole('link');
  const query = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'https://x.example').search;
  expect(links.map((link) => [link.textContent, query(link), link.getAttribute('aria-current')])).toEqual([
    ['All markets', '', 'page'],
    ['Poland', '?market=main', null],
    ['Teehaus Deutschland', '?market=de', null],
  ]);
});

it('a company without other markets has no switch', () => {
  renderProfile(visibleProfile());
  expect(screen.queryByRole('navigation', { name: 'Choose a market' })).toBeNull();
});

it('figures of one market stand below its name, beside the rating of all, with its address and website', () => {
  const market = { facts: DE, grades: { ...report, grades } };
  renderProfile(visibleProfile({ markets: [MAIN, DE], market, filters: { market: 'de' } }));
  screen.getByRole('heading', { name: 'Rating in Teehaus Deutschland' });
  const summary = within(screen.getByRole('region', { name: 'Rating in Teehaus Deutschland' }));
  expect(summary.getByText('2.4 out of 5')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Company rating' })).toBeNull();
  expect(screen.getByRole('link', { name: /^All markets together: / }).getAttribute('href')).not.toContain('market');
  screen.getByText('Lindenstraße 5, 10115 Berlin, Germany');
  expect(screen.getByRole('link', { name: 'teehaus.example' }).parentElement?.textContent).toContain(
    '(as stated by the company)',
  );
  screen.getByText('Euro (EUR)');
});

it('the market stays in the address, and is not a filter that would be cleared', () => {
  const filters = readFilters({ market: 'ch-fr', grade: '5' });
  expect(filterQuery(filters)).toBe('?market=ch-fr&grade=5');
  expect(isFiltered(readFilters({ market: 'de' }))).toBe(false);
  expect(readFilters({ market: 'DE/../x' })).toEqual({});
});

it('a review names the market of its order', () => {
  const review = { ...aReview(1), market: { code: 'de', name: DE.label } };
  renderPage(<ReviewCard review={review} timeZone="UTC" companyName="Tea" />, 'en', ['reviews']);
  screen.getByText('Market: Teehaus Deutschland');
});
