import { screen } from '@testing-library/react';
import type { CompanyHit } from '@app/contracts/companies';
import { renderPage } from '../../../testing/render-page.tsx';
import { FindCompanyPage } from './find-company-page.tsx';

const hit: CompanyHit = {
  id: '01900000-0000-7000-8000-000000000001',
  slug: 'gorska-polka',
  name: 'Górska Półka',
  kind: 'shops',
  category: 'sports',
  website: 'https://www.gorska.example/shop',
  city: 'Zakopane',
  country: 'PL',
  count: 2,
  average: 4.25,
};

it('leads from a result to the profile in the reader’s language', () => {
  renderPage(<FindCompanyPage data={{ kind: 'results', query: 'gorska', items: [hit], search: '?q=gorska' }} />, 'pl', [
    'find-company',
  ]);
  expect(screen.getByRole('link', { name: 'Górska Półka' }).getAttribute('href')).toBe('/opinie/gorska-polka');
  expect(screen.getByRole('heading', { name: '1 wynik dla „gorska”' })).toBeTruthy();
  expect(screen.getByText('Sklep internetowy · Zakopane · gorska.example')).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Nazwa firmy lub adres strony' })).toHaveProperty('value', 'gorska');
});

it('says that nothing was found', () => {
  renderPage(<FindCompanyPage data={{ kind: 'results', query: 'zzz', items: [], search: '?q=zzz' }} />, 'en', [
    'find-company',
  ]);
  expect(screen.getByRole('heading', { name: "We haven't found the company you are looking for" })).toBeTruthy();
});

it('works as a plain form', () => {
  renderPage(<FindCompanyPage data={{ kind: 'start', top: [], search: '' }} />, 'en', ['find-company']);
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/find-company', 'get']);
});
