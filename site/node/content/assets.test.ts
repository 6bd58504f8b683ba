import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedFile, ExportedImage, PagesExport } from '../../../cms/src/export/types.ts';
import { fetchAssets, placeAssets } from './assets.ts';

const KEY = 'k'.repeat(32);
const files = new Map<string, string>();
let asked: string[] = [];
let server: Server;
let folder: string;
let warned: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-assets-'));
  warned = [];
  asked = [];
  files.clear();
  server = createServer((req, res) => {
    asked.push(req.url ?? '');
    if (req.headers.authorization !== `Bearer ${KEY}`) return void res.writeHead(403).end();
    const content = files.get(decodeURIComponent(req.url ?? ''));
    res.writeHead(content === undefined ? 500 : 200).end(content ?? '{"errors":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const image = (name: string, updatedAt = '2026-01-01T00:00:00.000Z'): ExportedImage => ({
  id: name,
  url: `/media/${name}.webp`,
  mimeType: 'image/webp',
  width: 900,
  height: 600,
  alt: { pl: name },
  focalPoint: { x: 50, y: 50 },
  updatedAt,
  sizes: [{ name: 'w480', url: `/media/${name}-480.webp`, width: 480, height: 320 }],
});
const file = (filename: string): ExportedFile => ({
  id: filename,
  url: `/files/${filename}`,
  filename,
  mimeType: 'application/pdf',
  size: 3,
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const pagesWith = (...parts: unknown[]) => ({ pages: [{ blocks: [{ items: parts }] }] }) as unknown as PagesExport;
const config = (key = KEY) => ({
  CMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  CMS_SERVICE_KEY: key,
});
const cache = () => join(folder, 'cache');
const get = (pages: PagesExport, key?: string) =>
  fetchAssets(config(key), pages, { cache: cache(), warn: (line) => void warned.push(line) });

it('the build fetches every size of a picture and every file, under names with a hash of the content', async () => {
  files.set('/media/shop.webp', 'large').set('/media/shop-480.webp', 'small').set('/files/Cennik 2026 ą.pdf', 'pdf');
  const assets = await get(pagesWith(image('shop'), { file: file('Cennik 2026 ą.pdf') }, image('shop')));
  expect(assets).toEqual({
    '/files/Cennik 2026 ą.pdf': expect.stringMatching(/^\/downloads\/[0-9a-f]{16}-Cennik-2026-a\.pdf$/),
    '/media/shop-480.webp': expect.stringMatching(/^\/media\/[0-9a-f]{16}-shop-480\.webp$/),
    '/media/shop.webp': expect.stringMatching(/^\/media\/[0-9a-f]{16}-shop\.webp$/),
  });
  expect(asked).toHaveLength(3);
  await placeAssets(assets, join(folder, 'public'), cache());
  expect(await readFile(join(folder, 'public', assets['/media/shop.webp'] ?? ''), 'utf8')).toBe('large');
});

it('the build fetches only what has changed, and removes files that no page shows', async () => {
  for (const name of ['one', 'two']) files.set(`/media/${name}.webp`, name).set(`/media/${name}-480.webp`, `${name} s`);
  const first = await get(pagesWith(image('one'), image('two')));
  await placeAssets(first, join(folder, 'public'), cache());
  asked = [];
  expect(await get(pagesWith(image('one'), image('two')))).toEqual(first);
  expect(asked).toEqual([]);

  files.set('/media/one.webp', 'another picture');
  const later = await get(pagesWith(image('one', '2026-02-02T00:00:00.000Z')));
  expect(asked.toSorted()).toEqual(['/media/one-480.webp', '/media/one.webp']);
  expect(later['/media/one.webp']).not.toBe(first['/media/one.webp']);
  expect(later['/media/one-480.webp']).toBe(first['/media/one-480.webp']);
  await placeAssets(later, join(folder, 'public'), cache());
  const left = Object.values(later).map((address) => address.replace('/media/', ''));
  expect((await readdir(join(folder, 'public', 'media'))).toSorted()).toEqual(left.toSorted());
  expect((await readdir(join(cache(), 'media'))).toSorted()).toEqual(left.toSorted());
});

it('the build leaves out files that the cms does not have, with a warning', async () => {
  files.set('/media/shop-480.webp', 'small');
  expect(Object.keys(await get(pagesWith(image('shop'))))).toEqual(['/media/shop-480.webp']);
  expect(warned).toEqual([expect.stringMatching(/^site: the cms answered 500 at .*\/media\/shop\.webp;/)]);
});

it('the build sends the service key to the cms only', async () => {
  const elsewhere = { ...image('shop'), url: 'http://127.0.0.2:9/shop.webp', sizes: [] };
  expect(await get(pagesWith(elsewhere))).toEqual({});
  expect(warned).toHaveLength(1);
});

it('a build fails rather than lose all pictures if the key is wrong or the cms is down', async () => {
  await expect(get(pagesWith(image('shop')), 'wrong'.repeat(8))).rejects.toThrow('refused CMS_SERVICE_KEY (403)');
  const gone = { CMS_URL: 'http://127.0.0.1:9', CMS_SERVICE_KEY: KEY };
  await expect(fetchAssets(gone, pagesWith(image('shop')), { cache: cache() })).rejects.toThrow('did not answer');
});
