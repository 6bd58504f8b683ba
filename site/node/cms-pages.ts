import { BASE_LOCALE, type Locale } from '@app/locales';
import type {
  ExportedBadge,
  ExportedBlock,
  ExportedClaim,
  ExportedFile,
  ExportedImage,
  ExportedLink,
  ExportedPage,
  ExportedPlanCard,
  HtmlPair,
  TextPair,
} from '../../cms/src/export/types.ts';
import type { PlatformStats } from '@app/contracts/companies';
import { formatNumber, formatPercent } from '../src/lib/format.ts';
import { pageHref } from '../src/lib/links.ts';
import type { PageBadge, PageBlock, PageFile, PageImage, PageLink, PagePlanCard } from '../src/lib/blocks.ts';
import type { Texts } from './texts.ts';

/** What else a page's words depend on. */
export interface Surroundings {
  /** Figures of the settings, by name. */
  claims?: readonly ExportedClaim[];
  /** What the engine has counted by now. */
  stats?: Pick<PlatformStats, 'companies' | 'reviews'> | null;
  /** Where a picture or file of the cms lies for visitors; null for one that could not be had. */
  addressOf?: (url: string) => string | null;
  /** Says of a text which row of the translations it came from. */
  mark?: (key: string, text: string) => string;
  /** yyyy-mm-dd: jobs whose last day is over are not shown. */
  today?: string;
}

/** Puts words into the pages of the cms, for one locale. */
export class PageWriter {
  readonly #texts: Texts;
  readonly #locale: Locale;
  readonly #claims: readonly ExportedClaim[];
  readonly #addressOf: (url: string) => string | null;
  readonly #stats: Surroundings['stats'];
  readonly #today: string;
  readonly #mark: (key: string, text: string) => string;
  /** Whether every text so far was the locale's own: only then is the page for search engines. */
  complete = true;

  constructor(texts: Texts, locale: Locale, surroundings: Surroundings = {}) {
    const { claims = [], addressOf = (url) => url, today = new Date().toISOString().slice(0, 10) } = surroundings;
    this.#texts = texts;
    this.#locale = locale;
    this.#claims = claims;
    this.#stats = surroundings.stats;
    this.#addressOf = addressOf;
    this.#today = today;
    this.#mark = surroundings.mark ?? ((_key, text) => text);
  }

  /** Typed text > the locale's text under the key > the base locale's typed text > its text under the key. */
  text(pair: TextPair | null): string | null {
    if (!pair) return null;
    const { key } = pair;
    const own = pair.text[this.#locale] ?? this.#translation(key, 'own');
    if (own !== undefined) return own;
    const base = pair.text[BASE_LOCALE] ?? this.#translation(key, 'merged');
    if (base !== undefined) this.complete = false;
    return base ?? null;
  }

  #translation(key: string | null, from: 'own' | 'merged'): string | undefined {
    const text = key ? this.#texts.text(this.#locale, key, from) : undefined;
    return key && text !== undefined ? this.#mark(key, text) : text;
  }

