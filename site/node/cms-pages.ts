import { BASE_LOCALE, type Locale } from '@app/locales';
import type { ExportedBlock, ExportedLink, ExportedPage, HtmlPair, TextPair } from '../../cms/src/export/types.ts';
import { localePath } from '../src/lib/links.ts';
import type { PageBlock, PageLink } from '../src/lib/blocks.ts';
import type { Texts } from './texts.ts';

/** Puts words into the pages of the cms, for one locale. */
export class PageWriter {
  readonly #texts: Texts;
  readonly #locale: Locale;
  /** Whether every text so far was the locale's own: only then is the page for search engines. */
  complete = true;

  constructor(texts: Texts, locale: Locale) {
    this.#texts = texts;
    this.#locale = locale;
  }

  /** Typed text > the locale's text under the key > the base locale's typed text > its text under the key. */
  text(pair: TextPair | null): string | null {
    if (!pair) return null;
    const { key } = pair;
    const own = pair.text[this.#locale] ?? (key ? this.#texts.text(this.#locale, key, 'own') : undefined);
    if (own !== undefined) return own;
    const base = pair.text[BASE_LOCALE] ?? (key ? this.#texts.text(this.#locale, key, 'merged') : undefined);
    if (base !== undefined) this.complete = false;
    return base ?? null;
  }

  html(pair: HtmlPair): string {
    const typed = pair.html[this.#locale];
    if (typed) return typed;
    const own = pair.key ? this.#texts.text(this.#locale, pair.key, 'own') : undefined;
    if (own === undefined && pair.html[BASE_LOCALE]) {
      this.complete = false;
      return pair.html[BASE_LOCALE];
    }
    const words = this.text({ key: pair.key, text: {} });
    return words ? `<p>${escapeHtml(words)}</p>` : '';
  }

  link(link: ExportedLink | null): PageLink | null {
    const label = link && this.text(link.label);
    return link && label ? { label, href: this.#href(link.href) } : null;
  }

  #href(href: string): string {
    return href.startsWith('/') ? localePath(this.#locale, href) : href;
  }

  seo(page: ExportedPage): { title: string; description: string; noindex: boolean } {
    return {
      title: this.text(page.seo.title) ?? page.name,
      description: this.text(page.seo.description) ?? '',
      noindex: page.seo.noindex,
    };
  }

  block(block: ExportedBlock): PageBlock {
    const { id } = block;
    switch (block.type) {
      case 'hero':
        return {
          id,
          type: 'hero',
          title: this.#need(block.title),
          lead: this.text(block.lead),
          primary: this.link(block.primary),
          secondary: this.link(block.secondary),
        };
      case 'featureGrid':
        return {
          id,
          type: 'featureGrid',
          title: this.text(block.title),
          lead: this.text(block.lead),
          items: block.items.map((item) => ({
            id: item.id,
            icon: item.icon,
            title: this.#need(item.title),
            text: this.text(item.text),
            href: item.href && this.#href(item.href),
          })),
        };
      case 'steps':
        return {
          id,
          type: 'steps',
          title: this.text(block.title),
          lead: this.text(block.lead),
          items: block.items.map((item) => ({
            id: item.id,
            title: this.#need(item.title),
            text: this.text(item.text),
          })),
        };
      case 'numbers':
        return {
          id,
          type: 'numbers',
          title: this.text(block.title),
          items: block.items.map((item) => ({
            id: item.id,
            source: item.source,
            value: item.value,
            label: this.#need(item.label),
          })),
        };
      case 'faq':
        return {
          id,
          type: 'faq',
          title: this.text(block.title),
          items: block.items.map((item) => ({
            id: item.id,
            question: this.#need(item.question),
            answer: this.#need(item.answer),
          })),
        };
      case 'callToAction':
        return {
          id,
          type: 'callToAction',
          title: this.#need(block.title),
          text: this.text(block.text),
          button: this.link(block.button),
        };
      case 'richText':
        return { id, type: 'richText', title: this.text(block.title), html: this.html(block.body) };
      case 'reviewCarousel':
        return {
          id,
          type: 'reviewCarousel',
          title: this.text(block.title),
          lead: this.text(block.lead),
          company: block.company,
          limit: block.limit,
        };
    }
  }

  #need(pair: TextPair): string {
    return this.text(pair) ?? '';
  }
}

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
