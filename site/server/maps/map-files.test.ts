import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';
import { ConfigInvalid, readConfig } from '../config.ts';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png?key=1';
const started: FrontDoorTest[] = [];
const door = async (settings: NodeJS.ProcessEnv = {}) => {
  const test = await frontDoorTest(settings);
  started.push(test);
  return test;
};
afterEach(() => Promise.all(started.splice(0).map((test) => test.close())));
const sources = async (test: FrontDoorTest, path: string, name: string) =>
  String((await test.get(path)).headers['content-security-policy'])
    .split('; ')
    .find((one) => one.startsWith(name));

it('with an address of tiles, pages may ask its origin, and the library of maps is there', async () => {
  const test = await door({ MAP_TILES_URL: TILES, MAP_ATTRIBUTION: '© Mappers' });
  for (const path of ['/de', '/opinie/buty']) {
    expect(await sources(test, path, 'img-src')).toBe("img-src 'self' data: https://tiles.example");
    expect(await sources(test, path, 'connect-src')).toBe("connect-src 'self' https://tiles.example");
  }
  expect(await sources(test, '/panel', 'connect-src')).toBe("connect-src 'self'");
  const open = await test.get('/map-files/open.mjs');
  expect([open.status, open.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  for (const [, name = ''] of open.text.matchAll(/from '\.\/([^']+)'/g)) {
    const library = await test.get(`/map-files/${name}`, { headers: { 'Accept-Encoding': 'br' } });
    expect([library.status, library.headers['content-encoding']]).toEqual([200, 'br']);
    // The library looks for its worker beside itself.
    expect((await test.get(`/map-files/maplibre-gl-worker.mjs?v=1`)).status).toBe(200);
  }
  expect((await test.get('/map-files/maplibre-gl.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  expect((await test.get('/map-files/maplibre-gl-dev.mjs')).status).toBe(404);
});

it('without one there is no map, and no other origin', async () => {
  const test = await door();
  expect(await sources(test, '/de', 'connect-src')).toBe("connect-src 'self'");
  expect((await test.get('/map-files/open.mjs')).status).toBe(404);
});

it('tiles need their numbers, and the words of their licence', () => {
  const config = (own: NodeJS.ProcessEnv) => () =>
    readConfig({ ENGINE_URL: 'http://engine', CMS_URL: 'http://cms', RELEASES_DIR: '/releases', ...own });
  expect(config({ MAP_TILES_URL: 'https://tiles.example/', MAP_ATTRIBUTION: '©' })).toThrow(/MAP_TILES_URL.*\{z\}/);
  expect(config({ MAP_TILES_URL: TILES })).toThrow(ConfigInvalid);
  expect(config({ MAP_TILES_URL: TILES })).toThrow(/MAP_ATTRIBUTION/);
  expect(config({ MAP_TILES_URL: TILES, MAP_ATTRIBUTION: '© Mappers' })().MAP_TILES_URL).toBe(TILES);
});
