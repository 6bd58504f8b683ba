import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage, type PageAddress } from '../../testing/render-page.tsx';
import { rememberedLanguage } from '../lib/texts/language-cookie.ts';
import { LanguageBanner } from './language-banner.tsx';

const OFFER = {
  locale: 'de',
  text: 'Diese Seite gibt es auch auf Deutsch.',
  accept: 'Zu Deutsch',
  stay: 'Nicht jetzt',
};
const asked: URL[] = [];
const realFetch = globalThis.fetch;
let answer: () => Response;
beforeEach(() => {
  asked.length = 0;
  answer = () => Response.json(OFFER);
  globalThis.fetch = (input) => {
    asked.push(new URL(String(input), 'https://site.example'));
    return Promise.resolve(answer());
  };
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  document.cookie = 'language=; path=/; max-age=0';
  jest.restoreAllMocks();
});

const open = (at: PageAddress = {}) =>
  renderPage(<LanguageBanner />, 'en', [], undefined, { indexedLocales: ['pl', 'en', 'de'], ...at });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const banner = () => screen.findByRole('complementary', { name: OFFER.text });
const none = () => expect(screen.queryByRole('complementary')).toBeNull();

it('the language banner offers the same page with its filters, in the visitor’s language', async () => {
  open({ route: '/_profile', path: '/en/reviews/buty', search: '?grade=5' });
  const shown = await banner();
  expect(shown.lang).toBe('de');
  expect(screen.getByRole('link', { name: 'Zu Deutsch' }).getAttribute('href')).toBe('/de/bewertungen/buty?grade=5');
  expect([asked[0]?.pathname, asked[0]?.searchParams.get('page'), asked[0]?.searchParams.get('among')]).toEqual([
    '/language-offer',
    'en',
    'pl,en,de',
  ]);
  expect(asked[0]?.searchParams.get('zone')).toBeTruthy();
});

it('the language banner remembers accepting and declining', async () => {
  const { unmount } = open();
  await banner();
  const link = screen.getByRole('link', { name: 'Zu Deutsch' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(rememberedLanguage()).toBe('de');
  unmount();
  document.cookie = 'language=; path=/; max-age=0';
  open();
  await banner();
  fireEvent.click(screen.getByRole('button', { name: 'Nicht jetzt' }));
  expect(rememberedLanguage()).toBe('en');
  await waitFor(none);
});

it('the language banner offers search results too, although they are noindex', async () => {
  open({
    indexedLocales: [],
    completeLocales: ['pl', 'en', 'de'],
    route: '/_search',
    path: '/en/search/buty',
    search: '',
  });
  await banner();
  expect(screen.getByRole('link', { name: 'Zu Deutsch' }).getAttribute('href')).toBe('/de/search/buty');
});

it.each<[string, () => void, PageAddress]>([
  ['once a language was chosen', () => (document.cookie = 'language=en; path=/'), {}],
  [
    'of a page in the browser’s first language',
    () => jest.spyOn(navigator, 'language', 'get').mockReturnValue('en'),
    {},
  ],
  ['of a page that is in one language alone', () => undefined, { indexedLocales: ['en'] }],
  ['of an error', () => undefined, { indexedLocales: [] }],
])('the language banner does not ask the front door %s', async (_when, given, at) => {
  given();
  open(at);
  await settle();
  none();
  expect(asked).toEqual([]);
});

it.each<[string, () => Response]>([
  ['there is nothing to offer', () => new Response(null, { status: 204 })],
  ['the front door is busy', () => new Response('', { status: 503 })],
  ['the answer is none', () => new Response('<html>', { status: 200 })],
])('nothing is shown when %s', async (_why, given) => {
  answer = given;
  open();
  await settle();
  expect(asked).toHaveLength(1);
  none();
});
