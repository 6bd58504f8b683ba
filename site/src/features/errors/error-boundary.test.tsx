import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { renderPage } from '../../../testing/render-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('a page that cannot be drawn');
}

afterEach(() => jest.restoreAllMocks());

it.each<[Locale, string, string, string]>([
  ['pl', 'Wystąpił błąd', 'Przejdź do strony głównej', '/'],
  ['en', 'An error occurred', 'Go to the home page', '/en'],
])('in %s a page that throws says “%s” and leads home', (locale, words, link, home) => {
  // React tells the console, as it should.
  const told = jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
    locale,
    [],
  );
  expect(screen.getByRole('heading', { level: 1, name: words })).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(home);
  expect(screen.queryByText(/cannot be drawn/)).toBeNull();
  expect(told).toHaveBeenCalled();
});

it('a page that is well is left alone', () => {
  renderPage(<ErrorBoundary>All is well</ErrorBoundary>, 'en', []);
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
