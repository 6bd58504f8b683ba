import type { WidgetData } from '@app/contracts/widgets/data';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Texts } from '../../node/content/texts.ts';
import { sendPage, toSendable } from '../http/send-page.ts';
import type { WidgetFiles } from './widget-files.ts';
import { readWidget, type WidgetRequest } from './read-widget.ts';
import { sendReviewsPage } from './page/send-reviews-page.ts';
import { framePage, framePolicy, framingOrigins } from './widget-frame.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
/** Shops get a new build within minutes, and never wait for it. */
const SHORT = 'public, max-age=300, stale-while-revalidate=86400';

interface WidgetsOptions {
  files: WidgetFiles;
  engineUrl: string;
  publicUrl: string;
  /** The current texts. */
  texts: () => Promise<Texts>;
  log: Logger;
}

/** `/widgets`: the scripts that other sites embed, what they are called now, and the page for frames. */
export function serveWidgets({ files, engineUrl, publicUrl, texts, log }: WidgetsOptions): RequestHandler {
  const router = express.Router({ strict: true });

  router.use((req, res, next) => {
    // Read by pages of any origin, also those that are isolated.
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Facebook opens the pages of its tabs by POST; nothing of what it sends is read.
    if (/^(?:GET|HEAD)$/.test(req.method) || (req.method === 'POST' && req.path.startsWith('/page/'))) return next();
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

  /** Nothing but the data, which pages take over without writing a script themselves. */
  router.get('/structured-data/:widgetId', async (req, res) => {
    const widget = await read(req, res, req.params.widgetId);
    if (!widget) return;
    if (!widget.jsonLd) return plain(res, 404, 'This widget shows no product.');
    const data = JSON.stringify(widget.jsonLd).replaceAll('<', '\\u003c');
    res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Cache-Control', 'public, max-age=60, stale-while-revalidate=600');
    const page = `<!doctype html><title>${widget.id}</title><script type="application/ld+json">${data}</script>`;
    await sendPage(req, res, { ...toSendable(page), status: 200 });
  });

  router.get('/frame/:widgetId', async (req, res) => {
    const widget = await read(req, res, req.params.widgetId);
    if (!widget) return;
    res.setHeader('Content-Security-Policy', framePolicy(framingOrigins(widget.domains), publicUrl));
    res.setHeader('Cache-Control', 'public, max-age=60');
    res.setHeader('X-Robots-Tag', 'noindex');
    await sendPage(req, res, { ...toSendable(framePage(widget, queryOf(req))), status: 200 });
  });

  router.all('/page/:widgetId', async (req, res) => {
    const widget = await read(req, res, req.params.widgetId);
    if (widget) await sendReviewsPage(req, res, widget, { engineUrl, publicUrl, texts, log });
  });

  router.get('/:folder/:file', (req, res) => script(req, res, req.params.folder, req.params.file, FOREVER));
  router.use((_req, res) => plain(res, 404, 'Not Found'));
  const malformed: ErrorRequestHandler = (error, _req, res, next) => {
    if ((error as { status?: number }).status === 400) plain(res, 404, 'Not Found');
    else next(error);
  };
  router.use(malformed);
  return router;

  /** The widget that is asked for; null after an answer that says why there is none. */
  async function read(req: Request, res: Response, id: string): Promise<WidgetData | null> {
    try {
      const widget = await readWidget(engineUrl, id, queryOf(req));
      if (!widget) plain(res, 404, 'There is no such widget: it may have been deleted.');
      return widget;
    } catch (error) {
      log.warn({ err: error }, 'a widget could not be read');
      unavailable(res);
      return null;
    }
  }

  async function script(req: Request, res: Response, folder: string, file: string, cache: string): Promise<void> {
    const found = await files.find(folder, file);
    if (!found) return plain(res, 404, 'Not Found');
    res.setHeader('Cache-Control', cache);
    await sendPage(req, res, { ...found, status: 200, type: SCRIPT });
  }
}

const queryOf = ({ query }: Request): WidgetRequest => ({
  locale: text(query['locale'], 35),
  product: text(query['product'], 200),
  preview: text(query['preview'], 4000),
});

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
