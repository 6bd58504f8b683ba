import { BRAND_NAME } from '@app/locales';
import { textParts } from '../../src/lib/texts/plain-text.ts';

export interface FeedEntry {
  /** Its address, by which readers know it again. */
  url: string;
  /** Instants (ISO 8601). */
  published: string;
  updated: string;
  title: string;
  html: string;
  category: { term: string; label: string };
  /** Who wrote it, if not the feed's own author. */
  author?: string;
  /** As in HTML, if not the feed's own. */
  language?: string;
}

export interface Feed {
  title: string;
  subtitle: string;
  /** As in HTML. */
  language: string;
  /** Addresses of the page and of the feed's two forms. */
  page: string;
  atom: string;
  json: string;
  updated: string;
  entries: readonly FeedEntry[];
}

/** RFC 4287. */
export function atomOf({ title, subtitle, language, page, atom, updated, entries }: Feed): string {
  const entry = (one: FeedEntry) =>
    `<entry${one.language === undefined ? '' : ` xml:lang="${xml(one.language)}"`}><id>${xml(one.url)}</id>` +
    `<link href="${xml(one.url)}"/><title>${xml(one.title)}</title>` +
    (one.author === undefined ? '' : `<author><name>${xml(one.author)}</name></author>`) +
    `<updated>${one.updated}</updated><published>${one.published}</published>` +
    `<category term="${xml(one.category.term)}" label="${xml(one.category.label)}"/>` +
    `<content type="html">${xml(one.html)}</content></entry>`;
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${xml(page)}</id>` +
    `<title>${xml(title)}</title><subtitle>${xml(subtitle)}</subtitle><updated>${updated}</updated>` +
    `<author><name>${xml(BRAND_NAME)}</name></author>` +
    `<link rel="alternate" type="text/html" href="${xml(page)}"/><link rel="self" href="${xml(atom)}"/>` +
    `${entries.map(entry).join('\n')}</feed>\n`
  );
}

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonOf = ({ title, subtitle, language, page, json, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language,
    home_page_url: page,
    feed_url: json,
    authors: [{ name: BRAND_NAME }],
    items: entries.map((one) => ({
      id: one.url,
      url: one.url,
      title: one.title,
      content_html: one.html,
      date_published: one.published,
      ...(one.updated !== one.published && { date_modified: one.updated }),
      ...(one.author !== undefined && { authors: [{ name: one.author }] }),
      ...(one.language !== undefined && { language: one.language }),
      tags: [one.category.label],
    })),
  });

/** The paragraphs and lists of a text, as HTML. */
export const paragraphsHtml = (text: string): string =>
  textParts(text)
    .map(({ kind, lines }) =>
      kind === 'list'
        ? `<ul>${lines.map((line) => `<li>${xml(line)}</li>`).join('')}</ul>`
        : `<p>${lines.map(xml).join('<br>')}</p>`,
    )
    .join('');

/** Escapes text for XML and drops control characters that XML cannot hold. */
export const xml = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
