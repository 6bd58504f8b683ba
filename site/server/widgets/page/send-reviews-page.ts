import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewPage } from '@app/contracts/reviews';
import type { WidgetData } from '@app/contracts/widgets/data';
import { textNode } from '../../../node/content/page-content.ts';
import type { Texts } from '../../../node/content/texts.ts';
import { headT } from '../../../src/lib/texts/head-texts.ts';
import { fetchFromEngine } from '../../engine-client.ts';
import { refuse } from '../../http/refuse.ts';
import { sendPage, toSendable } from '../../http/send-page.ts';
import { framingOrigins } from '../widget-frame.ts';
import { pageStyle } from './page-style.ts';
import { reviewsPage } from './reviews-page.ts';

const REVIEWS = 10;
/** The kind whose address this is. */
const KIND = 'trust-page';

interface ReviewsPageOptions {
  engineUrl: string;
  publicUrl: string;
  /** The current texts. */
  texts: () => Promise<Texts>;
  log: Pick<Logger, 'warn'>;
}

/** Shows our pictures, and runs nothing. */
const policy = (style: string, ancestors: readonly string[], publicUrl: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `img-src ${new URL(publicUrl).origin} 'self'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');

/**
 * `/widgets/page/<widget>`: the reviews of a trust page's company as a page of its own, for tabs of social networks and
 * frames. Domains, language and colours are those of the widget; the reviews are all that there are, ten at a time.
 */
export async function sendReviewsPage(
  req: Request,
  res: Response,
  widget: WidgetData,
  { engineUrl, publicUrl, texts, log }: ReviewsPageOptions,
): Promise<void> {
  if (widget.kind !== KIND) return refuse(res, 404);
  const cursor = typeof req.query['cursor'] === 'string' ? req.query['cursor'] : null;
  const kept = new URLSearchParams();
  for (const name of ['locale', 'preview'] as const)
    if (typeof req.query[name] === 'string') kept.set(name, req.query[name]);
  const path = `/companies/${encodeURIComponent(widget.company.slug)}`;
  const list = new URLSearchParams({ limit: String(REVIEWS), ...(cursor !== null && { cursor }) });
  try {
    const [profile, reviews] = await Promise.all([
      fetchFromEngine<CompanyProfile>(engineUrl, path),
      widget.state === 'shown' ? fetchFromEngine<ReviewPage>(engineUrl, `${path}/reviews?${list.toString()}`) : null,
    ]);
    if (reviews && reviews.status !== 200) return refuse(res, reviews.status);
    const style = pageStyle(widget.settings);
    const known = await texts();
    const page = reviewsPage({
      widget,
      profile: profile.status === 200 ? profile.data : null,
      reviews: reviews?.data ?? null,
      older: cursor !== null,
      query: kept.toString(),
      origin: publicUrl,
      style,
      t: headT(widget.locale, {
        edges: (['common', 'reviews', 'widgets'] as const).map((ns) => ({ node: textNode(known, widget.locale, ns) })),
      }),
    });
    res.setHeader('Content-Security-Policy', policy(style, framingOrigins(widget.domains), publicUrl));
    res.setHeader('Cache-Control', 'public, max-age=60');
    res.setHeader('X-Robots-Tag', 'noindex');
    await sendPage(req, res, { ...toSendable(page), status: 200 });
    if (cursor === null && !kept.has('preview') && req.method !== 'HEAD') count(engineUrl, widget.id, log);
  } catch (error) {
    log.warn({ err: error }, 'the reviews for a page could not be fetched');
    refuse(res, 503);
  }
}

/** A view, as the script of a widget counts it; a failure costs nobody anything. */
function count(engineUrl: string, id: string, log: Pick<Logger, 'warn'>): void {
  fetch(new URL(`/api/v1/widgets/${id}/seen`, engineUrl), { method: 'POST', signal: AbortSignal.timeout(5_000) }).catch(
    (error: unknown) => log.warn({ err: error }, 'a view of a page of reviews could not be counted'),
  );
}
