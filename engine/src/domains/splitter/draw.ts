import { randomInt } from 'node:crypto';
import type { Elsewhere } from '@app/contracts/inviting/splitter';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { keyedHash } from '../../platform/security/keyed-hash.ts';
import { mayUse, subscriptionOf } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import { TICKETS, hostOf, siteOfTicket } from './model.ts';
import * as repo from './repo.ts';

/** What a draw brought: a site, or null for staying here. */
export interface Draw {
  siteId: string | null;
}

/** Sites that customers are drawn for now; none where the plan lacks the splitter. */
async function sitesInEffect(app: AppContext, tx: Tx, companyId: string): Promise<repo.StoredSite[]> {
  const sites = (await repo.allSites(tx, companyId)).filter(({ share }) => share > 0);
  if (sites.length === 0) return [];
  const company = await companyById(tx, companyId);
  return company && mayUse(await subscriptionOf(app, tx, company), 'splitter') ? sites : [];
}

/**
 * Draws for one customer, by chance alone, and counts it. The caller keeps the result, so that a customer is drawn once.
 * @returns undefined where the company sends nobody elsewhere
 */
export async function drawSite(app: AppContext, tx: Tx, companyId: string): Promise<Draw | undefined> {
  const sites = await sitesInEffect(app, tx, companyId);
  if (sites.length === 0) return undefined;
  const siteId = siteOfTicket(sites, randomInt(TICKETS));
  await repo.countDraw(tx, companyId, siteId);
  return { siteId };
}

/** As `drawSite`, for a browser that opens an entry code: it draws once in 30 days. */
export async function drawForBrowser(
  app: AppContext,
  tx: Tx,
  { companyId, codeId, device }: { companyId: string; codeId: string; device: string },
): Promise<Draw | undefined> {
  const visitor = keyedHash(app.config.SESSION_SECRET, 'splitter', codeId, device);
  const known = await repo.drawOf(tx, visitor);
  if (known) return known;
  const sites = await sitesInEffect(app, tx, companyId);
  if (sites.length === 0) return undefined;
  const siteId = siteOfTicket(sites, randomInt(TICKETS));
  if (!(await repo.addDraw(tx, { visitor, companyId, siteId, at: await app.clock.now(tx) })))
    return repo.drawOf(tx, visitor);
  await repo.countDraw(tx, companyId, siteId);
  return { siteId };
}

/** The site of a draw while it is set: customers drawn for a site that was removed stay here. */
export async function elsewhereOf(
  queries: Queries,
  companyId: string,
  siteId: string | null | undefined,
): Promise<Elsewhere | null> {
  const site = siteId ? await repo.siteById(queries, companyId, siteId) : undefined;
  if (!site || site.share === 0) return null;
  return { name: site.name, url: site.url, host: hostOf(site.url), share: site.share };
}
