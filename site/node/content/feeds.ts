import { BRAND_NAME, htmlLang, type Locale } from '@app/locales';
import { feedPaths, hasFeeds } from '../../src/lib/content/feeds.ts';
import { absoluteUrl } from '../../src/lib/addresses/links.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { timelineAnchors } from '../../src/lib/content/timeline-anchors.ts';
import { atomOf, jsonOf, paragraphsHtml } from './feed-formats.ts';
import type { Feed, FeedEntry } from './feed-formats.ts';
import type { Texts } from './texts.ts';

/** Content by path. */
export type FeedFiles = Record<string, string>;

interface PageWithFeed extends Pick<PageContext, 'seo' | 'blocks'> {
  texts: Texts;
  origin: string;
  locale: Locale;
  /** Path of the page. */
  path: string;
}

/**
 * The Atom and JSON feeds of a page with a timeline. None for a page without entries, or one that staff keep from
 * search engines.
 */
export function feedsOf({ texts, origin, locale, path, seo, blocks = [] }: PageWithFeed): FeedFiles {
  if (seo?.noindex || !hasFeeds(blocks)) return {};
  const anchors = timelineAnchors(blocks);
  const page = absoluteUrl(origin, path);
  const files = feedPaths(path);
  const entries = blocks.flatMap((block) =>
    (block.type === 'timeline' ? block.items : []).map(({ date, kind, title, text }, index): FeedEntry => {
      const label = texts.text(locale, `common:blocks.changes.${kind}`, 'merged') ?? kind;
      const url = `${page}#${anchors.get(block)?.[index] ?? ''}`;
      const at = instant(date);
      const category = { term: kind, label };
      return { url, published: at, updated: at, category, title, html: paragraphsHtml(text ?? '') };
    }),
  );
  const updated = entries.reduce((latest, { published }) => (published > latest ? published : latest), '');
  const feed: Feed = {
    title: `${seo?.title ?? ''} | ${BRAND_NAME}`,
    subtitle: seo?.description ?? '',
    language: htmlLang(locale),
    page,
    updated,
    entries,
    atom: absoluteUrl(origin, files.atom),
    json: absoluteUrl(origin, files.json),
  };
  return { [files.atom]: atomOf(feed), [files.json]: jsonOf(feed) };
}

/** Entries have a day only; feeds need an instant, so midnight UTC. */
const instant = (day: string): string => `${day}T00:00:00Z`;
