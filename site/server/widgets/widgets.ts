import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { sendPage, toSendable } from '../http/send-page.ts';
import type { WidgetFiles } from './widget-files.ts';
import { framePage, framePolicy, framingOrigins, type FramedWidget } from './widget-frame.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
/** Shops get a new build within minutes, and never wait for it. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';
const ENGINE_MS = 5_000;
const ID = /^[0-9a-f-]{36}$/i;

interface WidgetsOptions {
  files: WidgetFiles;
  engineUrl: string;
  publicUrl: string;
  log: Logger;
}

/** `/widgets`: the scripts that other sites embed, what they are called now, and the page for frames. */
export function serveWidgets({ files, engineUrl, publicUrl, log }: WidgetsOptions): RequestHandler {
  const router = express.Router({ strict: true });

  router.use((req, res, next) => {
    // Read by pages of any origin, also those that are isolated.
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (req.method === 'GET' || req.method === 'HEAD') return next();
    res.setHeader('Allow', 'GET, HEAD');
    plain(res, 405, 'Method Not Allowed');
  });

  router.get('/loader.js', async (req, res) => {
    const manifest = await files.manifest();
    if (!manifest) return unavailable(res);
    await script(req, res, manifest.hash, 'loader.js', SHORT);
  });

  router.get('/manifest.json', async (req, res) => {
    const manifest = await files.manifest();
    if (!manifest) return unavailable(res);
    res.setHeader('Cache-Control', 'public, max-age=60');
    await sendPage(req, res, { ...toSendable(JSON.stringify(manifest)), status: 200, type: 'application/json' });
  });

  router.get('/frame/:widgetId', async (req, res) => {
    const { widgetId } = req.params;
    const query = { locale: text(req.query['locale'], 35), product: text(req.query['product'], 200) };
    const widget = ID.test(widgetId) ? await framed(widgetId, query) : null;
    if (widget === 'away') return unavailable(res);
    if (widget === null) return plain(res, 404, 'There is no such widget: it may have been deleted.');
    res.setHeader('Content-Security-Policy', framePolicy(framingOrigins(widget.domains), publicUrl));
    res.setHeader('Cache-Control', 'public, max-age=60');
    res.setHeader('X-Robots-Tag', 'noindex');
    await sendPage(req, res, { ...toSendable(framePage(widget, query)), status: 200 });
  });

  router.get('/:folder/:file', (req, res) => script(req, res, req.params.folder, req.params.file, FOREVER));
  router.use((_req, res) => plain(res, 404, 'Not Found'));
  return router;

  async function script(req: Request, res: Response, folder: string, file: string, cache: string): Promise<void> {
    const found = await files.find(folder, file);
    if (!found) return plain(res, 404, 'Not Found');
    res.setHeader('Cache-Control', cache);
    await sendPage(req, res, { ...found, status: 200, type: SCRIPT });
  }

  async function framed(id: string, query: Record<string, string | undefined>): Promise<FramedWidget | null | 'away'> {
    const url = new URL(`/api/v1/widgets/${id}`, engineUrl);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(ENGINE_MS) });
      if (answer.ok) return (await answer.json()) as FramedWidget;
      return answer.status < 500 ? null : 'away';
    } catch (error) {
      log.warn({ err: error }, 'a widget could not be read');
      return 'away';
    }
  }
}

function text(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : undefined;
}

function unavailable(res: Response): void {
  res.setHeader('Retry-After', '5');
  plain(res, 503, 'Service Unavailable');
}

function plain(res: Response, status: number, words: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.status(status).type('text/plain').send(words);
}
