import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { renderPage } from '../../../testing/render-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ServiceDown } from './messages.tsx';

function Broken(): never {
  throw new Error('a page that cannot be drawn');
}

afterEach(() => jest.restoreAllMocks());

it.each<[Locale, string, string, string, string]>([
  ['pl', 'Wystąpił błąd', 'Przejdź do strony głównej', '/', 'Spróbuj ponownie'],
  ['en', 'An error occurred', 'Go to the home page', '/en', 'Try again'],
])('in %s a page that throws says “%s”, leads home, and back to its address', (locale, words, link, home, again) => {
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
  // Empty is the address that the page stands at.
  expect(screen.getByText(again).getAttribute('href')).toBe('');
  expect(screen.queryByText(/cannot be drawn/)).toBeNull();
  expect(told).toHaveBeenCalled();
});

it('a part that throws leaves the rest of the page as it is', () => {
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

it('a page that has nothing to show for the moment can be asked for again', () => {
  renderPage(<ServiceDown />, 'en', []);
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});

it('a page that is well is left alone', () => {
  renderPage(<ErrorBoundary>All is well</ErrorBoundary>, 'en', []);
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
