import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Hashes of the inline scripts and style elements of one page, as they stand in a policy: `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** What browsers can do and no page of ours asks for. Photos are chosen in a file dialog, which needs no leave. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

interface PolicyOptions {
  panel?: boolean;
  /** For previews, which the cms shows in a frame. */
  framed?: boolean;
}

/** Says what a page of ours may load, run and use. */
export function restrictPage(res: Response, inline: InlineHashes, options?: PolicyOptions): void {
  res.setHeader('Content-Security-Policy', options ? pagePolicy(inline, options) : usualPolicy(inline));
  res.setHeader('Permissions-Policy', PERMISSIONS);
}

/** Of each page that is kept: it is the same every time that the page is sent. */
const usual = new WeakMap<InlineHashes, string>();

function usualPolicy(inline: InlineHashes): string {
  const known = usual.get(inline);
  if (known !== undefined) return known;
  const made = pagePolicy(inline, {});
  usual.set(inline, made);
  return made;
}

/** Nothing from elsewhere, and of inline code only what the build has put there. */
function pagePolicy({ scripts, styles }: InlineHashes, options: PolicyOptions): string {
  return policy({
    'default-src': [SELF],
    'script-src': [SELF, ...scripts],
    'style-src': [SELF, ...styles],
    // Attributes only: Gatsby's frame around every page has two, and pictures have their focal point in one.
    'style-src-attr': [INLINE],
    'img-src': [SELF, 'data:', ...(options.panel ? ['blob:'] : [])],
    'font-src': [SELF],
    'connect-src': [SELF],
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    // The cms shows previews beside the page that is being edited.
    'frame-ancestors': [options.framed ? SELF : "'none'"],
  });
}

/** Policy of answers below the cms's admin that have none of their own: the admin's names a nonce for each page. */
export const adminPolicy = policy({
  'default-src': [SELF],
  'object-src': ["'none'"],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
});

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Headers that every answer of ours has, whatever it is. `https`: the public address is behind TLS. */
export function baseHeaders(https: boolean): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: false,
  });
  // They are the same for every answer: helmet is asked once.
  const headers = new Headers();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  protect({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** For pages whose address holds a token: the address goes nowhere, and no search engine keeps it. */
export function secretAddress(res: { setHeader(name: string, value: string): unknown }): void {
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
