import { LOCALES } from '@app/locales/manifest.ts';
import { routePattern, type Route } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import { isSecretParameter, redactedPath } from './access-log.ts';

/** As the links of a forgotten password have them: short, and here without the letters that give others away. */
const TOKEN = 'abcdefgh1234ijklmnop5678';
const parametersOf = ({ path }: Route) => [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
const filled = (pattern: string) =>
  pattern
    .replace(/:([a-zA-Z]+)/g, (_, name: string) => (isSecretParameter(name) ? TOKEN : 'plain'))
    .replace('*', 'jan@example.com');
/** The same address as it may be typed, cut by a mail program, or led to the one it should have been. */
const written = (path: string) => [
  encodeURI(path),
  `${encodeURI(path)}/`,
  encodeURI(path).replaceAll('/', '//'),
  `/pl${encodeURI(path)}?grade=4`,
  encodeURIComponent(path).replace('%2F', '/'),
  `${encodeURI(path)}%29.`,
];

it('every parameter of the route table is known as secret or public', () => {
  const names = new Set((ROUTES as readonly Route[]).flatMap(parametersOf));
  expect([...names].filter(isSecretParameter).toSorted()).toEqual([
    'formToken',
    'invitationToken',
    'surveyToken',
    'token',
  ]);
  expect([...names].filter((name) => !isSecretParameter(name)).toSorted()).toEqual([
    'category',
    'city',
    'configId',
    'country',
    'grade',
    'kind',
    'listing',
    'month',
    'productId',
    'region',
    'slug',
    'uuid',
  ]);
});

it('no token of any page, in any language, is logged', () => {
  const secret = (ROUTES as readonly Route[]).filter((route) => parametersOf(route).some(isSecretParameter));
  expect(secret.length).toBeGreaterThan(10);
  for (const route of secret) {
    for (const locale of LOCALES) {
      const pattern = routePattern(route, locale);
      for (const url of written(filled(pattern)))
        expect([url, redactedPath(url)]).not.toEqual([url, expect.stringContaining(TOKEN)]);
      // The rest of the address says which page it was.
      expect(redactedPath(encodeURI(filled(pattern)))).toBe(
        pattern.replace(/:([a-zA-Z]+)/g, (whole, name: string) => (isSecretParameter(name) ? whole : 'plain')),
      );
    }
  }
});

it('no search phrase is logged', () => {
  for (const locale of LOCALES) {
    const path = filled(routePattern(ROUTES.find(({ id }) => id === 'search') as Route, locale));
    for (const url of [...written(path), path.toUpperCase(), `/xx${path}`])
      expect(redactedPath(url)).not.toMatch(/jan/i);
  }
  expect(redactedPath('/de/search/M%C3%B6bel/b?page=2')).toBe('/de/search/*');
});

it.each([
  ['/', '/'],
  ['/opinie/gorska-polka?code=x', '/opinie/gorska-polka'],
  ['/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x', '/ja/口コミ/x'],
  ['/api/v1/search/companies?q=jan', '/api/v1/search/companies'],
  ['/api/v1/companies/01900000-0000-7000-8000-000000000001', '/api/v1/companies/01900000-0000-7000-8000-000000000001'],
  [`/i/${'aB'.repeat(25)}`, '/i/:token'],
  [`/api/v1/privacy-requests/${'aB'.repeat(25)}/complete`, '/api/v1/privacy-requests/:token/complete'],
  ['/somewhere/new/aBcDeFgH12345678iJkLmN90', '/somewhere/new/:token'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/login\n/x', '/login\n/x'],
])('%s is logged as %s', (url, logged) => expect(redactedPath(url)).toBe(logged));
