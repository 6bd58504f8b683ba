import type { Locale } from '@app/contracts/common';
import type { Channel } from '@app/contracts/invitations';
import type { OptOutInfo } from '@app/contracts/review-forms';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { localePath } from '../../platform/links.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { addressHash, addressHashes, addressesOf, keyHash, maskAddress } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { endWaiting } from './bulk-repo.ts';
import { configById } from './config-repo.ts';
import * as optOuts from './opt-out-repo.ts';
import * as repo from './repo.ts';

const KEY_AT_ONCE = 500;
/** Stands for an address of which only the hash is left. */
const FORGOTTEN = '***';

interface Subject {
  company: Company;
  /** What is left of how he can be reached. */
  contact: Contact;
  /** Which of the two the message went to. */
  channel: Channel;
  locale: Locale;
  /** What is kept of an address that has been forgotten, as opt-outs keep it. */
  hash?: string | null;
}

async function subjectOf(app: AppContext, token: string): Promise<Subject> {
  app.tokens.verify('opt-out', token);
  const id = app.tokens.subject(token);
  const subject = (await ofInvitation(app, id)) ?? (await ofSurvey(app, id));
  if (!subject) throw new TokenInvalid();
  return subject;
}

async function ofInvitation(app: AppContext, id: string): Promise<Subject | undefined> {
  const invitation = await repo.invitationById(app.db.read, id);
  const company = invitation && (await companyById(app.db.read, invitation.companyId));
  const contact = invitation && (await repo.orderOf(app.db.read, invitation));
  if (!company || !contact) return undefined;
  const channel = (await configById(app.db.read, company.id, invitation.configId))?.channel ?? 'email';
  return { company, contact, channel, locale: invitation.language as Locale };
}

async function ofSurvey(app: AppContext, id: string): Promise<Subject | undefined> {
  const asked = await optOuts.askedInSurvey(app.db.read, id);
  const company = asked && (await companyById(app.db.read, asked.companyId));
  if (!company) return undefined;
  const { email, language: locale, addressHash: hash } = asked;
  return { company, contact: { email, phone: null }, channel: 'email', locale, hash: email ? null : hash };
}

/** Whether one of the contact's addresses or numbers wants no more invitations of the company. */
export function isOptedOut(app: AppContext, queries: Queries, companyId: string, contact: Contact): Promise<boolean> {
  const hashes = addressesOf(contact).flatMap((one) => addressHashes(app.config.OPT_OUT_KEY, companyId, one));
  return optOuts.isOptedOut(queries, companyId, hashes);
}

/** What the opt-out page shows: the address or number that the message went to. @throws TokenInvalid */
export async function optOutInfo(app: AppContext, token: string): Promise<OptOutInfo> {
  const { company, contact, channel, hash } = await subjectOf(app, token);
  const [used, other] = channel === 'sms' ? [contact.phone, contact.email] : [contact.email, contact.phone];
  const address = used ?? other;
  const optedOut = async () => {
    if (address) return isOptedOut(app, app.db.read, company.id, contact);
    return hash ? optOuts.isOptedOut(app.db.read, company.id, [hash]) : true;
  };
  return {
    company: { slug: company.slug, name: company.name },
    maskedAddress: address ? maskAddress(address) : hash ? FORGOTTEN : '',
    optedOut: await optedOut(),
  };
}

/**
 * Ends all invitations of the company to this customer, by mail and by text message, surveys too, at once and for good. Doing it
 * twice is fine. @throws TokenInvalid
 */
export async function optOut(app: AppContext, token: string): Promise<void> {
  const { company, contact, hash } = await subjectOf(app, token);
  await app.db.tenantTx(company.id, async (tx) => {
    if (hash) await optOuts.addOptOut(tx, company.id, hash, await app.clock.now(tx));
    else await refuseContacts(app, tx, company.id, [contact]);
  });
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
