import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PublicReview, ReviewTranslation } from '@app/contracts/reviews';
import { clientKey } from '@app/contracts/security/client-key';
import { accentContrast } from '@app/contracts/widgets/contrast';
import { isLocale } from '@app/locales/manifest.ts';
import type { Texts } from '../../../node/content/texts.ts';
import { REVIEW_PICTURE_LAYOUTS, REVIEW_PICTURE_SCHEMES } from '../../../src/lib/sharing/review-pictures.ts';
import { REVIEW_PICTURE_SIZE_NAMES } from '../../../src/lib/sharing/review-pictures.ts';
import type { ReviewPictureChoice } from '../../../src/lib/sharing/review-pictures.ts';
import { fetchFromEngine } from '../../engine-client.ts';
import { refuse, refuseInput } from '../../http/refuse.ts';
import { DrawnPictures, sendPicture } from '../drawn-pictures.ts';
import { reviewPictureEtag, reviewPictureOf } from './review-texts.ts';

/** Its author may change or withdraw the review at any time: then no cache shows it for longer. */
const CACHE_CONTROL = 'public, max-age=300';
const MAX_BYTES = 32 * 1024 * 1024;
/** New drawings of a client a minute: more than anyone can look at, and fewer than would keep the thread busy. */
const MAX_DRAWINGS = 60;
const MINUTE_MS = 60_000;
const ADDRESS =
  /^\/og\/(?<locale>[a-z]{2})\/review\/(?<reviewId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?<layout>[a-z]+)-(?<size>[a-z]+)\.png$/;
const HEX = /^[0-9a-f]{6}$/;

interface ReviewPicturesOptions {
  engineUrl: string;
  publicUrl: string;
  /** The current texts. */
  texts: () => Promise<Texts>;
  log: Pick<Logger, 'warn'>;
  /** Of a client a minute. */
  maxDrawings?: number;
}

/** What is wrong with a query. */
interface Wrong {
  field: string;
  problem: string;
}

/**
 * Pictures of a public review, to be shown elsewhere: `/og/de/review/<id>/card-square.png?scheme=dark`. The engine is asked
 * each time whether the review is public; what is drawn is kept. They have a thread of their own, so that they do not delay
 * the pictures beside shared links.
 */
export class ReviewPictures {
  readonly #options: ReviewPicturesOptions;
  readonly #drawn: DrawnPictures;
  /** New drawings of clients within the minute. */
  readonly #drawings = new LRUCache<string, { count: number }>({ max: 10_000, ttl: MINUTE_MS });

  constructor(options: ReviewPicturesOptions) {
    this.#options = options;
    this.#drawn = new DrawnPictures({ ...options, maxBytes: MAX_BYTES });
  }

  readonly handler: RequestHandler = async (req, res, next) => {
    const asked = /^(?:GET|HEAD)$/.test(req.method) ? addressOf(req.path) : null;
    if (!asked) return next();
    const look = readLook(req.query as Record<string, unknown>);
    if ('problem' in look) return refuseInput(res, look.field, look.problem);
    try {
      await this.#answer(req, res, { ...asked, ...look });
    } catch (error) {
      this.#options.log.warn({ err: error }, 'a picture of a review could not be drawn');
      refuse(res, 503);
    }
  };

  stop(): Promise<void> {
    return this.#drawn.stop();
  }

  async #answer(req: Request, res: Response, choice: ReviewPictureChoice): Promise<void> {
    const { engineUrl, texts, publicUrl } = this.#options;
    const { reviewId, locale } = choice;
    const review = await fetchFromEngine<PublicReview>(engineUrl, `/reviews/${reviewId}`);
    if (review.status !== 200) return refuse(res, review.status);
    // Translations that are not stored yet are made, all pictures together within the limit of one client.
    const translation =
      choice.translated && review.data.language !== locale
        ? await fetchFromEngine<ReviewTranslation>(engineUrl, `/reviews/${reviewId}/translations/${locale}`)
        : null;
    if (translation && translation.status !== 200) return refuse(res, translation.status);
    const picture = reviewPictureOf(review.data, {
      choice,
      translation: translation?.data.body ?? null,
      texts: await texts(),
      publicUrl,
    });
    const etag = reviewPictureEtag(picture);
    if (!this.#drawn.has(etag) && !this.#mayDraw(req.ip ?? '')) return refuse(res, 429);
    await sendPicture(req, res, etag, CACHE_CONTROL, () => this.#drawn.draw(etag, picture));
  }

  #mayDraw(ip: string): boolean {
    const key = clientKey(ip);
    const drawings = this.#drawings.get(key) ?? { count: 0 };
    if (drawings.count === 0) this.#drawings.set(key, drawings);
    drawings.count += 1;
    return drawings.count <= (this.#options.maxDrawings ?? MAX_DRAWINGS);
  }
}

function addressOf(path: string): Pick<ReviewPictureChoice, 'reviewId' | 'locale' | 'layout' | 'size'> | null {
  const found = ADDRESS.exec(path)?.groups;
  if (!found) return null;
  const { reviewId = '', locale } = found;
  const layout = REVIEW_PICTURE_LAYOUTS.find((one) => one === found['layout']);
  const size = REVIEW_PICTURE_SIZE_NAMES.find((one) => one === found['size']);
  return layout && size && isLocale(locale) ? { reviewId, locale, layout, size } : null;
}

function readLook(
  query: Record<string, unknown>,
): Pick<ReviewPictureChoice, 'scheme' | 'accent' | 'translated'> | Wrong {
  const { scheme: asked = 'light', accent, text = 'original' } = query;
  const scheme = REVIEW_PICTURE_SCHEMES.find((one) => one === asked);
  if (!scheme) return { field: 'scheme', problem: `one of ${REVIEW_PICTURE_SCHEMES.join(', ')}` };
  if (text !== 'original' && text !== 'translation') return { field: 'text', problem: 'original or translation' };
  if (accent !== undefined && (typeof accent !== 'string' || !HEX.test(accent)))
    return { field: 'accent', problem: 'six hexadecimal digits, such as 1d4f91' };
  if (accent !== undefined && !accentContrast(`#${accent}`).enough)
    return { field: 'accent', problem: 'text on it could not be read: a darker or a lighter colour is needed' };
  return { scheme, accent: accent === undefined ? null : `#${accent}`, translated: text === 'translation' };
}
