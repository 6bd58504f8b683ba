import { render } from '@testing-library/react';
import { LOCALES, mergedNamespace } from '@app/locales';
import { aCompany, aReview } from '../../testing/companies.ts';
import { Head } from './profile.tsx';

const origin = 'https://opinara.example';
const edges = (['common', 'profile', 'reviews'] as const).map((ns) => ({
  node: { ns, language: 'en', data: JSON.stringify(mergedNamespace('en', ns)) },
}));
const address = (selector: string) => document.querySelector(selector)?.getAttribute('href');

it('the view of a market is one of the profile: its address is the profile’s, and its rating is not a rating of the company', () => {
  const company = aCompany({ category: 'sports' });
  const reviews = { items: [aReview(1)], nextCursor: null };
  const market = { facts: { code: 'de' }, grades: {} };
  const serverData = { kind: 'shown', company, reviews, market, filters: { market: 'de', page: 2 } };
  const pageContext = { language: 'en', origin, indexedLocales: [...LOCALES] };
  const given = { data: { locales: { edges } }, pageContext, serverData, location: { pathname: '/' } };
  render(Head(given as never));
  expect(address('link[rel=canonical]')).toBe(`${origin}/en/reviews/gorska-polka`);
  expect(address('link[hreflang=de]')).toBe(`${origin}/de/bewertungen/gorska-polka`);
  const told = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(told.map(({ textContent }) => (JSON.parse(textContent ?? '') as { '@type': string })['@type'])).toEqual([
    'BreadcrumbList',
  ]);
});
