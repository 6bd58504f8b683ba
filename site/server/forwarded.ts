import type { Application, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

/** Headers by which a proxy speaks for a client; from anyone else they are a lie. */
const SPOKEN_FOR = [
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
 * Believes forwarding headers of trusted proxies only, and drops those of everyone else before anything reads them.
 * `proxies` as Express takes them: addresses, CIDRs, `loopback`. `also`: another header by which they speak.
 */
export function trustProxies(app: Application, proxies: readonly string[], also?: string): RequestHandler {
  app.set('trust proxy', [...proxies]);
  const spokenFor = also ? [...SPOKEN_FOR, also.toLowerCase()] : SPOKEN_FOR;
  const rule = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  // Asked for each request, of few neighbours: reading the address takes longer than all the rest here.
  const known = new LRUCache<string, boolean>({ max: 1_000 });
  const isTrusted = (address: string): boolean => known.get(address) ?? remember(address, rule(address, 0));
  const remember = (address: string, trusted: boolean): boolean => (known.set(address, trusted), trusted);
  return (req, _res, next) => {
    if (!isTrusted(req.socket.remoteAddress ?? '')) for (const name of spokenFor) delete req.headers[name];
    next();
  };
}
