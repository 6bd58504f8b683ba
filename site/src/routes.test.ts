/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@app/locales/manifest.ts';
import { matchRoute } from './route-match.ts';
import { ROUTES, routeFile, routePattern, type Route } from './routes.ts';

const routes: readonly Route[] = ROUTES;
const example = (pattern: string) => pattern.replace(/:[a-zA-Z]+/g, 'abc').replace('*', 'a/b');

it('answers every route in every locale with itself', () => {
  for (const route of routes) {
    for (const locale of LOCALES) {
      const match = matchRoute(example(routePattern(route, locale)));
      expect([match?.route.id, match?.locale]).toEqual([route.id, locale]);
    }
  }
});

it('gives no two pages one address', () => {
  const files = routes.flatMap((route) => LOCALES.map((locale) => routeFile(route, locale)));
  expect(new Set(files).size).toBe(files.length);
});

it('reads the parameters of an address', () => {
  expect(matchRoute('/de/invitation/górska/edit/TOKEN')?.params).toEqual({ slug: 'górska', token: 'TOKEN' });
  expect(matchRoute('/ja/口コミ/buty')?.params).toEqual({ slug: 'buty' });
  expect(matchRoute('/panel')?.route.id).toBe('panel');
  expect(matchRoute('/panel/logout')?.route.id).toBe('logout');
});

it('knows nothing of other addresses', () => {
  for (const path of ['/nothing', '/de/nothing', '/opinie', '/opinie/a/b', '/panels', '/xx/login'])
    expect(matchRoute(path)).toBeNull();
});

it('names templates that exist', () => {
  for (const { template } of routes)
    expect(existsSync(join(import.meta.dirname, 'templates', `${template}.tsx`))).toBe(true);
});
