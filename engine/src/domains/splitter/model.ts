import type { PublicSplitter } from '@app/contracts/inviting/splitter';

/** A site as the draw knows it. Nothing about the customer, the order or a grade can be handed over. */
export interface Drawable {
  id: string;
  /** Whole per cent. */
  share: number;
}

/** Tickets of a draw: one for each per cent. */
export const TICKETS = 100;

/**
 * The site that a ticket of 0 to 99 draws; null = stays here. Each of the 100 tickets belongs to one site or to none, so
 * the share of a site is exact.
 */
export function siteOfTicket(sites: readonly Drawable[], ticket: number): string | null {
  let end = 0;
  for (const { id, share } of sites) {
    end += share;
    if (ticket < end) return id;
  }
  return null;
}

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/** What is known of a site: its setting and its counts. */
export interface SiteFacts extends Drawable {
  name: string;
  url: string;
  recent: number;
  total: number;
}

export interface HereCounts {
  recent: number;
  total: number;
}

/** Per cent of the customers who stay. */
export const shareHere = (sites: readonly Pick<Drawable, 'share'>[]): number =>
  TICKETS - sites.reduce((sum, { share }) => sum + share, 0);

/**
 * What the public is told. A site is named from the moment it gets a share, and for good once a customer was drawn for
 * it: no setting takes it away. `inEffect`: the plan includes the splitter; without it nobody is drawn any more.
 */
export function publicSplitter(
  sites: readonly SiteFacts[],
  here: HereCounts,
  inEffect: boolean,
): PublicSplitter | null {
  const now = sites.map((site) => (inEffect ? site : { ...site, share: 0 }));
  const told = now
    .filter(({ share, total }) => share > 0 || total > 0)
    .sort((a, b) => b.share - a.share || b.total - a.total || (a.id < b.id ? -1 : 1));
  if (told.length === 0) return null;
  return {
    sites: told.map(({ name, url, share, recent, total }) => ({ name, host: hostOf(url), share, recent, total })),
    here: { share: shareHere(now), recent: here.recent, total: here.total },
  };
}
