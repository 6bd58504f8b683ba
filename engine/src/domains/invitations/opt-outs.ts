import type { Locale } from '@app/contracts/common';
import type { OptOutInfo } from '@app/contracts/review-forms';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { localePath } from '../../platform/links.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import { addressHash, addressHashes, addressesOf, keyHash, maskAddress } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { endWaiting } from './bulk-repo.ts';
import { configById } from './config-repo.ts';
import * as optOuts from './opt-out-repo.ts';
import * as repo from './repo.ts';

const KEY_AT_ONCE = 500;

async function subjectOf(app: AppContext, token: string) {
  app.tokens.verify('opt-out', token);
  const invitation = await repo.invitationById(app.db.read, app.tokens.subject(token));
  const company = invitation && (await companyById(app.db.read, invitation.companyId));
  const order = invitation && (await repo.orderOf(app.db.read, invitation));
  if (!company || !order) throw new TokenInvalid();
  const channel = (await configById(app.db.read, company.id, invitation.configId))?.channel ?? 'email';
  return { invitation, company, order, channel, locale: invitation.language as Locale };
}

/** Whether one of the contact's addresses or numbers wants no more invitations of the company. */
export function isOptedOut(app: AppContext, queries: Queries, companyId: string, contact: Contact): Promise<boolean> {
  const hashes = addressesOf(contact).flatMap((one) => addressHashes(app.config.OPT_OUT_KEY, companyId, one));
  return optOuts.isOptedOut(queries, companyId, hashes);
}

/** What the opt-out page shows: the address or number that the message went to. @throws TokenInvalid */
export async function optOutInfo(app: AppContext, token: string): Promise<OptOutInfo> {
  const { company, order, channel } = await subjectOf(app, token);
  const [used, other] = channel === 'sms' ? [order.phone, order.email] : [order.email, order.phone];
  const address = used ?? other;
  return {
    company: { slug: company.slug, name: company.name },
    maskedAddress: address ? maskAddress(address) : '',
    optedOut: address ? await isOptedOut(app, app.db.read, company.id, order) : true,
  };
}

/**
 * Ends all invitations of the company to this customer, by mail and by text message, at once and for good. Doing it
 * twice is fine. @throws TokenInvalid
 */
export async function optOut(app: AppContext, token: string): Promise<void> {
  const { company, invitation } = await subjectOf(app, token);
  await app.db.tenantTx(company.id, (tx) => refuseMore(app, tx, invitation));
}

/** Keeps that this customer wants no more of the company, and ends what waits for him. */
export async function refuseMore(
  app: AppContext,
  tx: Tx,
  invitation: Pick<repo.Invitation, 'companyId' | 'orderId'>,
): Promise<void> {
  const contact = await repo.orderOf(tx, invitation);
  if (contact) await refuseContacts(app, tx, invitation.companyId, [contact]);
}

/** The same for whoever can be reached in one of these ways. No invitation may be locked before: all are, in order. */
export async function refuseContacts(app: AppContext, tx: Tx, companyId: string, contacts: Contact[]): Promise<void> {
  const now = await app.clock.now(tx);
  const addresses = [...new Set(contacts.flatMap(addressesOf))];
  const hashes = addresses.map((address) => addressHash(app.config.OPT_OUT_KEY, companyId, address));
  for (const hash of hashes.sort()) await optOuts.addOptOut(tx, companyId, hash, now);
  await endWaiting(tx, companyId, contacts, now);
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
