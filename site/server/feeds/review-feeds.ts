import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard, ReviewPage } from '@app/contracts/reviews';
import { htmlLang, type Locale } from '@app/locales';
import { atomOf, jsonOf, paragraphsHtml, xml } from '../../node/content/feed-formats.ts';
import type { Feed, FeedEntry } from '../../node/content/feed-formats.ts';
import { textNode } from '../../node/content/page-content.ts';
import type { Texts } from '../../node/content/texts.ts';
import { absoluteUrl, productPath, profilePath } from '../../src/lib/addresses/links.ts';
import { feedPaths } from '../../src/lib/content/feeds.ts';
import { formatGrade, formatNumber } from '../../src/lib/texts/format.ts';
import { headT } from '../../src/lib/texts/head-texts.ts';
import type { T } from '../../src/lib/texts/i18n.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { fetchFromEngine } from '../engine-client.ts';
import { refuse } from '../http/refuse.ts';
import { isFresh } from '../http/send-page.ts';

/** As many as the engine returns at once. A daily reader misses none of 50 a day. */
const REVIEWS = 50;
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
const ADDRESS = /^(?<page>\/.+)\/feed\.(?<form>atom|json)$/;
const TYPES = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

interface ReviewFeedsOptions {
  engineUrl: string;
  publicUrl: string;
  /** The current texts. */
  texts: () => Promise<Texts>;
  log: Pick<Logger, 'warn'>;
}

/**
 * The newest reviews of a company as Atom and as JSON Feed, below its profile: all of them, whatever their rating, in the
 * words of their authors. A company without a public profile has none.
 */
export function reviewFeeds({ engineUrl, publicUrl, texts, log }: ReviewFeedsOptions): RequestHandler {
  return async (req, res, next) => {
    const asked = /^(?:GET|HEAD)$/.test(req.method) ? askedFor(req.path) : null;
    if (!asked) return next();
    const { slug, locale, form } = asked;
    try {
      const path = `/companies/${encodeURIComponent(slug)}`;
      const [company, reviews] = await Promise.all([
        fetchFromEngine<CompanyProfile>(engineUrl, path),
        fetchFromEngine<ReviewPage>(engineUrl, `${path}/reviews?limit=${REVIEWS}`),
      ]);
      if (company.status !== 200) return refuse(res, company.status);
      if (reviews.status !== 200 || company.data.presentation !== 'shown') return refuse(res, 404);
      const feed = feedOf(company.data, reviews.data.items, { locale, origin: publicUrl, texts: await texts() });
      send(req, res, form, form === 'atom' ? atomOf(feed) : jsonOf(feed));
    } catch (error) {
      log.warn({ err: error }, 'the reviews for a feed could not be fetched');
      refuse(res, 503);
    }
  };
}

function askedFor(path: string): { slug: string; locale: Locale; form: 'atom' | 'json' } | null {
  const found = ADDRESS.exec(path)?.groups;
  if (!found) return null;
  let page;
  try {
    page = matchRoute(decodeURIComponent(found['page'] ?? ''));
  } catch {
    // No address of ours has a broken escape.
    return null;
  }
  const slug = page?.route.id === 'profile' ? page.params['slug'] : undefined;
  return page && slug ? { slug, locale: page.locale, form: found['form'] === 'atom' ? 'atom' : 'json' } : null;
}

function feedOf(
  company: CompanyProfile,
  reviews: readonly ReviewCard[],
  { locale, origin, texts }: { locale: Locale; origin: string; texts: Texts },
): Feed {
  const t = headT(locale, {
    edges: (['common', 'profile', 'reviews'] as const).map((ns) => ({ node: textNode(texts, locale, ns) })),
  });
  const path = profilePath(locale, company.slug);
  const page = absoluteUrl(origin, path);
  const { atom, json } = feedPaths(path);
  const { count, average } = company.grades;
  const params = {
    company: company.name,
    count,
    number: formatNumber(locale, count),
    grade: average === null ? '' : formatGrade(locale, average),
  };
  // Pinned ones stand first on the profile, where it is seen that they are.
  const entries = [...reviews]
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    .map((review) => entryOf(review, { company, page, locale, origin, t }));
  return {
    title: `${t('profile:seo.title', params)} | ${t('brand')}`,
    subtitle: t(average === null ? 'profile:seo.descriptionNone' : 'profile:seo.description', params),
    language: htmlLang(locale),
    page,
    atom: absoluteUrl(origin, atom),
    json: absoluteUrl(origin, json),
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), company.updatedAt),
    entries,
  };
}

interface Around {
  company: CompanyProfile;
  page: string;
  locale: Locale;
  origin: string;
  t: T;
}

function entryOf(review: ReviewCard, { company, page, locale, origin, t }: Around): FeedEntry {
  const { id, grade, authorName, body, origin: source, product, answer, publishedAt } = review;
  const stars = '★'.repeat(grade) + '☆'.repeat(5 - grade);
  const about = product && absoluteUrl(origin, productPath(locale, product, company));
  return {
    url: `${page}?review=${id}#review-${id}`,
    published: publishedAt,
    updated: answer && answer.publishedAt > publishedAt ? answer.publishedAt : publishedAt,
    title: `${stars} ${authorName}`.trim(),
    author: authorName || undefined,
    language: htmlLang(review.language),
    category: { term: source, label: t(`reviews:origin.${source}.label`) },
    html: [
      product && about ? `<p><a href="${xml(about)}">${xml(product.name)}</a></p>` : '',
      paragraphsHtml(body),
      answer &&
        `<blockquote${answer.language ? ` lang="${htmlLang(answer.language)}"` : ''}><p><strong>${xml(t('reviews:card.answer', { company: company.name }))}</strong></p>${paragraphsHtml(answer.body)}</blockquote>`,
    ].join(''),
  };
}

function send(req: Request, res: Response, form: keyof typeof TYPES, text: string): void {
  const body = Buffer.from(text);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  res.setHeader('Cache-Control', CACHE_CONTROL);
  res.setHeader('ETag', `"${etag}"`);
  // Readers of feeds are programs and pages of others.
  res.setHeader('Access-Control-Allow-Origin', '*');
  if (isFresh(req, etag)) return void res.status(304).end();
  res.setHeader('Content-Type', `${TYPES[form]}; charset=utf-8`);
  res.setHeader('Content-Length', body.length);
  res.status(200).end(req.method === 'HEAD' ? undefined : body);
}
