import { fireEvent, screen } from '@testing-library/react';
import { LOCALES, LOCALE_NAMES, type Locale } from '@app/locales';
import { renderPage, type PageAddress } from '../../testing/render-page.tsx';
import { LISTING_WORDS } from '../lib/addresses/links.ts';
import { rememberedLanguage } from '../lib/texts/language-cookie.ts';
import { routeFile, routePattern, type Route } from '../routes/route.ts';
import { ROUTES } from '../routes/routes.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const open = (locale: Locale, at: PageAddress) => renderPage(<LanguageMenu />, locale, [], undefined, at);
const leadsTo = (locale: Locale) =>
  screen.getByRole('link', { name: LOCALE_NAMES[locale], hidden: true }).getAttribute('href');
afterEach(() => history.replaceState(null, '', '/'));

it('the language menu links to the same profile with its filters and the locale’s listing word', () => {
  open('de', {
    route: '/_profile',
    path: '/de/bewertungen/gorska-polka',
    search: '?language=de&grade=5',
  });
  expect(leadsTo('pl')).toBe('/opinie/gorska-polka?language=de&grade=5');
  for (const locale of LOCALES.filter((other) => other !== 'pl'))
    expect(leadsTo(locale)).toBe(`/${locale}/${LISTING_WORDS[locale]}/gorska-polka?language=de&grade=5`);
});

it('the language menu keeps the query of a static page', () => {
  history.replaceState(null, '', '/en/login?next=%2Fpanel');
  open('en', { route: '/login' });
  expect(leadsTo('pl')).toBe('/login?next=%2Fpanel');
  expect(leadsTo('ja')).toBe('/ja/login?next=%2Fpanel');
});

it('the language menu omits query parameters that a server-rendered page did not read', () => {
  history.replaceState(null, '', '/en/find-company?utm_source=x&q=buty');
  open('en', { route: '/find-company', search: '?q=buty' });
  expect(leadsTo('de')).toBe('/de/find-company?q=buty');
});

it('the language menu links every route to itself in other languages', () => {
  for (const route of ROUTES as readonly Route[]) {
    const filled = (locale: Locale) =>
      routePattern(route, locale)
        .replace(/:[a-zA-Z]+/g, 'abc')
        .replace('*', 'a/b');
    const { unmount } = open('de', { route: routeFile(route, 'pl'), path: filled('de'), search: '' });
    for (const locale of ['pl', 'en', 'ja'] as const)
      expect([route.id, leadsTo(locale)]).toEqual([route.id, filled(locale)]);
    unmount();
  }
});

it('the language menu remembers the chosen language', () => {
  open('pl', {});
  expect(rememberedLanguage()).toBeNull();
  // jsdom cannot navigate.
  const link = screen.getByRole('link', { name: 'Deutsch', hidden: true });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(rememberedLanguage()).toBe('de');
});

it('the language menu is beside the theme toggle, except on pages that are always dark', () => {
  const toggle = (path: string) => renderPage(<ThemeToggle />, 'en', [], undefined, { path });
  const { unmount } = toggle('/en/find-company');
  expect(screen.getByRole('button', { name: /dark theme/ })).toBeTruthy();
  unmount();
  toggle('/en/our-team');
  expect(screen.queryByRole('button')).toBeNull();
});
