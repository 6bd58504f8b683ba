import type { Request, RequestHandler, Response } from 'express';
import type { WidgetQuery } from '@app/contracts/widgets/data';
import type { AppContext } from '../../../platform/context.ts';
import { buildWidget } from '../data/build.ts';
import { WidgetDomainRefused, WidgetNotFound, localeOfTag, mayStandOn } from '../model.ts';
import { readPreview } from '../preview-token.ts';
import { widgetById } from '../repo.ts';
import { WidgetCache, servedWidget } from './cache.ts';
import type { Coding, ServedWidget } from './cache.ts';

/**
 * A second in which no cache asks again, and half a minute in which it shows what it has while it asks: a new review is
 * there with the next view, and a shared cache asks us once a second however many readers it has.
 */
const CACHE_CONTROL = 'public, max-age=1, stale-while-revalidate=30, stale-if-error=86400';

const caches = new WeakMap<object, WidgetCache>();

/** The answers of this process. */
export function widgetCache({ db }: Pick<AppContext, 'db'>): WidgetCache {
  const cache = caches.get(db) ?? new WidgetCache();
  caches.set(db, cache);
  return cache;
}

const keyOf = (id: string, { locale, product }: Pick<WidgetQuery, 'locale' | 'product'>): string =>
  JSON.stringify([id.toLowerCase(), localeOfTag(locale) ?? '', product ?? '']);

/**
 * The answer to a page, from the cache where it is.
 * @throws WidgetNotFound, WidgetDomainRefused, TokenInvalid for a preview that is not ours
 */
export async function servedFor(
  app: AppContext,
  id: string,
  query: WidgetQuery,
  origin: string | undefined,
): Promise<ServedWidget> {
  const make = async (ofCompany: (companyId: string) => void = () => undefined): Promise<ServedWidget> => {
    const widget = await widgetById(app.db.queries, id);
    if (!widget) throw new WidgetNotFound();
    ofCompany(widget.companyId);
    const settings =
      query.preview === undefined
        ? widget.settings
        : readPreview(app, query.preview, { widgetId: widget.id, now: await app.db.tx((tx) => app.clock.now(tx)) });
    return servedWidget(await buildWidget(app, widget, settings, query), widget.companyId);
  };
  if (query.preview !== undefined) return make();
  const served = await widgetCache(app).getOrMake(keyOf(id, query), make);
  if (!mayStandOn(served.domains, origin, new URL(app.config.PUBLIC_URL).origin)) throw new WidgetDomainRefused();
  return served;
}

function codingOf(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return codings.includes('br') ? 'br' : codings.includes('gzip') ? 'gzip' : 'identity';
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  given !== undefined && given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** What pages of others need for reading answers about widgets, errors too. */
export function openToPages(res: Response, domains: readonly string[], origin: string | undefined): void {
  const limited = domains.length > 0;
  res.setHeader('Access-Control-Allow-Origin', limited && origin !== undefined ? origin : '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.setHeader('Vary', limited ? 'Accept-Encoding, Origin' : 'Accept-Encoding');
}

/** Sends an answer, or that the page has it already. `preview`: kept by nobody. */
export function sendWidget(req: Request, res: Response, { forms, domains }: ServedWidget, preview = false): void {
  const coding = codingOf(req.headers['accept-encoding']);
  const { body, etag } = forms[coding];
  openToPages(res, domains, req.headers.origin);
  res.setHeader('Cache-Control', preview ? 'no-store' : CACHE_CONTROL);
  if (!preview) res.setHeader('ETag', etag);
  if (!preview && isKnown(req.headers['if-none-match'], etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.statusCode = 200;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', body.length);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/**
 * Answers what is in the cache before anything else looks at the request; all the rest goes on to the route, which makes
 * the answer. `root`: base path of the API.
 */
export function serveKeptWidgets(app: AppContext, root: string): RequestHandler {
  const prefix = `${root}/widgets/`;
  const ownOrigin = new URL(app.config.PUBLIC_URL).origin;
  const cache = widgetCache(app);
  return (req, res, next) => {
    if (!req.url.startsWith(prefix) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const [id = '', search = ''] = req.url.slice(prefix.length).split('?', 2);
    const query = new URLSearchParams(search);
    if (query.has('preview')) return next();
    const asked = { locale: query.get('locale') ?? undefined, product: query.get('product') ?? undefined };
    const known = cache.get(keyOf(id, asked));
    if (!known || !mayStandOn(known.domains, req.headers.origin, ownOrigin)) return next();
    sendWidget(req, res, known);
  };
}

/** Lets pages of others read why they get no widget. */
export function openWidgets(root: string): RequestHandler {
  const prefix = `${root}/widgets/`;
  return (req, res, next) => {
    if (req.url.startsWith(prefix)) openToPages(res, [], undefined);
    next();
  };
}
