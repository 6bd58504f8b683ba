import { createHash, randomBytes } from 'node:crypto';
import type { RegisterAccount, ResetPassword } from '@app/contracts/accounts';
import { NotFound, NotSignedIn, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import {
  confirmByReset,
  confirmRegistration,
  hashPassword,
  knowBrowser,
  register,
  resetPassword,
  signInConfirmed,
} from '../accounts/public.ts';
import type { Confirmed } from '../accounts/public.ts';
import { claimAtSignUp, openingOf } from './claims/sign-up.ts';
import { companyChanged } from './events.ts';
import { slugify, timeZoneOf } from './model.ts';
import * as repo from './repo.ts';

export class CompanyNotFound extends domainError('company_not_found', 404) {}
/** An administrator has blocked it: it shows nothing and collects nothing. */
export class CompanyBlocked extends domainError('company_blocked', 410) {}
export class ApiKeyInvalid extends domainError('api_key_invalid', 401) {}

/** Registers a merchant with the first company; both are made when the mailed link is opened. */
export async function registerMerchant(app: AppContext, input: RegisterAccount): Promise<void> {
  const { name, email, locale, company } = input;
  const passwordHash = await hashPassword(app, input.password);
  await app.db.tx((tx) => register(app, tx, { name, email, passwordHash, locale, company }));
}

/** Makes account and company by the link of the sign-up mail, and signs in. @throws VerificationLinkExpired */
export async function verifyMerchant(ctx: RequestContext, token: string): Promise<void> {
  const {
    userId: id,
    email,
    company,
  } = await ctx.db.tx(async (tx) => {
    const confirmed = await confirmRegistration(ctx, tx, token);
    await openCompany(ctx, tx, confirmed);
    return confirmed;
  });
  // A link that is opened a second time lets nobody in: others may have read it since.
  if (!company) return;
  ctx.setCookies(await signInConfirmed(ctx, id, ctx.headers));
  await knowBrowser(ctx, { id, email });
}

/** Sets the password of an account or of a registration, which becomes an account by it. @throws ResetLinkExpired */
export async function completeReset(app: AppContext, { token, password }: ResetPassword): Promise<void> {
  const passwordHash = await hashPassword(app, password);
  const confirmed = await app.db.tx(async (tx) => {
    const found = await confirmByReset(app, tx, token, passwordHash);
    if (found) await openCompany(app, tx, found);
    return found;
  });
  if (!confirmed) await resetPassword(app, { token, password });
}

async function openCompany(app: AppContext, tx: Tx, { userId, email, company: given }: Confirmed): Promise<void> {
  if (!given) return;
  const id = newId();
  const { website, ...facts } = given;
  const { slug, ...listing } = await openingOf(tx, { companyId: id, name: given.name, website });
  const company = await repo.addCompany(tx, {
    ...facts,
    ...listing,
    id,
    slug: slug ?? slugify(given.name, `company-${id.slice(-8)}`),
    category: 'other',
    timeZone: timeZoneOf(given.country),
    createdAt: await app.clock.now(tx),
  });
  await repo.addMember(tx, company.id, userId, 'owner');
  await claimAtSignUp(app, tx, company, { website, email });
  await app.outbox.publish(tx, companyChanged, { companyId: id });
}

/** @throws CompanyBlocked; CompanyNotFound when it is not listed */
export function assertNotBlocked({ state, name }: { state: string; name: string }): void {
  if (state === 'blocked') throw new CompanyBlocked({ companyName: name });
  if (state === 'unlisted') throw new CompanyNotFound();
}

const KEY_BYTES = 32;
const PREFIX_LENGTH = 12;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Makes a key of the open API. The secret is in this answer only. */
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

/** @throws NotFound for a key of another company as for none. */
export async function revokeApiKey(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    if (!(await repo.revokeApiKey(tx, companyId, id, await ctx.clock.now(tx)))) throw new NotFound();
    await audit(ctx, tx, 'api_key.revoked', id);
  });
}

/** The company that an `Authorization: Bearer` key speaks for. @throws NotSignedIn without one, ApiKeyInvalid */
export async function companyOfApiKey(app: AppContext, authorization: string | null) {
  const secret = /^Bearer +(key_[\w-]{40,60})$/i.exec(authorization ?? '')?.[1];
  if (!secret) throw authorization ? new ApiKeyInvalid() : new NotSignedIn();
  const found = await repo.companyOfApiKey(app.db.read, hashOf(secret));
  if (!found) throw new ApiKeyInvalid();
  return found;
}
