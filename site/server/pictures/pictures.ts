import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { isLocale, type Locale } from '@app/locales/manifest.ts';
import type { Texts } from '../../node/texts.ts';
import { askEngine } from '../engine.ts';
import { isFresh } from '../send.ts';
import { Painter } from './painter.ts';
import { versionOf, wordsOf, type Facts, type Subject } from './subjects.ts';
import { PICTURE_LOOK } from './words.ts';

/** All facts that a picture shows are in its version: at such an address only the look or our own words can change. */
const KEPT_BY_VERSION = 'public, max-age=604800';
const KEPT = 'public, max-age=300';
const ADDRESS =
  /^\/og\/(?<locale>[a-z]{2})(?:\/product\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*))?\.png$/;

interface PicturesOptions {
  engineUrl: string;
  publicUrl: string;
  /** Texts of now. */
  texts: () => Promise<Texts>;
  log: Pick<Logger, 'warn'>;
}

type Found = { status: 200; facts: Facts } | { status: 404 | 410 | 503 };

/**
 * The pictures that stand beside a link to our pages where it is shared: `/og/de.png`, `/og/de/<company>.png`,
 * `/og/de/product/<id>.png`. Drawn when first asked for; while the engine is down the last one drawn stands in.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #painter = new Painter();
  /** By ETag: of what was drawn. */
  readonly #drawn = new LRUCache<string, Buffer>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (png) => png.length,
  });
  readonly #drawing = new Map<string, Promise<Buffer>>();
  /** ETag of the last picture sent, by path. */
  readonly #last = new LRUCache<string, string>({ max: 5_000 });

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  readonly handler: RequestHandler = async (req, res, next) => {
    const asked = /^(?:GET|HEAD)$/.test(req.method) ? ADDRESS.exec(req.path)?.groups : undefined;
    if (!asked || !isLocale(asked['locale'])) return next();
    const { id, slug, locale } = asked;
    await this.#answer(
      req,
      res,
      locale,
      id ? { kind: 'product', id } : slug ? { kind: 'company', slug } : { kind: 'site' },
    );
  };

  stop(): Promise<void> {
    return this.#painter.stop();
  }

  async #answer(req: Request, res: Response, locale: Locale, subject: Subject): Promise<void> {
    const found = await this.#find(subject);
    if (found.status !== 200) {
      const last = found.status === 503 ? this.#last.get(req.path) : undefined;
      const png = last === undefined ? undefined : this.#drawn.get(last);
      if (last !== undefined && png) return send(req, res, last, KEPT, () => Promise.resolve(png));
      return refuse(res, found.status);
    }
    const words = wordsOf(found.facts, locale, await this.#options.texts(), this.#options.publicUrl);
    const etag = createHash('sha256')
      .update(JSON.stringify([PICTURE_LOOK, words]))
      .digest('base64url')
      .slice(0, 22);
    this.#last.set(req.path, etag);
    const version = versionOf(found.facts);
    const named = version !== null && req.query['v'] === version;
    try {
      await send(req, res, etag, named ? KEPT_BY_VERSION : KEPT, () => this.#draw(etag, words));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a picture could not be drawn');
      refuse(res, 503);
    }
  }

  /** Once, however many ask for it at a time. */
  async #draw(etag: string, words: Parameters<Painter['draw']>[0]): Promise<Buffer> {
    const known = this.#drawn.get(etag);
    if (known) return known;
    const running = this.#drawing.get(etag);
    if (running) return running;
    const drawing = this.#painter.draw(words).finally(() => this.#drawing.delete(etag));
    this.#drawing.set(etag, drawing);
    const png = await drawing;
    this.#drawn.set(etag, png);
    return png;
  }

  async #find(subject: Subject): Promise<Found> {
    if (subject.kind === 'site') return { status: 200, facts: subject };
    const { engineUrl, log } = this.#options;
    try {
      if (subject.kind === 'company') {
        const found = await askEngine<CompanyProfile>(engineUrl, `/companies/${subject.slug}`);
        if (found.status !== 200) return found;
        const company = found.data;
        return company.presentation === 'shown'
          ? { status: 200, facts: { kind: 'company', company } }
          : { status: 404 };
      }
      const found = await askEngine<ProductPage>(engineUrl, `/products/${subject.id}`);
      if (found.status !== 200) return found;
      const product = found.data;
      const shown = product.company.presentation === 'shown';
      return shown ? { status: 200, facts: { kind: 'product', product } } : { status: 404 };
    } catch (error) {
      log.warn({ err: error }, 'the engine did not say what a picture shows');
      return { status: 503 };
    }
  }
}

async function send(
  req: Request,
  res: Response,
  etag: string,
  kept: string,
  draw: () => Promise<Buffer>,
): Promise<void> {
  const fresh = isFresh(req, etag);
  const png = fresh ? null : await draw();
  res.setHeader('Content-Type', 'image/png');
  res.setHeader('Cache-Control', kept);
  res.setHeader('ETag', `"${etag}"`);
  if (!png) {
    res.status(304).end();
    return;
  }
  res.setHeader('Content-Length', png.length);
  res.status(200).end(req.method === 'HEAD' ? undefined : png);
}

const REFUSALS = { 404: 'Not Found', 410: 'Gone', 503: 'Service Unavailable' } as const;

function refuse(res: Response, status: keyof typeof REFUSALS): void {
  res.setHeader('Cache-Control', 'no-store');
  if (status === 503) res.setHeader('Retry-After', '10');
  res.status(status).type('text/plain').send(REFUSALS[status]);
}
