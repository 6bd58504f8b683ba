import { createHash, randomBytes } from 'node:crypto';
import { OTHER_CATEGORY } from '@app/contracts/company/categories';
import type { AddCompany, AddedCompany, NewCompany, RegisterAccount, ResetPassword } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import { NotFound, NotSignedIn, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import {
  confirmByReset,
  confirmCompany,
  confirmRegistration,
  hashPassword,
  knowBrowser,
  register,
  resetPassword,
  signInConfirmed,
  userById,
} from '../accounts/public.ts';
import { claimAtSignUp, initialListing } from './claims/sign-up.ts';
import { companyChanged, companyReferred } from './events.ts';
import { slugify, timeZoneOf } from './model.ts';
import { pointOf } from './places/coordinates.ts';
import { centreOf, placeOf } from './places/gazetteer.ts';
import * as repo from './repo.ts';

export class CompanyNotFound extends domainError('company_not_found', 404) {}
/** Staff have blocked it: it is not shown and collects no reviews. */
export class CompanyBlocked extends domainError('company_blocked', 410) {}
export class ApiKeyInvalid extends domainError('api_key_invalid', 401) {}

/** Registers a merchant with a company; both are created when the mailed link is opened. */
export async function registerMerchant(app: AppContext, input: RegisterAccount): Promise<void> {
  const { name, email, locale, referralCode } = input;
  const company = await inKnownPlace(input.company);
  const passwordHash = await hashPassword(app, input.password);
  await app.db.tx((tx) => register(app, tx, { name, email, passwordHash, locale, company, referralCode }));
}

/** The company with its city and region as the gazetteer writes them. */
async function inKnownPlace(company: RegisterAccount['company']): Promise<RegisterAccount['company']> {
  const { country, city, region } = company;
  const known = await placeOf({ country, city: city || null, region: region || null });
  return { ...company, city: known.city ?? undefined, region: known.region ?? undefined };
}

/** Creates account and company by the link of the sign-up mail, and signs in. @throws VerificationLinkExpired */
export async function verifyMerchant(ctx: RequestContext, token: string): Promise<void> {
  const {
    userId: id,
    email,
    first,
  } = await ctx.db.tx(async (tx) => {
    const confirmed = await confirmRegistration(ctx, tx, token);
    if (confirmed.company) await createCompany(ctx, tx, { ...confirmed, company: confirmed.company });
    return confirmed;
  });
  // Only the first use of a link signs in: others may have read it since.
  if (!first) return;
  ctx.setCookies(await signInConfirmed(ctx, id, ctx.headers));
  await knowBrowser(ctx, { id, email });
}

/** Sets the password of an account, or of a registration, which is thereby confirmed. @throws ResetLinkExpired */
export async function completeReset(app: AppContext, { token, password }: ResetPassword): Promise<void> {
  const passwordHash = await hashPassword(app, password);
  const confirmed = await app.db.tx(async (tx) => {
    const found = await confirmByReset(app, tx, token, passwordHash);
    if (found?.company) await createCompany(app, tx, { ...found, company: found.company });
    return found;
  });
  if (!confirmed) await resetPassword(app, { token, password });
}

/** Another company of somebody who is signed in, under the rules of a registration. */
export async function addOwnCompany(ctx: RequestContext, userId: string, input: AddCompany): Promise<AddedCompany> {
  const { referralCode, ...company } = input;
  const user = await userById(ctx.db.queries, userId);
  if (!user) throw new NotSignedIn();
  return ctx.db.tx((tx) =>
    withIdempotency(tx, { scope: `companies:${userId}`, key: ctx.idempotencyKey, input }, async () => {
      const added = await createCompany(ctx, tx, {
        userId,
        email: user.email,
        locale: user.locale as Locale,
        company,
        referralCode,
      });
      await audit(ctx, tx, 'company.added', added.id, {}, added.id);
      return added;
    }),
  );
}

/** By the link in the mail to a known address that was registered again. @throws VerificationLinkExpired */
export async function addCompanyByLink(app: AppContext, token: string): Promise<AddedCompany> {
  return app.db.tx(async (tx) => {
    const confirmed = await confirmCompany(app, tx, token);
    if (!confirmed.company) throw new NotFound();
    return createCompany(app, tx, { ...confirmed, company: confirmed.company });
  });
}

export interface CompanyToMake {
  userId: string;
  email: string;
  locale: Locale;
  company: NewCompany;
  referralCode?: string | null | undefined;
}

/** Creates a company with its owner, under the rules of a registration. */
export async function createCompany(
  app: AppContext,
  tx: Tx,
  { userId, email, locale, company: given, referralCode }: CompanyToMake,
): Promise<AddedCompany> {
  const id = newId();
  const { website, ...facts } = given;
  const { slug, ...listing } = await initialListing(tx, { companyId: id, name: given.name, website });
  const { country, region = null, city = null } = given;
  const company = await repo.addCompany(tx, {
    ...facts,
    ...listing,
    ...pointOf(null, await centreOf({ country, region, city })),
    id,
    slug: slug ?? slugify(given.name, `company-${id.slice(-8)}`),
    category: given.category ?? OTHER_CATEGORY,
    mainLanguage: locale,
    // On for a new company, as it is told when it registers.
    mediateCompany: true,
    mediateProducts: true,
    timeZone: timeZoneOf(given.country),
    createdAt: await app.clock.now(tx),
  });
  await repo.addMember(tx, company.id, userId, 'owner');
  await claimAtSignUp(app, tx, company, { website, email });
  await app.outbox.publish(tx, companyChanged, { companyId: id });
  if (referralCode) await app.outbox.publish(tx, companyReferred, { companyId: id, code: referralCode });
  return { id: company.id, slug: company.slug, name: company.name };
}

/** @throws CompanyBlocked; CompanyNotFound if it is unlisted */
export function assertNotBlocked({ state, name }: { state: string; name: string }): void {
  if (state === 'blocked') throw new CompanyBlocked({ companyName: name });
  if (state === 'unlisted') throw new CompanyNotFound();
}

const KEY_BYTES = 32;
const PREFIX_LENGTH = 12;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Creates an API key. Only this answer contains the secret. */
export async function createApiKey(ctx: RequestContext, companyId: string, name: string) {
  const secret = `key_${randomBytes(KEY_BYTES).toString('base64url')}`;
  return ctx.db.tenantTx(companyId, async (tx) => {
    const key = { id: newId(), name, prefix: secret.slice(0, PREFIX_LENGTH), createdAt: await ctx.clock.now(tx) };
    await repo.addApiKey(tx, { ...key, companyId, secretHash: hashOf(secret) });
    await audit(ctx, tx, 'api_key.created', key.id, { name });
    return { ...key, createdAt: key.createdAt.toISOString(), lastUsedAt: null, secret };
  });
}

export async function listApiKeys(ctx: RequestContext, companyId: string) {
  const keys = await ctx.db.tenantTx(companyId, (tx) => repo.listApiKeys(tx, companyId));
  return {
    items: keys.map((key) => ({
      ...key,
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** @throws NotFound, also for another company's key */
export async function revokeApiKey(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    if (!(await repo.revokeApiKey(tx, companyId, id, await ctx.clock.now(tx)))) throw new NotFound();
    await audit(ctx, tx, 'api_key.revoked', id);
  });
}

/** The company of an `Authorization: Bearer` key. @throws NotSignedIn without one, ApiKeyInvalid */
export async function companyOfApiKey(app: AppContext, authorization: string | null) {
  const secret = /^Bearer +(key_[\w-]{40,60})$/i.exec(authorization ?? '')?.[1];
  if (!secret) throw authorization ? new ApiKeyInvalid() : new NotSignedIn();
  const found = await repo.companyOfApiKey(app.db.queries, hashOf(secret));
  if (!found) throw new ApiKeyInvalid();
  return found;
}