  html(pair: HtmlPair): string {
    const typed = pair.html[this.#locale];
    if (typed) return typed;
    const own = this.#translation(pair.key, 'own');
    if (own === undefined && pair.html[BASE_LOCALE]) {
      this.complete = false;
      return pair.html[BASE_LOCALE];
    }
    const words = this.text({ key: pair.key, text: {} });
    return words ? `<p>${escapeHtml(words)}</p>` : '';
  }

  link(link: ExportedLink | null): PageLink | null {
    const label = link && this.text(link.label);
    return link && label ? { label, href: pageHref(this.#locale, link.href) } : null;
  }

  /** Null when its file could not be had: the page does without it. */
  image(image: ExportedImage): PageImage | null {
    const { width, height, focalPoint } = image;
    const sizes = [...image.sizes, image].flatMap(({ url, width }) => {
      const address = this.#addressOf(url);
      return address === null ? [] : [{ address, width }];
    });
    const largest = sizes.at(-1);
    if (!largest) return null;
    return {
      src: largest.address,
      srcSet: sizes.length > 1 ? sizes.map((size) => `${size.address} ${size.width}w`).join(', ') : '',
      // A picture's description in another language says nothing wrong, so the page stays one for search engines.
      alt: image.alt[this.#locale] ?? image.alt[BASE_LOCALE] ?? Object.values(image.alt)[0] ?? '',
      ...{ width, height, focalPoint },
    };
  }

  seo(page: ExportedPage): { title: string; description: string; noindex: boolean; image: PageImage | null } {
    return {
      title: this.text(page.seo.title) ?? page.name,
      description: this.text(page.seo.description) ?? '',
      noindex: page.seo.noindex,
      image: page.seo.image && this.image(page.seo.image),
    };
  }

  block(block: ExportedBlock): PageBlock {
    return this.#worded(this.#settled(block)) as PageBlock;
  }

  planCard(card: ExportedPlanCard): PagePlanCard {
    return this.#worded(card) as PagePlanCard;
  }

  badge({ type, name, text, ...pictures }: ExportedBadge): PageBadge {
    return { type, name: this.text(name) ?? '', text: this.text(text) ?? '', image: this.badgePicture(pictures) };
  }

  /** The locale's own picture, else the base locale's; null where there is none, or none that could be had. */
  badgePicture({ image, images }: Pick<ExportedBadge, 'image' | 'images'>): PageImage | null {
    const own = images[this.#locale];
    return (own && this.image(own)) ?? (image && this.image(image));
  }

  /** With what the day, the figures and the files of this build decide. */
  #settled(block: ExportedBlock): ExportedBlock {
    switch (block.type) {
      case 'numbers':
        return { ...block, items: block.items.map((item) => this.#number(item)) };
      case 'jobs':
        return { ...block, items: block.items.filter(({ closesOn }) => !closesOn || closesOn >= this.#today) };
      case 'downloads':
        return { ...block, items: block.items.filter(({ file }) => this.#addressOf(file.url) !== null) };
      default:
        return block;
    }
  }

  /** A live count has the value of this build to begin with. */
  #number(item: NumberItem): NumberItem {
    const settled = this.#claimed(item);
    const { source } = settled;
    const counted = source === 'companies' || source === 'reviews' ? this.#stats?.[source] : undefined;
    return counted === undefined ? settled : { ...settled, value: formatNumber(this.#locale, counted) };
  }

  /** A figure of the settings becomes its live count, where there is one, or its value in words of the locale. */
  #claimed(item: NumberItem): NumberItem {
    const claim = item.source === 'claim' ? this.#claims.find(({ name }) => name === item.claim) : undefined;
    if (!claim) return item;
    const value =
      claim.unit === 'percent'
        ? formatPercent(this.#locale, claim.value / 100)
        : formatNumber(this.#locale, claim.value);
    const counted = COUNTED.find((source) => source === claim.live);
    return { ...item, source: counted ?? 'typed', value };
  }

  /** Each part of a block by what it is; what is no text, link, picture or file stays as it is. */
  #worded(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#worded(item));
    if (typeof value === 'string') return /^href$|Href$/.test(name) ? pageHref(this.#locale, value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if ('key' in value && 'text' in value) return this.text(value as TextPair) ?? '';
    if ('key' in value && 'html' in value) return this.html(value as HtmlPair);
    if ('label' in value && 'href' in value) return this.link(value as ExportedLink);
    if ('focalPoint' in value) return this.image(value as ExportedImage);
    if ('filename' in value) return this.#file(value as ExportedFile);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#worded(part, key)]));
  }

  #file({ url, filename, mimeType, size }: ExportedFile): PageFile {
    return { href: this.#addressOf(url) ?? url, filename, mimeType, size };
  }
}

type NumberItem = Extract<ExportedBlock, { type: 'numbers' }>['items'][number];

/** Live counts that the engine tells to everybody. */
const COUNTED = ['companies', 'reviews', 'languages'] as const;

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
