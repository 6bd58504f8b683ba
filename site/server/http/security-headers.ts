import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { REPORTS_MARK } from '../../src/lib/browser/page-error.ts';

/** CSP hashes (`'sha256-…'`) of a page's inline scripts and style elements. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** Browser features that no page uses. Choosing photos in a file dialog needs no permission. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
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
/** Lists order companies by their distance from a reader who asks for it; no frame may. */
const PERMISSIONS = [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', ');

/** Set on the app where maps are on. */
export interface MapLocals {
  tilesOrigin?: string;
}

interface PolicyOptions {
  panel?: boolean;
  /** The cms shows previews in a frame. */
  framed?: boolean;
  /** Sources of `frame-ancestors`: a widget shows the page. */
  framedBy?: readonly string[];
}

/** Sets the content security and permissions policies of a page. */
export function setPagePolicy(res: Response, inline: InlineHashes, options?: PolicyOptions): void {
  const tiles = (res.app.locals as MapLocals).tilesOrigin;
  res.setHeader('Content-Security-Policy', options ? pagePolicy(inline, options, tiles) : cachedPolicy(inline, tiles));
  res.setHeader('Permissions-Policy', PERMISSIONS);
}

/** Policies of cached pages, which are the same each time the page is sent. */
const cachedPolicies = new WeakMap<InlineHashes, { policy: string; tiles: string | undefined }>();

function cachedPolicy(inline: InlineHashes, tiles: string | undefined): string {
  const known = cachedPolicies.get(inline);
  if (known?.tiles === tiles && known) return known.policy;
  const policy = pagePolicy(inline, {}, tiles);
  cachedPolicies.set(inline, { policy, tiles });
  return policy;
}

/** Only our own origin and that of the map's tiles, and only the inline code that the build wrote. */
function pagePolicy({ scripts, styles }: InlineHashes, options: PolicyOptions, tiles?: string): string {
  const ofTiles = tiles && !options.panel ? [tiles] : [];
  return policy({
    'default-src': [SELF],
    'script-src': [SELF, ...scripts],
    'style-src': [SELF, ...styles],
    // Style attributes: Gatsby's page wrapper has two, and pictures set their focal point in one.
    'style-src-attr': [INLINE],
    'img-src': [SELF, 'data:', ...(options.panel ? ['blob:'] : []), ...ofTiles],
    'font-src': [SELF],
    'connect-src': [SELF, ...ofTiles],
    // A merchant looks at a widget over a page of their own.
    ...(options.panel && { 'frame-src': [SELF, 'https:'] }),
    'object-src': ["'none'"],
    'base-uri': [SELF],
    'form-action': [SELF],
    // The cms shows previews in a frame beside the page being edited.
    'frame-ancestors': options.framedBy ?? [options.framed ? SELF : "'none'"],
  });
}

/** For responses under `/admin` without a policy of their own; the admin's pages name a nonce. */
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

/**
 * Headers of every response. `https`: the public URL uses TLS; `takesReports`: pages may send the errors that happen in
 * them.
 */
export function baseHeaders({ https, takesReports }: { https: boolean; takesReports: boolean }): RequestHandler {
  const protect = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: false,
  });
  // They are the same for every response, so helmet runs once.
  const headers = new Headers();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  if (takesReports) headers.set('Server-Timing', REPORTS_MARK);
  protect({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}

/** For pages with a token in their URL: no referrer, no indexing. */
export function hideSecretAddress(res: { setHeader(name: string, value: string): unknown }): void {
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
}
