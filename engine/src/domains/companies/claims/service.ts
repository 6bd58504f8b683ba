import type { CheckWebsite, CompanyWebsite, EnterWebsiteCode, MailWebsiteCode } from '@app/contracts/websites';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { PROOF_LABEL, PROOF_PATH } from '../../../platform/domain-proofs/domain-proofs.ts';
import type { ProofAnswer } from '../../../platform/domain-proofs/domain-proofs.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { isBrandDomain } from '../names/listing.ts';
import { companyById, membersToMail } from '../repo.ts';
import { WebsiteHeld, resetClaim, verifyClaim } from './transitions.ts';
import { mailWebsiteCode } from './code-mail.ts';
import { codeOf, domainOf, dropAt, isCode, isCodeAlive, proofAddresses } from './model.ts';
import type { Claim } from './model.ts';
import { domainProof } from './recheck.ts';
import * as repo from './repo.ts';

/** Addresses to which a code may be mailed, including the caller's own at the domain. */
async function codeAddresses(ctx: RequestContext, tx: Tx, { companyId, domain }: Claim): Promise<string[]> {
  const own = (await membersToMail(tx, companyId)).filter(({ userId }) => userId === ctx.userId);
  // At the domain of a protected name, every employee has an address.
  const emails = (await isBrandDomain(tx, domain)) ? [] : own.map(({ email }) => email);
  return proofAddresses(domain, emails);
}

async function presentWebsite(
  ctx: RequestContext,
  tx: Tx,
  companyId: string,
  lastCheck: ProofAnswer | null,
): Promise<CompanyWebsite> {
  const company = await companyById(tx, companyId);
  const claim = await repo.claimOf(tx, companyId);
  const { website = null, domain = null, state = 'unverified', method = null } = claim ?? {};
  const value = domainProof(ctx, companyId);
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
          mail: { addresses: await codeAddresses(ctx, tx, claim) },
        }
      : null,
  };
}

/** The company's website claim, and how to prove it. */
export const companyWebsite = (
  ctx: RequestContext,
  companyId: string,
  lastCheck: ProofAnswer | null = null,
): Promise<CompanyWebsite> => ctx.db.tx((tx) => presentWebsite(ctx, tx, companyId, lastCheck));

async function requireClaim(tx: Tx, companyId: string): Promise<Claim> {
  const claim = await repo.claimOf(tx, companyId);
  if (!claim) throw new NotFound();
  return claim;
}

/** Changes the website; another domain must be proven again. @throws ValidationFailed */
export async function setWebsite(ctx: RequestContext, companyId: string, website: string): Promise<CompanyWebsite> {
  const domain = domainOf(website);
  if (domain === null) throw new ValidationFailed({ where: 'body' }, [{ path: 'website', code: 'invalid_url' }]);
  return ctx.db.tx(async (tx) => {
    await repo.lockDomain(tx, domain);
    const before = await repo.lockClaim(tx, companyId);
    const now = await ctx.clock.now(tx);
    if (before?.domain === domain) {
      await repo.saveClaim(tx, companyId, { website });
      if (before.verifiedAt)
        await repo.saveCompanyWebsite(tx, companyId, { website, websiteVerifiedAt: before.verifiedAt });
    } else {
      const taken = (await repo.holderOf(tx, domain, companyId))?.state === 'verified';
      if (before) await resetClaim(ctx, tx, companyId);
      await repo.upsertClaim(tx, {
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
    return presentWebsite(ctx, tx, companyId, null);
  });
}

/** Checks the proof now. @throws NotFound, WebsiteHeld, RateLimited */
export async function checkWebsite(
  ctx: RequestContext,
  companyId: string,
  { method }: CheckWebsite,
): Promise<CompanyWebsite> {
  await ctx.throttle.consume('websiteCheck', companyId);
  const claim = await ctx.db.tx((tx) => requireClaim(tx, companyId));
  const answer = await ctx.domainProofs.check(method, claim.domain, domainProof(ctx, companyId));
  return ctx.db.tx(async (tx) => {
    if (answer === 'found') await recordVerified(ctx, tx, claim, method);
    else if (claim.state === 'unverified' || claim.state === 'taken')
      await repo.saveClaim(tx, companyId, { checkedAt: await ctx.clock.now(tx) });
    return presentWebsite(ctx, tx, companyId, answer);
  });
}

async function recordVerified(
  ctx: RequestContext,
  tx: Tx,
  claim: Claim,
  method: 'dns' | 'file' | 'mail',
): Promise<void> {
  await verifyClaim(ctx, tx, claim, method);
  await audit(ctx, tx, 'website.verified', claim.companyId, { domain: claim.domain, method });
}

/** Mails a code to an address at the domain. @throws NotFound, ValidationFailed, WebsiteHeld, RateLimited */
export async function mailCode(ctx: RequestContext, companyId: string, { address }: MailWebsiteCode): Promise<void> {
  await ctx.throttle.consume('websiteMail', companyId);
  await ctx.db.tx(async (tx) => {
    const claim = await requireClaim(tx, companyId);
    await ctx.throttle.consume('websiteMail', claim.domain);
    const addresses = await codeAddresses(ctx, tx, claim);
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

/** Verifies the claim with the last code. @throws NotFound, ValidationFailed, WebsiteHeld, RateLimited */
export async function enterCode(
  ctx: RequestContext,
  companyId: string,
  { code }: EnterWebsiteCode,
): Promise<CompanyWebsite> {
  await ctx.throttle.consume('websiteCode', companyId);
  return ctx.db.tx(async (tx) => {
    const claim = await requireClaim(tx, companyId);
    const right = codeOf(ctx.tokens.derive('website-code', companyId, claim.codeVersion));
    if (!isCodeAlive(claim, await ctx.clock.now(tx)) || !isCode(code, right))
      throw new ValidationFailed({ where: 'body' }, [{ path: 'code', code: 'invalid' }]);
    await recordVerified(ctx, tx, claim, 'mail');
    return presentWebsite(ctx, tx, companyId, null);
  });
}
