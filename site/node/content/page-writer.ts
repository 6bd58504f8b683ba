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
} from '../../../cms/src/export/types.ts';
import type { PlatformStats } from '@app/contracts/companies';
import { formatNumber, formatPercent } from '../../src/lib/texts/format.ts';
import { pageHref } from '../../src/lib/addresses/links.ts';
import type {
  PageBadge,
  PageBlock,
  PageFile,
  PageImage,
  PageLink,
  PagePlanCard,
} from '../../src/lib/content/blocks.ts';
import { keepWorded } from './required-texts.ts';
import type { Texts } from './texts.ts';

/** What a page's texts depend on besides the locale. */
export interface PageWriterOptions {
  /** Claims of the settings, by name. */
  claims?: readonly ExportedClaim[];
  /** The engine's current counts. */
  stats?: Pick<PlatformStats, 'companies' | 'reviews'> | null;
  /** The public path of a picture or file; null if it could not be fetched. */
  addressOf?: (url: string) => string | null;
  /** Marks a text with the translation it came from. */
  mark?: (key: string, text: string) => string;
  /** yyyy-mm-dd: jobs that closed earlier are not shown. */
  today?: string;
}

/** Resolves the texts, links and files of cms pages for one locale. */
export class PageWriter {
  readonly #texts: Texts;
  readonly #locale: Locale;
  readonly #claims: readonly ExportedClaim[];
  readonly #addressOf: (url: string) => string | null;
  readonly #stats: PageWriterOptions['stats'];
  readonly #today: string;
  readonly #mark: (key: string, text: string) => string;
  /** Whether all texts so far were in the locale: only then is the page indexable. */
  complete = true;
  /** Blocks so far that are not shown as a whole, because a text is in other languages only. */
  leftOut = 0;

  constructor(texts: Texts, locale: Locale, options: PageWriterOptions = {}) {
    const { claims = [], addressOf = (url) => url, today = new Date().toISOString().slice(0, 10) } = options;
    this.#texts = texts;
    this.#locale = locale;
    this.#claims = claims;
    this.#stats = options.stats;
    this.#addressOf = addressOf;
    this.#today = today;
    this.#mark = options.mark ?? ((_key, text) => text);
  }

  /**
   * In this order: text typed for the locale, the locale's translation, text typed for the base locale, its
   * translation.
   */
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

  /** Null if its file could not be fetched: the page is shown without it. */
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
      // An alt text in another language is not wrong, so the page stays indexable.
      alt: image.alt[this.#locale] ?? image.alt[BASE_LOCALE] ?? Object.values(image.alt)[0] ?? '',
      width,
      height,
      focalPoint,
    };
  }

  seo(page: ExportedPage): { title: string; description: string; noindex: boolean; image: PageImage | null } {
    const title = this.text(page.seo.title);
    const description = this.text(page.seo.description);
    if (!title || !description) this.complete = false;
    return {
      title: title ?? '',
      description: description ?? '',
      noindex: page.seo.noindex,
      image: page.seo.image && this.image(page.seo.image),
    };
  }

  /** Null if none of its texts are in the locale or in the base locale. */
  block(block: ExportedBlock): PageBlock | null {
    const { complete } = this;
    const kept = keepWorded(this.#resolve(this.#forThisBuild(block)) as PageBlock);
    if (!kept.whole) this.leftOut++;
    // What is not shown does not count.
    if (!kept.block) this.complete = complete;
    return kept.block;
  }

  planCard(card: ExportedPlanCard): PagePlanCard {
    return this.#resolve(card) as PagePlanCard;
  }

  badge({ type, name, text, ...pictures }: ExportedBadge): PageBadge {
    return { type, name: this.text(name) ?? '', text: this.text(text) ?? '', image: this.badgePicture(pictures) };
  }

  /** The locale's own picture, else the base locale's; null if there is none. */
  badgePicture({ image, images }: Pick<ExportedBadge, 'image' | 'images'>): PageImage | null {
    const own = images[this.#locale];
    return (own && this.image(own)) ?? (image && this.image(image));
  }

  /** Resolves what depends on the date, the counts and the files of this build. */
  #forThisBuild(block: ExportedBlock): ExportedBlock {
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

  /** A live count starts with its value at build time. */
  #number(item: NumberItem): NumberItem {
    const settled = this.#claimed(item);
    const { source } = settled;
    const counted = source === 'companies' || source === 'reviews' ? this.#stats?.[source] : undefined;
    return counted === undefined ? settled : { ...settled, value: formatNumber(this.#locale, counted) };
  }

  /** Resolves a claim of the settings to its live count, if it has one, or its formatted value. */
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

  /** Resolves each part of a block by its shape; anything but texts, links, pictures and files stays as it is. */
  #resolve(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item));
    if (typeof value === 'string') return /^href$|Href$/.test(name) ? pageHref(this.#locale, value) : value;
    if (typeof value !== 'object' || value === null) return value;
    if ('key' in value && 'text' in value) return this.text(value as TextPair) ?? '';
    if ('key' in value && 'html' in value) return this.html(value as HtmlPair);
    if ('label' in value && 'href' in value) return this.link(value as ExportedLink);
    if ('focalPoint' in value) return this.image(value as ExportedImage);
    if ('filename' in value) return this.#file(value as ExportedFile);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.#resolve(part, key)]));
  }

  #file({ url, filename, mimeType, size }: ExportedFile): PageFile {
    return { href: this.#addressOf(url) ?? url, filename, mimeType, size };
  }
}

type NumberItem = Extract<ExportedBlock, { type: 'numbers' }>['items'][number];

/** Live counts of the engine's public API. */
const COUNTED = ['companies', 'reviews', 'languages'] as const;

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
