import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { WidgetFiles } from '../../../site/server/widgets/widget-files.ts';
import { serveWidgets } from '../../../site/server/widgets/widgets.ts';
import type { WidgetData } from '../../../site/widgets/widget-data.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#6fae3d" d="M0 0h4v3H0z"/><circle cx="2" cy="1.5" r="1" fill="#fff"/></svg>';

/** Our origin, as far as widgets know it: their scripts, and a stand-in for the engine that answers as the test says. */
export interface WidgetOrigin {
  url: string;
  /** Answers by the id of the widget; a number is a status. Called for each request. */
  answer: (id: string, query: URLSearchParams) => WidgetData | number;
  /** Requests since the last `requests.length = 0`, as `GET /path`. */
  requests: string[];
  /** Cookies that were sent, on any request. */
  cookies: string[];
  close: () => Promise<void>;
}

/** Read when they are needed: most tests need none. */
const siteTexts = async () => new (await import('../../../site/node/content/texts.ts')).Texts();

export async function startWidgetOrigin(folder: string): Promise<WidgetOrigin> {
  const app = express().disable('x-powered-by');
  const server = createServer(app);
  const url = await listen(server);
  const origin: WidgetOrigin = { url, answer: () => 404, requests: [], cookies: [], close: () => close(server) };
  app.use((req, _res, next) => {
    origin.requests.push(`${req.method} ${req.originalUrl}`);
    if (req.headers.cookie) origin.cookies.push(req.headers.cookie);
    next();
  });
  app.use(
    '/widgets',
    serveWidgets({
      files: new WidgetFiles(folder),
      engineUrl: url,
      publicUrl: url,
      texts: siteTexts,
      log: pino({ level: 'silent' }),
    }),
  );
  app.get('/api/v1/widgets/:id', (req, res) => {
    const answer = origin.answer(req.params.id, new URL(req.url, url).searchParams);
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Set-Cookie', 'tracking=1; Path=/');
    if (typeof answer === 'number') res.status(answer).json({ code: 'refused' });
    else res.json(answer);
  });
  app.post('/api/v1/widgets/:id/:what', (_req, res) => void res.status(204).end());
  app.get('/photo.svg', (_req, res) => void res.type('image/svg+xml').send(PICTURE));
  app.get('/en/surveys/form/token', (_req, res) => {
    res.send('<!doctype html><html lang="en"><title>Survey</title><main><h1>How was the shop?</h1></main></html>');
  });
  return origin;
}

/** A shop: pages by path, with headers of their own. */
export interface Shop {
  url: string;
  pages: Map<string, { body: string; type?: string; headers?: Record<string, string> }>;
  close: () => Promise<void>;
}

export async function startShop(): Promise<Shop> {
  const pages: Shop['pages'] = new Map();
  const server = createServer((req: IncomingMessage, res) => {
    const page = pages.get((req.url ?? '').split('?')[0] ?? '');
    if (page)
      res.writeHead(200, { 'Content-Type': page.type ?? 'text/html; charset=utf-8', ...page.headers }).end(page.body);
    else res.writeHead(req.url === '/favicon.ico' ? 204 : 404).end();
  });
  return { url: await listen(server), pages, close: () => close(server) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
