import type { AppContext } from '../../../platform/context.ts';
import { oneByOne } from '../../../platform/one-by-one.ts';
import { drop, warn } from './acts.ts';
import { RECHECK_MS, decideRecheck, isOldMail } from './model.ts';
import type { Claim } from './model.ts';
import * as repo from './repo.ts';

const AT_ONCE = 20;

/** What a domain must carry for a company to have shown that it is its own: one value for ever. */
export const proofOf = (app: AppContext, companyId: string): string =>
  `company-proof=${app.tokens.derive('website', companyId)}`;

/** Looks for each proof again, once a day. @returns how many */
export async function recheckWebsites(app: AppContext): Promise<number> {
  const due = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    return repo.takeUnchecked(tx, now, new Date(now.getTime() - RECHECK_MS), AT_ONCE);
  });
  const byId = new Map(due.map((claim) => [claim.companyId, claim]));
  return oneByOne(app, 'looking for proofs of domains', [...byId.keys()], async (companyId) => {
    const claim = byId.get(companyId);
    if (claim) await recheck(app, claim);
    return 1;
  });
}

async function recheck(app: AppContext, { companyId, domain, method }: Claim): Promise<void> {
  // The internet is asked outside the transaction.
  const found =
    method === null || method === 'mail'
      ? undefined
      : (await app.domainProofs.look(method, domain, proofOf(app, companyId))) === 'found';
  await app.db.tx(async (tx) => {
    const claim = await repo.lockClaim(tx, companyId);
    if (claim?.domain !== domain || claim.method !== method || !['verified', 'failing'].includes(claim.state)) return;
    const now = await app.clock.now(tx);
    switch (decideRecheck(claim, found ?? !isOldMail(claim, now), now)) {
      case 'warn':
        return warn(app, tx, claim);
      case 'drop':
        return drop(app, tx, claim);
      case 'restore':
        return repo.saveClaim(tx, companyId, { state: 'verified', failingSince: null });
      case 'keep':
    }
  });
}
