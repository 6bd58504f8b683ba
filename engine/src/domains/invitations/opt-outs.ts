import type { Locale } from '@app/contracts/common';
import type { OptOutInfo } from '@app/contracts/reviews';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/db.ts';
import { localePath } from '../../platform/links.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { addressHash, addressHashes, keyHash, maskAddress } from './model.ts';
import * as optOuts from './opt-out-repo.ts';
import * as repo from './repo.ts';

const KEY_AT_ONCE = 500;

async function subjectOf(app: AppContext, token: string) {
  app.tokens.verify('opt-out', token);
  const invitation = await repo.invitationById(app.db.read, app.tokens.subject(token));
  const company = invitation && (await companyById(app.db.read, invitation.companyId));
  const order = invitation && (await repo.orderOf(app.db.read, invitation));
  if (!company || !order) throw new TokenInvalid();
  return { company, email: order.email, locale: invitation.language as Locale };
}

/** Whether the address wants no more invitations of the company. */
export function isOptedOut(app: AppContext, queries: Queries, companyId: string, email: string): Promise<boolean> {
  return optOuts.isOptedOut(queries, companyId, addressHashes(app.config.OPT_OUT_KEY, companyId, email));
}

/** What the opt-out page shows. @throws TokenInvalid */
export async function optOutInfo(app: AppContext, token: string): Promise<OptOutInfo> {
  const { company, email } = await subjectOf(app, token);
  return {
    company: { slug: company.slug, name: company.name },
    maskedAddress: email ? maskAddress(email) : '',
    optedOut: email ? await isOptedOut(app, app.db.read, company.id, email) : true,
  };
}

/** Ends all invitations of the company to this address, at once and for good. Doing it twice is fine. @throws TokenInvalid */
export async function optOut(app: AppContext, token: string): Promise<void> {
  const { company, email } = await subjectOf(app, token);
  if (!email) return;
  await app.db.tenantTx(company.id, async (tx) => {
    const now = await app.clock.now(tx);
    await optOuts.addOptOut(tx, company.id, addressHash(app.config.OPT_OUT_KEY, company.id, email), now);
    await repo.endWaiting(tx, company.id, email, now);
  });
}

/** The page that asks before it ends them. @throws TokenInvalid */
export async function optOutPage(app: AppContext, token: string): Promise<string> {
  const { company, locale } = await subjectOf(app, token);
  return app.config.PUBLIC_URL + localePath(locale, `/invitation/optout/${company.slug}/${token}`);
}

/** Keys the hashes of opt-outs from before there was a key, some at a time. @returns how many. */
export async function keyOldOptOuts(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const old = await optOuts.lockUnkeyed(tx, KEY_AT_ONCE);
    for (const { companyId, addressHash: unkeyed, at } of old) {
      await optOuts.addOptOut(tx, companyId, keyHash(app.config.OPT_OUT_KEY, unkeyed), at);
      await optOuts.dropOptOut(tx, companyId, unkeyed);
    }
    return old.length;
  });
}
