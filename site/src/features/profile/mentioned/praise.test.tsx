import { screen, within } from '@testing-library/react';
import type { Praise } from '@app/contracts/company/praise';
import { aHit } from '../../../../testing/search.ts';
import { renderProfile, visibleProfile } from '../../../../testing/profile-page.tsx';

const praise: Praise = {
  reviews: 240,
  items: [
    { phrase: 'szybka dostawa', language: 'pl', grade: 5, count: 31 },
    { phrase: 'langsame Antwort', language: 'de', grade: 2, count: 4 },
  ],
};

it('what customers mention leads to the reviews that say so, praise apart from criticism', () => {
  renderProfile(visibleProfile({ praise }));
  const section = within(screen.getByRole('region', { name: 'What customers mention' }));
  const link = (name: string) => section.getByRole('link', { name }).getAttribute('href');
  expect(link('szybka dostawa 31')).toBe(
    '/en/reviews/gorska-polka?language=pl&period=12m&words=%22szybka+dostawa%22#reviews',
  );
  expect(section.getByText('langsame Antwort').lang).toBe('de');
  const texts = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Praise', 'Criticism']);
  expect(section.getByText(/of the last 12 months: 240/)).toBeTruthy();
});

it('nothing is said where nothing is mentioned', () => {
  renderProfile(visibleProfile({ praise: { reviews: 12, items: [] } }));
  expect(screen.queryByRole('heading', { name: 'What customers mention' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Similar companies' })).toBeNull();
});

it('similar companies are offered below', () => {
  renderProfile(
    visibleProfile({
      related: [{ ...aHit, id: '01900000-0000-7000-8000-000000000091', slug: 'other', name: 'Other' }],
    }),
  );
  const section = within(screen.getByRole('region', { name: 'Similar companies' }));
  expect(section.getByRole('link', { name: 'Other' }).getAttribute('href')).toBe('/en/reviews/other');
});
