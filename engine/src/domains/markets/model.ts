import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import { domainError } from '../../kernel/errors.ts';
import type { Market } from './repo.ts';

/** The company has as many markets as it may. */
export class TooManyMarkets extends domainError('too_many', 409) {}

/** What orders name a market by. */
type Named = Pick<Market, 'code' | 'place'>;

/** A website without what differs between two ways to write it: `https://www.Shop.de/fr/` → `shop.de/fr`. */
export function placeOfWebsite(website: string): string {
  const full = /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(full)) return website.toLowerCase();
  const { hostname, pathname } = new URL(full);
  return hostname.toLowerCase().replace(/^www\.|\.$/g, '') + pathname.replace(/\/+$/, '');
}

export type Resolved<M> = { ok: true; market: M | null } | { ok: false; known: string[] };

const isWithin = (place: string, of: string): boolean => place === of || place.startsWith(`${of}/`);

/**
 * The market that an order names by its code, its website or a page there; null is the main one. Of shops in one domain the
 * one with the longest path that fits. @param mainWebsite of the company itself
 */
export function resolveMarket<M extends Named>(
  active: readonly M[],
  mainWebsite: string | null,
  given: string | undefined,
): Resolved<M> {
  const wanted = given?.trim().toLowerCase();
  if (!wanted || wanted === MAIN_MARKET) return { ok: true, market: null };
  const byCode = active.find(({ code }) => code === wanted);
  if (byCode) return { ok: true, market: byCode };
  const place = placeOfWebsite(wanted);
  const main = mainWebsite === null ? [] : [{ place: placeOfWebsite(mainWebsite), market: null }];
  const [best] = [...active.map((market) => ({ place: market.place, market })), ...main]
    .filter((one) => isWithin(place, one.place))
    .sort((a, b) => b.place.length - a.place.length);
  return best
    ? { ok: true, market: best.market }
    : { ok: false, known: [MAIN_MARKET, ...active.map(({ code }) => code)] };
}

/** Whether a website is at a domain, or below it. */
export function isAtDomain(website: string, domain: string | null | undefined): boolean {
  const host = placeOfWebsite(website).split('/')[0] ?? '';
  return Boolean(domain) && (host === domain || host.endsWith(`.${domain}`));
}
