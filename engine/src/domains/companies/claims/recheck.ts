import type { AppContext } from '../../../platform/context.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { dropClaim, warnClaim } from './transitions.ts';
import { RECHECK_MS, decideRecheck, isMailProofExpired } from './model.ts';
import type { Claim } from './model.ts';
import * as repo from './repo.ts';

const BATCH_SIZE = 20;

/** The constant value that a company must publish on its domain as proof. */
export const domainProof = (app: AppContext, companyId: string): string =>
  `company-proof=${app.tokens.derive('website', companyId)}`;

/** Rechecks proofs once a day. @returns the number checked */
export async function recheckWebsites(app: AppContext): Promise<number> {
  const due = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    return repo.claimDueRechecks(tx, now, new Date(now.getTime() - RECHECK_MS), BATCH_SIZE);
  });
  const byId = new Map(due.map((claim) => [claim.companyId, claim]));
  return processEach(app, 'looking for proofs of domains', [...byId.keys()], async (companyId) => {
    const claim = byId.get(companyId);
    if (claim) await recheck(app, claim);
    return 1;
  });
}

async function recheck(app: AppContext, { companyId, domain, method }: Claim): Promise<void> {
  // No network calls inside the transaction.
  const found =
    method === null || method === 'mail'
      ? undefined
      : (await app.domainProofs.check(method, domain, domainProof(app, companyId))) === 'found';
  await app.db.tx(async (tx) => {
    const claim = await repo.lockClaim(tx, companyId);
    if (claim?.domain !== domain || claim.method !== method || !['verified', 'failing'].includes(claim.state)) return;
    const now = await app.clock.now(tx);
    switch (decideRecheck(claim, found ?? !isMailProofExpired(claim, now), now)) {
      case 'warn':
        return warnClaim(app, tx, claim);
      case 'drop':
        return dropClaim(app, tx, claim);
      case 'restore':
        return repo.saveClaim(tx, companyId, { state: 'verified', failingSince: null });
      case 'keep':
    }
  });
}
