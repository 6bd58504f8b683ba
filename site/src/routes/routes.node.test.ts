import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@app/locales/manifest.ts';
import { matchRoute } from './match-route.ts';
import { routeFile, routePattern, type Route } from './route.ts';
import { ROUTES } from './routes.ts';

const routes: readonly Route[] = ROUTES;
const example = (pattern: string) => pattern.replace(/:[a-zA-Z]+/g, 'abc').replace('*', 'a/b');

it('the list of routes matches every route in every locale to itself', () => {
  for (const route of routes) {
    for (const locale of LOCALES) {
      const match = matchRoute(example(routePattern(route, locale)));
      expect([match?.route.id, match?.locale]).toEqual([route.id, locale]);
    }
  }
});

it('the list of routes has no two pages with one address', () => {
  const files = routes.flatMap((route) => LOCALES.map((locale) => routeFile(route, locale)));
  expect(new Set(files).size).toBe(files.length);
});

it('the list of routes reads the parameters of a path', () => {
  expect(matchRoute('/de/invitation/górska/edit/TOKEN')?.params).toEqual({ slug: 'górska', token: 'TOKEN' });
  expect(matchRoute('/ja/口コミ/buty')?.params).toEqual({ slug: 'buty' });
  expect(matchRoute('/panel')?.route.id).toBe('panel');
  expect(matchRoute('/panel/logout')?.route.id).toBe('logout');
});

it('the list of routes does not match other paths', () => {
  for (const path of ['/nothing', '/de/nothing', '/opinie', '/opinie/a/b', '/panels', '/xx/login'])
    expect(matchRoute(path)).toBeNull();
});

it('the list of routes names existing templates', () => {
  for (const { template } of routes)
    expect(existsSync(join(import.meta.dirname, '..', 'templates', `${template}.tsx`))).toBe(true);
});
