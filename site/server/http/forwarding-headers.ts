import type { Application, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** Headers in which a proxy describes its client. Anyone else can forge them. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-request-id',
  'cf-ipcountry',
  'x-country-code',
];

/**
 * Drops forwarding headers of untrusted peers before anything reads them. `proxies` as Express takes them: addresses,
 * CIDRs, `loopback`. `extraHeader`: another forwarding header of the trusted proxies.
 */
export function trustProxies(app: Application, proxies: readonly string[], extraHeader?: string): RequestHandler {
  app.set('trust proxy', [...proxies]);
  const untrusted = extraHeader ? [...FORWARDING_HEADERS, extraHeader.toLowerCase()] : FORWARDING_HEADERS;
  const isTrustedProxy = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  // Peers are few, and parsing an address costs more than the rest of this middleware.
  const known = new LRUCache<string, boolean>({ max: 1_000 });
  const isTrusted = (address: string): boolean => known.get(address) ?? remember(address, isTrustedProxy(address, 0));
  const remember = (address: string, trusted: boolean): boolean => (known.set(address, trusted), trusted);
  return (req, _res, next) => {
    if (!isTrusted(req.socket.remoteAddress ?? '')) for (const name of untrusted) delete req.headers[name];
    next();
  };
}
