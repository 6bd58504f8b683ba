import { SPLIT_MAX_SITES } from '@app/contracts/inviting/splitter';
import type { EditSplitter, Splitter } from '@app/contracts/inviting/splitter';
import { ValidationFailed } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyHead, lockCompany } from '../companies/public.ts';
import { hostOf, shareHere } from './model.ts';
import * as repo from './repo.ts';

/** Sites of the past that are kept without a count; older ones make room, so that the table stays small. */
const MAX_STORED = 10 * SPLIT_MAX_SITES;

async function present(tx: Tx, companyId: string): Promise<Splitter> {
  const { sites, here } = await repo.splitterFacts(tx, companyId);
  const changes = (await repo.allSites(tx, companyId)).map(({ changedAt }) => changedAt.getTime());
  return {
    sites: sites
      .filter(({ share, total }) => share > 0 || total > 0)
      .map(({ name, url, share, recent, total }) => ({ name, url, share, recent, total })),
    here: { share: shareHere(sites), ...here },
    changedAt: changes.length > 0 ? new Date(Math.max(...changes)).toISOString() : null,
  };
}

export function readSplitter(ctx: RequestContext, companyId: string): Promise<Splitter> {
  return ctx.db.tenantTx(companyId, (tx) => present(tx, companyId));
}

/** Our own pages are no other site. */
function ownHostErrors(ctx: RequestContext, { sites }: EditSplitter): FieldError[] {
  const own = hostOf(ctx.config.PUBLIC_URL);
  return sites.flatMap(({ url }, index) =>
    hostOf(url) === own ? [{ path: `sites.${index}.url`, code: 'invalid' }] : [],
  );
}

/** @throws ValidationFailed: names of sites are public */
async function checkSites(ctx: RequestContext, companyId: string, input: EditSplitter): Promise<void> {
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const names = { sites: input.sites.map(({ name }) => ({ name })) };
  const violations = [
    ...ownHostErrors(ctx, input),
    ...(await ctx.wording.findViolations(names, { companyName, personalData: true })),
  ];
  if (violations.length > 0) throw new ValidationFailed({ where: 'body' }, violations);
}

/**
 * Replaces the sites. One that is not named any more gets nobody from now on, but stays public with its counts. Who was
 * drawn for it before stays here. @throws ValidationFailed
 */
export async function saveSplitter(ctx: RequestContext, companyId: string, input: EditSplitter): Promise<Splitter> {
  await checkSites(ctx, companyId, input);
  return ctx.db.tenantTx(companyId, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
    const now = await ctx.clock.now(tx);
    const known = await repo.allSites(tx, companyId);
    const wanted = new Map(input.sites.map((site) => [site.url, site]));
    const added = input.sites.filter(({ url }) => !known.some((site) => site.url === url));
    if (known.length + added.length > MAX_STORED) await repo.forgetUncounted(tx, companyId);
    for (const site of known) {
      const { name = site.name, share = 0 } = wanted.get(site.url) ?? {};
      if (name !== site.name || share !== site.share) await repo.saveSite(tx, { ...site, name, share, changedAt: now });
    }
    for (const site of added)
      await repo.saveSite(tx, { id: newId(), companyId, ...site, createdAt: now, changedAt: now });
    const shares = input.sites.map(({ url, share }) => `${hostOf(url)} ${share} %`).join(', ');
    await audit(ctx, tx, 'splitter.changed', companyId, { sites: shares });
    await notifyCaches(tx, companyId);
    return present(tx, companyId);
  });
}
