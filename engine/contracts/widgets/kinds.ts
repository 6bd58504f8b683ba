/** Apart from the schemas: the scripts of the widgets import this, and never the library of the schemas. */

/** What a merchant can embed. Names and explanations: `panel:widgets.kinds.<kind>`. */
export const WIDGET_KINDS = [
  'certificate',
  'carousel',
  'rating-list',
  'tab',
  'product-reviews',
  'product-stars',
  'badge',
  'survey-form',
  'trust-page',
] as const;
export type WidgetKind = (typeof WIDGET_KINDS)[number];

/** Looks of each kind; the first is what a new widget has. */
export const WIDGET_LAYOUTS = {
  certificate: ['line', 'box'],
  carousel: ['several', 'one'],
  'rating-list': ['list', 'grid'],
  tab: ['right', 'left'],
  'product-reviews': ['list', 'grid'],
  'product-stars': ['line', 'box'],
  badge: ['row', 'seal'],
  'survey-form': ['inline', 'button'],
  'trust-page': ['full', 'compact'],
} as const satisfies Record<WidgetKind, readonly [string, ...string[]]>;

/** Kinds about the product that the host page names, instead of about the company. */
export const PRODUCT_WIDGETS: readonly WidgetKind[] = ['product-reviews', 'product-stars'];
/** Kinds that show cards of reviews; settings of cards mean nothing to the others. */
export const CARD_WIDGETS: readonly WidgetKind[] = ['carousel', 'rating-list', 'tab', 'product-reviews', 'trust-page'];

/** `auto`: by the reader's own choice of light or dark. */
export const WIDGET_SCHEMES = ['light', 'dark', 'auto'] as const;
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number];

/** Reviews on a widget. */
export const WIDGET_REVIEWS_MIN = 3;
export const WIDGET_REVIEWS_MAX = 12;
/** Widgets of a company, and host names that one may be limited to. */
export const MAX_WIDGETS = 50;
export const MAX_WIDGET_DOMAINS = 20;
/** Days of which the panel shows views and clicks. */
export const WIDGET_COUNT_DAYS = 30;

/**
 * `hidden`: the company shows its reviews nowhere; `blocked`: by an administrator; `suspended`: not paid for, so that grade
 * and link stay and nothing else; `empty`: nobody has written yet.
 */
export const WIDGET_STATES = ['shown', 'hidden', 'blocked', 'suspended', 'empty'] as const;
export type WidgetState = (typeof WIDGET_STATES)[number];

/**
 * Words that a script needs and does not make of data. Those with braces are filled in by the script: `{number}`,
 * `{count}`, `{grade}`.
 */
export const WIDGET_TEXTS = [
  'reviews',
  'readAll',
  'write',
  'by',
  'newWindow',
  'open',
  'close',
  'previous',
  'next',
  'position',
  'more',
  'less',
  'original',
  'translation',
  'pinned',
  'edited',
  'photos',
  'distribution',
  'distributionRow',
  'howComputed',
  'howVerified',
  'questions',
  'ask',
  'unanswered',
  'badges',
  'survey',
  'verified',
  'verifiedText',
  'unverified',
  'unverifiedText',
  'external',
  'externalText',
] as const;
export type WidgetText = (typeof WIDGET_TEXTS)[number];
