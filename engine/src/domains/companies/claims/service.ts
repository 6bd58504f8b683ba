import type { CheckWebsite, CompanyWebsite, EnterWebsiteCode, MailWebsiteCode } from '@app/contracts/websites';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { PROOF_LABEL, PROOF_PATH } from '../../../platform/outside/domain-proofs.ts';
import type { ProofAnswer } from '../../../platform/outside/domain-proofs.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { isBrandDomain } from '../names/listing.ts';
import { companyById, membersToMail } from '../repo.ts';
import { WebsiteHeld, forget, verify } from './acts.ts';
import { mailWebsiteCode } from './code-mail.ts';
import { codeOf, domainOf, dropAt, isCode, isCodeAlive, proofAddresses } from './model.ts';
import type { Claim } from './model.ts';
import { proofOf } from './recheck.ts';
import * as repo from './repo.ts';

/** Addresses to which a code may go: those of the one who asks among them. */
async function addressesFor(ctx: RequestContext, tx: Tx, { companyId, domain }: Claim): Promise<string[]> {
  const own = (await membersToMail(tx, companyId)).filter(({ userId }) => userId === ctx.userId);
  // Every employee of a well-known name has an address there.
  const emails = (await isBrandDomain(tx, domain)) ? [] : own.map(({ email }) => email);
  return proofAddresses(domain, emails);
}

async function present(
  ctx: RequestContext,
  tx: Tx,
  companyId: string,
  lastCheck: ProofAnswer | null,
): Promise<CompanyWebsite> {
  const company = await companyById(tx, companyId);
  const claim = await repo.claimOf(tx, companyId);
  const { website = null, domain = null, state = 'unverified', method = null } = claim ?? {};
  const value = proofOf(ctx, companyId);
  return {
    website,
    domain,
    state,
    method,
    lastCheck,
    unlisted: company?.unlistedReason ?? null,
    verifiedAt: claim?.verifiedAt?.toISOString() ?? null,
    checkedAt: claim?.checkedAt?.toISOString() ?? null,
    dropAt: claim?.failingSince ? dropAt(claim.failingSince).toISOString() : null,
    proofs: claim
      ? {
          dns: { name: `${PROOF_LABEL}.${claim.domain}`, type: 'TXT', value },
          file: { url: `https://${claim.domain}${PROOF_PATH}`, content: value },
          mail: { addresses: await addressesFor(ctx, tx, claim) },
        }
      : null,
  };
}

/** What the company says is its website, and how to show it. */
export const companyWebsite = (
  ctx: RequestContext,
  companyId: string,
  lastCheck: ProofAnswer | null = null,
): Promise<CompanyWebsite> => ctx.db.tx((tx) => present(ctx, tx, companyId, lastCheck));

async function claimed(tx: Tx, companyId: string): Promise<Claim> {
  const claim = await repo.claimOf(tx, companyId);
  if (!claim) throw new NotFound();
  return claim;
}

/** Names another website, which is to be shown anew; one on the same domain is as it was. @throws ValidationFailed */
export async function setWebsite(ctx: RequestContext, companyId: string, website: string): Promise<CompanyWebsite> {
  const domain = domainOf(website);
  if (domain === null) throw new ValidationFailed({ where: 'body' }, [{ path: 'website', code: 'invalid_url' }]);
  return ctx.db.tx(async (tx) => {
    await repo.lockDomain(tx, domain);
    const before = await repo.lockClaim(tx, companyId);
    const now = await ctx.clock.now(tx);
    if (before?.domain === domain) {
      await repo.saveClaim(tx, companyId, { website });
      if (before.verifiedAt) await repo.showWebsite(tx, companyId, { website, websiteVerifiedAt: before.verifiedAt });
    } else {
      const taken = (await repo.holderOf(tx, domain, companyId))?.state === 'verified';
      if (before) await forget(ctx, tx, companyId);
      await repo.putClaim(tx, {
        companyId,
        website,
        domain,
        state: taken ? 'taken' : 'unverified',
        createdAt: now,
        checkedAt: null,
        codeSentAt: null,
      });
    }
    await audit(ctx, tx, 'website.claimed', companyId, { domain });
    return present(ctx, tx, companyId, null);
  });
}

/** Looks for the proof now. @throws NotFound, WebsiteHeld, RateLimited */
export async function checkWebsite(
  ctx: RequestContext,
  companyId: string,
  { method }: CheckWebsite,
): Promise<CompanyWebsite> {
  await ctx.throttle.take('websiteCheck', companyId);
  const claim = await ctx.db.tx((tx) => claimed(tx, companyId));
  const answer = await ctx.domainProofs.look(method, claim.domain, proofOf(ctx, companyId));
  return ctx.db.tx(async (tx) => {
    if (answer === 'found') await shown(ctx, tx, claim, method);
    else if (claim.state === 'unverified' || claim.state === 'taken')
      await repo.saveClaim(tx, companyId, { checkedAt: await ctx.clock.now(tx) });
    return present(ctx, tx, companyId, answer);
  });
}

async function shown(ctx: RequestContext, tx: Tx, claim: Claim, method: 'dns' | 'file' | 'mail'): Promise<void> {
  await verify(ctx, tx, claim, method);
  await audit(ctx, tx, 'website.verified', claim.companyId, { domain: claim.domain, method });
}

/** Mails a code to an address at the domain. @throws NotFound, ValidationFailed, WebsiteHeld, RateLimited */
export async function mailCode(ctx: RequestContext, companyId: string, { address }: MailWebsiteCode): Promise<void> {
  await ctx.throttle.take('websiteMail', companyId);
  await ctx.db.tx(async (tx) => {
    const claim = await claimed(tx, companyId);
    await ctx.throttle.take('websiteMail', claim.domain);
    const addresses = await addressesFor(ctx, tx, claim);
    if (!addresses.includes(address.toLowerCase())) {
      const field = { path: 'address', code: 'invalid_value', params: { values: addresses.join(', ') } };
      throw new ValidationFailed({ where: 'body' }, [field]);
    }
    if (claim.state === 'taken') throw new WebsiteHeld({ domain: claim.domain });
    const version = claim.codeVersion + 1;
    await repo.saveClaim(tx, companyId, { codeVersion: version, codeSentAt: await ctx.clock.now(tx) });
    await ctx.outbox.add(tx, mailWebsiteCode, {
      companyId,
      version,
      address: address.toLowerCase(),
      locale: ctx.locale,
    });
    await audit(ctx, tx, 'website.code_mailed', companyId, { domain: claim.domain });
  });
}

/** Takes the code of the last mail. @throws NotFound, ValidationFailed, WebsiteHeld, RateLimited */
export async function enterCode(
  ctx: RequestContext,
  companyId: string,
  { code }: EnterWebsiteCode,
): Promise<CompanyWebsite> {
  await ctx.throttle.take('websiteCode', companyId);
  return ctx.db.tx(async (tx) => {
    const claim = await claimed(tx, companyId);
    const right = codeOf(ctx.tokens.derive('website-code', companyId, claim.codeVersion));
    if (!isCodeAlive(claim, await ctx.clock.now(tx)) || !isCode(code, right))
      throw new ValidationFailed({ where: 'body' }, [{ path: 'code', code: 'invalid' }]);
    await shown(ctx, tx, claim, 'mail');
    return present(ctx, tx, companyId, null);
  });
}
