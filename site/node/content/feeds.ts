import { BRAND_NAME, htmlLang, type Locale } from '@app/locales';
import type { BlockOf } from '../../src/lib/content/blocks.ts';
import { feedPaths, hasFeeds } from '../../src/lib/content/feeds.ts';
import { absoluteUrl } from '../../src/lib/addresses/links.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { textParts } from '../../src/lib/texts/plain-text.ts';
import { timelineAnchors } from '../../src/lib/content/timeline-anchors.ts';
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

interface Entry {
  url: string;
  date: string;
  kind: BlockOf<'timeline'>['items'][number]['kind'];
  label: string;
  title: string;
  html: string;
}

interface Feed {
  title: string;
  subtitle: string;
  language: string;
  page: string;
  atom: string;
  json: string;
  updated: string;
  entries: Entry[];
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
    (block.type === 'timeline' ? block.items : []).map(({ date, kind, title, text }, index): Entry => {
      const label = texts.text(locale, `common:blocks.changes.${kind}`, 'merged') ?? kind;
      const url = `${page}#${anchors.get(block)?.[index] ?? ''}`;
      return { url, date, kind, label, title, html: paragraphsHtml(text ?? '') };
    }),
  );
  const updated = entries.reduce((latest, { date }) => (date > latest ? date : latest), '');
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

/** The paragraphs and lists of a text, as HTML. */
const paragraphsHtml = (text: string): string =>
  textParts(text)
    .map(({ kind, lines }) =>
      kind === 'list'
        ? `<ul>${lines.map((line) => `<li>${xml(line)}</li>`).join('')}</ul>`
        : `<p>${lines.map(xml).join('<br>')}</p>`,
    )
    .join('');

/** Entries have a day only; feeds need an instant, so midnight UTC. */
const instant = (day: string): string => `${day}T00:00:00Z`;

/** RFC 4287. */
function atomOf({ title, subtitle, language, page, atom, updated, entries }: Feed): string {
  const entry = ({ url, date, kind, label, title, html }: Entry) =>
    `<entry><id>${xml(url)}</id><link href="${xml(url)}"/><title>${xml(title)}</title>` +
    `<updated>${instant(date)}</updated><published>${instant(date)}</published>` +
    `<category term="${kind}" label="${xml(label)}"/><content type="html">${xml(html)}</content></entry>`;
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${xml(page)}</id>` +
    `<title>${xml(title)}</title><subtitle>${xml(subtitle)}</subtitle><updated>${instant(updated)}</updated>` +
    `<author><name>${xml(BRAND_NAME)}</name></author>` +
    `<link rel="alternate" type="text/html" href="${xml(page)}"/><link rel="self" href="${xml(atom)}"/>` +
    `${entries.map(entry).join('\n')}</feed>\n`
  );
}

/** https://www.jsonfeed.org/version/1.1/ */
const jsonOf = ({ title, subtitle, language, page, json, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language,
    home_page_url: page,
    feed_url: json,
    authors: [{ name: BRAND_NAME }],
    items: entries.map(({ url, date, label, title, html }) => ({
      id: url,
      url,
      title,
      content_html: html,
      date_published: instant(date),
      tags: [label],
    })),
  });

/** Escapes text for XML and drops control characters that XML cannot hold. */
export const xml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
