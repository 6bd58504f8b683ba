import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { isLocale, type Locale } from '@app/locales/manifest.ts';
import type { Texts } from '../../node/content/texts.ts';
import { fetchFromEngine } from '../engine-client.ts';
import { refuse } from '../http/refuse.ts';
import { DrawnPictures, sendPicture } from './drawn-pictures.ts';
import { pictureVersion, pictureTexts, type Facts, type Subject } from './subjects.ts';
import { LAYOUT_VERSION } from './picture-texts.ts';

/** The version covers all facts in the picture: only the layout or our texts can change under such a URL. */
const CACHE_BY_VERSION = 'public, max-age=604800';
const CACHE_BRIEFLY = 'public, max-age=300';
const MAX_BYTES = 48 * 1024 * 1024;
const ADDRESS =
  /^\/og\/(?<locale>[a-z]{2})(?:\/product\/(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*))?\.png$/;

interface PicturesOptions {
  engineUrl: string;
  publicUrl: string;
  /** The current texts. */
  texts: () => Promise<Texts>;
  log: Pick<Logger, 'warn'>;
}

type Found = { status: 200; facts: Facts } | { status: 404 | 410 | 503 };

/**
 * Preview pictures for shared links: `/og/de.png`, `/og/de/<company>.png`, `/og/de/product/<id>.png`. Drawn when first
 * asked for; while the engine is down the last one is sent.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #drawn: DrawnPictures;
  /** ETag of the last picture sent, by path. */
  readonly #last = new LRUCache<string, string>({ max: 5_000 });

  constructor(options: PicturesOptions) {
    this.#options = options;
    this.#drawn = new DrawnPictures({ ...options, maxBytes: MAX_BYTES });
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
    return this.#drawn.stop();
  }

  async #answer(req: Request, res: Response, locale: Locale, subject: Subject): Promise<void> {
    const found = await this.#find(subject);
    if (found.status !== 200) {
      const last = found.status === 503 ? this.#last.get(req.path) : undefined;
      const png = last === undefined ? undefined : this.#drawn.get(last);
      if (last !== undefined && png) return sendPicture(req, res, last, CACHE_BRIEFLY, () => Promise.resolve(png));
      return refuse(res, found.status);
    }
    const texts = pictureTexts(found.facts, locale, await this.#options.texts(), this.#options.publicUrl);
    const etag = createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, texts]))
      .digest('base64url')
      .slice(0, 22);
    this.#last.set(req.path, etag);
    const version = pictureVersion(found.facts);
    const named = version !== null && req.query['v'] === version;
    try {
      await sendPicture(req, res, etag, named ? CACHE_BY_VERSION : CACHE_BRIEFLY, () => this.#drawn.draw(etag, texts));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a picture could not be drawn');
      refuse(res, 503);
    }
  }

  async #find(subject: Subject): Promise<Found> {
    if (subject.kind === 'site') return { status: 200, facts: subject };
    const { engineUrl, log } = this.#options;
    try {
      if (subject.kind === 'company') {
        const found = await fetchFromEngine<CompanyProfile>(engineUrl, `/companies/${subject.slug}`);
        if (found.status !== 200) return found;
        const company = found.data;
        return company.presentation === 'shown'
          ? { status: 200, facts: { kind: 'company', company } }
          : { status: 404 };
      }
      const found = await fetchFromEngine<ProductPage>(engineUrl, `/products/${subject.id}`);
      if (found.status !== 200) return found;
      const product = found.data;
      const shown = product.company.presentation === 'shown';
      return shown ? { status: 200, facts: { kind: 'product', product } } : { status: 404 };
    } catch (error) {
      log.warn({ err: error }, 'the data for a picture could not be fetched');
      return { status: 503 };
    }
  }
}
