import { createHash } from 'node:crypto';
import type { WidgetData } from '@app/contracts/widgets/data';
import type { WidgetRequest } from './read-widget.ts';
import { WIDGETS_PATH } from './widget-manifest.ts';

const STYLE = 'html,body{margin:0;background:transparent}';
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** The page inside a frame: the element alone, as on any other page. */
export function framePage(widget: WidgetData, query: WidgetRequest): string {
  const lang = query.locale ?? widget.lang;
  const attributes = {
    widget: widget.id,
    kind: widget.kind,
    layout: widget.settings.layout,
    lang,
    ...(query.product !== undefined && { product: query.product }),
    ...(query.preview !== undefined && { preview: query.preview }),
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const { name, profileUrl } = widget.company;
  return [
    '<!doctype html>',
    `<html lang="${escape(lang)}" dir="${widget.dir === 'rtl' ? 'rtl' : 'ltr'}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escape(name)}</title><style>${STYLE}</style></head>`,
    `<body><review-widget framed${written.join('')}><a href="${escape(profileUrl)}" target="_blank" rel="noopener">${escape(name)}</a></review-widget>`,
    `<script src="${WIDGETS_PATH}/loader.js"></script></body></html>`,
  ].join('\n');
}

/** Ours alone, run without the rights of the page that frames it. `ancestors`: as `framingOrigins` gives them. */
export const framePolicy = (ancestors: readonly string[], publicUrl: string): string => {
  // Sandboxed, the page has no origin that "self" could mean for every browser.
  const own = new URL(publicUrl).origin;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${STYLE_HASH}`,
    `img-src ${own}`,
    `connect-src ${own}`,
    `frame-src ${own}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
};

/** Host names of one label or more, with an optional port; anything else could end the directive. */
const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/**
 * Sources of `frame-ancestors` for the domains of a widget, with and without "www". Our own pages may always frame it:
 * the panel shows it.
 */
export function framingOrigins(domains: readonly string[]): string[] {
  if (domains.length === 0) return ['*'];
  return ["'self'", ...domains.filter((domain) => HOST.test(domain)).flatMap((domain) => [domain, `*.${domain}`])];
}
