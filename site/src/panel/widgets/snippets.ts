import { PRODUCT_WIDGETS } from '@app/contracts/widgets/kinds';
import type { WidgetKind } from '@app/contracts/widgets/kinds';

/** Where code is pasted. Names are those of the products; steps: `panel:widgets.code.steps.<platform>`. */
export const PLATFORMS = {
  html: 'HTML',
  react: 'React',
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  prestashop: 'PrestaShop',
  magento: 'Magento',
  shoper: 'Shoper',
  wordpress: 'WordPress',
} as const;
export type Platform = keyof typeof PLATFORMS;

/** `script`: follows our updates; `pinned`: one file that never changes; `frame`: no script on the page at all. */
export const VARIANTS = ['script', 'pinned', 'frame'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What the front door says of its scripts: `/widgets/manifest.json`. */
export interface WidgetManifest {
  kinds: Partial<Record<string, { url: string; integrity: string; heights: Record<string, number> }>>;
}

interface Embedded {
  id: string;
  kind: WidgetKind;
  layout: string;
  /** Origin of our pages. */
  origin: string;
  /** The plain link that stands there without the script. */
  link: { href: string; words: string };
  manifest: WidgetManifest | null;
}

/** How each shop system writes the number of the product that is shown. */
const PRODUCT: Partial<Record<Platform, string>> = {
  woocommerce: '<?php echo esc_attr( $product->get_sku() ); ?>',
  shopify: '{{ product.selected_or_first_available_variant.sku | escape }}',
  prestashop: "{$product.reference|escape:'html':'UTF-8'}",
  magento: '<?= $escaper->escapeHtmlAttr($block->getProduct()->getSku()) ?>',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const heightOf = ({ kind, layout, manifest }: Embedded): number => manifest?.kinds[kind]?.heights[layout] ?? 0;

/** The code to paste; null for a pinned script while we do not know which one is the newest. */
export function snippet(widget: Embedded, platform: Platform, variant: Variant): string | null {
  const { id, kind, layout, origin, link } = widget;
  const height = heightOf(widget);
  const product = PRODUCT_WIDGETS.includes(kind) ? (PRODUCT[platform] ?? 'SKU') : null;
  if (variant === 'frame') return frame(widget, height || 480, product);
  const pinned = widget.manifest?.kinds[kind];
  if (variant === 'pinned' && !pinned) return null;
  if (platform === 'react') return react(widget, variant === 'pinned' ? pinned : undefined);
  const script =
    variant === 'pinned' && pinned
      ? `<script type="module" src="${origin}${pinned.url}" integrity="${pinned.integrity}" crossorigin="anonymous"></script>`
      : `<script async src="${origin}/widgets/loader.js"></script>`;
  const room = height > 0 ? ` style="display:block;min-height:${height}px"` : '';
  const of = product === null ? '' : ` product="${product}"`;
  return `${script}
<review-widget widget="${id}" kind="${kind}" layout="${layout}"${of}${room}>
  <a href="${escaped(link.href)}">${escaped(link.words)}</a>
</review-widget>`;
}

function frame({ id, kind, origin, link }: Embedded, height: number, product: string | null): string {
  const more = kind === 'survey-form' ? ' allow-forms allow-same-origin' : '';
  const of = product === null ? '' : `?product=${product}`;
  return `<iframe src="${origin}/widgets/frame/${id}${of}" title="${escaped(link.words)}" width="100%" height="${height}"
  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox${more}" loading="lazy" style="border:0"></iframe>`;
}

function react(
  { id, kind, layout, origin, link }: Embedded,
  pinned: { url: string; integrity: string } | undefined,
): string {
  const product = PRODUCT_WIDGETS.includes(kind);
  const attributes = pinned
    ? `script.type = 'module';
    script.integrity = '${pinned.integrity}';
    script.crossOrigin = 'anonymous';`
    : `script.async = true;`;
  return `import { createElement, useEffect } from 'react';

const SCRIPT = '${origin}${pinned ? pinned.url : '/widgets/loader.js'}';

export function ReviewWidget(${product ? '{ sku }' : ''}) {
  useEffect(() => {
    if (document.querySelector(\`script[src="\${SCRIPT}"]\`)) return;
    const script = document.createElement('script');
    script.src = SCRIPT;
    ${attributes}
    document.head.append(script);
  }, []);
  return createElement(
    'review-widget',
    { widget: '${id}', kind: '${kind}', layout: '${layout}'${product ? ', product: sku' : ''} },
    createElement('a', { href: ${JSON.stringify(link.href)} }, ${JSON.stringify(link.words)}),
  );
}`;
}
