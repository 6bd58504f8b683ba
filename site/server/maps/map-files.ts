import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { REVALIDATE } from '../http/static-files.ts';
import { sendPage, toSendable, type Sendable } from '../http/send-page.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';
/** MapLibre's own files: its module finds its worker beside itself, which no bundle would leave there. */
const FILES: Record<string, string> = {
  'maplibre-gl.mjs': JAVASCRIPT,
  'maplibre-gl-worker.mjs': JAVASCRIPT,
  'maplibre-gl.css': 'text/css; charset=utf-8',
};
/** Hands the module to the page (`src/features/map/load-library.ts`). */
const OPEN = `import * as library from './maplibre-gl.mjs';
window.dispatchEvent(new CustomEvent('map-library', { detail: library }));
`;

/** Serves the map's library below `/map-files`; read and compressed when somebody first opens a map. */
export function mapFiles(): RequestHandler {
  const folder = join(dirname(createRequire(import.meta.url).resolve('maplibre-gl/package.json')), 'dist');
  const read = new Map<string, Promise<Sendable>>([['open.mjs', Promise.resolve(toSendable(OPEN))]]);
  return async (req, res, next) => {
    const name = req.path.slice(1);
    if (FILES[name] && !read.has(name)) read.set(name, readFile(join(folder, name), 'utf8').then(toSendable));
    const file = await read.get(name);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.setHeader('Cache-Control', REVALIDATE);
    await sendPage(req, res, { ...file, status: 200, type: FILES[name] ?? JAVASCRIPT });
  };
}
