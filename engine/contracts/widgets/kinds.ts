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
  'rating-list': ['list', 'columns'],
  tab: ['right', 'left'],
  'product-reviews': ['list'],
  'product-stars': ['line'],
  badge: ['small', 'large'],
  'survey-form': ['frame'],
  'trust-page': ['page'],
} as const satisfies Record<WidgetKind, readonly [string, ...string[]]>;

/** Kinds about the product that the host page names, instead of about the company. */
export const PRODUCT_WIDGETS: readonly WidgetKind[] = ['product-reviews', 'product-stars'];
/** Kinds that show cards of reviews; settings of cards mean nothing to the others. */
export const CARD_WIDGETS: readonly WidgetKind[] = ['carousel', 'rating-list', 'tab', 'product-reviews', 'trust-page'];

/** Kinds that can be limited to a market of the company. A page for tabs says everything, and badges are of all markets. */
export const MARKET_WIDGETS: readonly WidgetKind[] = ['certificate', 'carousel', 'rating-list', 'tab'];

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
 * and link stay and nothing else; `empty`: nobody has written yet, or the product is not known.
 */
export const WIDGET_STATES = ['shown', 'hidden', 'blocked', 'suspended', 'empty'] as const;
export type WidgetState = (typeof WIDGET_STATES)[number];

/**
 * The words that the scripts show, by their keys below `widgets:script`. Those with a placeholder in double braces are
 * filled in by the script.
 */
export const WIDGET_TEXTS = [
  'count',
  'productCount',
  'outOfFive',
  'noGrade',
  'seeAll',
  'profile',
  'rated',
  'origin.verified.label',
  'origin.verified.text',
  'origin.unverified.label',
  'origin.unverified.text',
  'origin.external.label',
  'origin.external.text',
  'originMore',
  'howComputed',
  'coverage',
  'coverageText',
  'answer',
  'translatedFrom',
  'showOriginal',
  'showTranslation',
  'pinned',
  'edited',
  'photos',
  'photo',
  'previous',
  'next',
  'position',
  'expand',
  'collapse',
  'close',
  'open',
  'distribution',
  'distributionRow',
  'newest',
  'empty',
  'hidden',
  'blocked',
  'suspended',
  'questions',
  'ask',
  'answeredBy',
  'write',
  'badges',
  'survey',
  'trust',
] as const;
export type WidgetText = (typeof WIDGET_TEXTS)[number];
