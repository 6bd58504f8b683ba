import { screen } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { renderPage } from '../../../testing/render-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ServiceDown } from './error-pages.tsx';

function Broken(): never {
  throw new Error('a page that cannot be drawn');
}

afterEach(() => jest.restoreAllMocks());

it.each<[Locale, string, string, string, string]>([
  ['pl', 'Wystąpił błąd', 'Przejdź do strony głównej', '/', 'Spróbuj ponownie'],
  ['en', 'An error occurred', 'Go to the home page', '/en', 'Try again'],
])('in %s a page that throws shows “%s”, a link home and a retry', (locale, words, link, home, again) => {
  // React logs the error.
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
  // An empty `href` is the current address.
  expect(screen.getByText(again).getAttribute('href')).toBe('');
  expect(screen.queryByText(/cannot be drawn/)).toBeNull();
  expect(told).toHaveBeenCalled();
});

it('a part that throws leaves the rest of the page intact', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderPage(
    <>
      <ErrorBoundary instead="This part is missing.">
        <Broken />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
    'en',
    [],
  );
  expect(screen.getByText('This part is missing.', { exact: false })).toBeTruthy();
  expect(screen.getByText('The rest')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('an unavailable page can be reloaded', () => {
  renderPage(<ServiceDown />, 'en', []);
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});

it('a working page is left alone', () => {
  renderPage(<ErrorBoundary>All is well</ErrorBoundary>, 'en', []);
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
