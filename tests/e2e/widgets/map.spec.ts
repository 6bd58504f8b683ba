import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import express from 'express';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { mapFiles } from '../../../site/server/maps/map-files.ts';
import { NO_INLINE, setPagePolicy } from '../../../site/server/http/security-headers.ts';

/** One transparent pixel, stretched over a tile. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const servers: Server[] = [];
test.afterEach(() => servers.splice(0).forEach((server) => void server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const at = (name: string, latitude: number, longitude: number) => ({
  id: name,
  name,
  href: `/reviews/${name}`,
  latitude,
  longitude,
  exact: name !== 'Third',
  rating: '4.6',
});

test('a map asks only for its tiles, groups what is close, and leads to the companies by keyboard', async ({
  page,
}) => {
  let tiles = 0;
  const tileOrigin = await serve((_req, res) => {
    tiles += 1;
    res.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(PIXEL);
  });
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { loadMapLibrary } from './load-library.ts';
        import { drawMap } from './draw-map.ts';
        const { settings, places } = JSON.parse(document.querySelector('main').dataset.given);
        const words = { label: 'Hotels', zoomIn: 'Closer', zoomOut: 'Farther', close: 'Close' };
        const styles = { marker: 'marker', about: 'about', cluster: 'cluster', list: 'list' };
        document.querySelector('button').addEventListener('click', async () => {
          drawMap(await loadMapLibrary(), document.querySelector('#map'), places, { settings, styles, words });
        });`,
      resolveDir: fromRoot('site/src/features/map'),
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const given = {
    settings: { tiles: `${tileOrigin}/{z}/{x}/{y}.png`, attribution: '' },
    places: [at('First', 52.2, 21), at('Second', 52.2, 21), at('Third', 50.06, 19.94)],
  };
  const app = express();
  app.locals['tilesOrigin'] = tileOrigin;
  app.use('/map-files', mapFiles());
  app.get('/page.js', (_req, res) => void res.type('js').send(outputFiles[0]?.text));
  app.get('/reviews/:name', (req, res) => void res.type('html').send(`<h1>${req.params.name}</h1>`));
  app.get('/', (_req, res) => {
    setPagePolicy(res, NO_INLINE);
    const shown = JSON.stringify(given).replaceAll('"', '&quot;');
    res
      .type('html')
      .send(
        `<!doctype html><html lang="en"><title>Hotels</title><main data-given="${shown}"><button>Map</button><div id="map" style="height:400px"></div></main><script src="/page.js"></script></html>`,
      );
  });
  const origin = await serve(app);
  const asked = new Set<string>();
  const noise: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));

  await page.goto(origin);
  await expect(page.getByRole('button', { name: 'Map' })).toBeVisible();
  expect([...asked]).toEqual([origin]);
  await page.getByRole('button', { name: 'Map' }).click();
  const group = page.getByRole('button', { name: 'First, Second' });
  await expect(group).toHaveText('2');
  await expect.poll(() => tiles).toBeGreaterThan(0);
  // Tiles are asked for by the worker, which this may or may not see.
  expect([...asked].filter((one) => one !== tileOrigin)).toEqual([origin]);
  // Two at one point cannot be told apart by a closer look: they are listed.
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.list').getByRole('link')).toHaveText(['First · 4.6', 'Second · 4.6']);
  await expect(page.getByRole('button', { name: 'Closer' })).toBeVisible();
  expect(noise).toEqual([]);
  await page.getByRole('link', { name: 'Third · 4.6' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Third' })).toBeVisible();
});
