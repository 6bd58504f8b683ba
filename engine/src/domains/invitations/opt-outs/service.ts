import type { Locale } from '@app/contracts/common';
import type { Channel } from '@app/contracts/invitations';
import type { OptOutSource } from '@app/contracts/inviting/opt-outs';
import type { OptOutInfo } from '@app/contracts/review-forms';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { siteUrl } from '../../../platform/links.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { addressHash, addressHashes, addressesOf, keyHash, maskAddress } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { endPendingInvitations } from '../bulk-transitions.ts';
import { configById } from '../configs/repo.ts';
import * as optOuts from './repo.ts';
import * as repo from '../repo.ts';

const KEYING_BATCH = 500;
/** Shown in place of an erased address of which only the hash is left. */
const ERASED_ADDRESS = '***';

interface OptOutSubject {
  company: Company;
  /** The contact data not yet erased. */
  contact: Contact;
  /** The channel by which the message was sent. */
  channel: Channel;
  locale: Locale;
  /** Hash of an erased address, as stored in opt-outs. */
  hash?: string | null;
}

async function optOutSubject(app: AppContext, token: string): Promise<OptOutSubject> {
  app.tokens.verify('opt-out', token);
  const id = app.tokens.subject(token);
  const subject =
    (await subjectOfInvitation(app, id)) ?? (await subjectOfSurvey(app, id)) ?? (await subjectOfSubmission(app, id));
  if (!subject) throw new TokenInvalid();
  return subject;
}

async function subjectOfInvitation(app: AppContext, id: string): Promise<OptOutSubject | undefined> {
  const invitation = await repo.invitationById(app.db.queries, id);
  const company = invitation && (await companyById(app.db.queries, invitation.companyId));
  const contact = invitation && (await repo.orderOf(app.db.queries, invitation));
  if (!company || !contact) return undefined;
  const channel = (await configById(app.db.queries, company.id, invitation.configId))?.channel ?? 'email';
  return { company, contact, channel, locale: invitation.language as Locale };
}

async function subjectOfSurvey(app: AppContext, id: string): Promise<OptOutSubject | undefined> {
  const asked = await optOuts.surveyRecipient(app.db.queries, id);
  const company = asked && (await companyById(app.db.queries, asked.companyId));
  if (!company) return undefined;
  const { email, language: locale, addressHash: hash } = asked;
  return { company, contact: { email, phone: null }, channel: 'email', locale, hash: email ? null : hash };
}

async function subjectOfSubmission(app: AppContext, id: string): Promise<OptOutSubject | undefined> {
  const author = await optOuts.submissionAuthor(app.db.queries, id);
  const company = author && (await companyById(app.db.queries, author.companyId));
  if (!company) return undefined;
  return { company, contact: { email: author.email, phone: null }, channel: 'email', locale: author.language };
}

/** Whether one of the contact's addresses or numbers has opted out of the company's messages. */
export function isOptedOut(app: AppContext, queries: Queries, companyId: string, contact: Contact): Promise<boolean> {
  const hashes = addressesOf(contact).flatMap((address) => addressHashes(app.config.OPT_OUT_KEY, companyId, address));
  return optOuts.isOptedOut(queries, companyId, hashes);
}

/** What the opt-out page shows, with the masked address or number the message was sent to. @throws TokenInvalid */
export async function optOutInfo(app: AppContext, token: string): Promise<OptOutInfo> {
  const { company, contact, channel, hash } = await optOutSubject(app, token);
  const [used, other] = channel === 'sms' ? [contact.phone, contact.email] : [contact.email, contact.phone];
  const address = used ?? other;
  const optedOut = async () => {
    if (address) return isOptedOut(app, app.db.queries, company.id, contact);
    return hash ? optOuts.isOptedOut(app.db.queries, company.id, [hash]) : true;
  };
  return {
    company: { slug: company.slug, name: company.name },
    maskedAddress: address ? maskAddress(address) : hash ? ERASED_ADDRESS : '',
    optedOut: await optedOut(),
  };
}

/**
 * Permanently opts the customer out of the company's invitations and surveys, by mail and text message. Idempotent.
 * @throws TokenInvalid
 */
export async function optOut(app: AppContext, token: string, source: OptOutSource = 'link'): Promise<void> {
  const { company, contact, hash } = await optOutSubject(app, token);
  await app.db.tenantTx(company.id, async (tx) => {
    if (hash) {
      const at = await app.clock.now(tx);
      await optOuts.addOptOut(tx, company.id, { addressHash: hash, masked: null, source, at });
    } else await optOutContacts(app, tx, company.id, [contact], source);
  });
}

/** Opts the customer of an invitation, who has unsubscribed at the provider, out and ends the invitations waiting for them. */
export async function optOutCustomer(
  app: AppContext,
  tx: Tx,
  invitation: Pick<repo.Invitation, 'companyId' | 'orderId'>,
): Promise<void> {
  const contact = await repo.orderOf(tx, invitation);
  if (contact) await optOutContacts(app, tx, invitation.companyId, [contact], 'provider');
}

/** Opts these contacts out. The caller must hold no lock on an invitation: they are locked here in order. */
export async function optOutContacts(
  app: AppContext,
  tx: Tx,
  companyId: string,
  contacts: Contact[],
  source: OptOutSource,
): Promise<void> {
  const at = await app.clock.now(tx);
  const addresses = [...new Set(contacts.flatMap(addressesOf))];
  const rows = addresses.map((address) => ({
    addressHash: addressHash(app.config.OPT_OUT_KEY, companyId, address),
    masked: maskAddress(address),
    source,
    at,
  }));
  // Sorted, so that overlapping opt-outs cannot deadlock.
  for (const row of rows.toSorted((a, b) => (a.addressHash < b.addressHash ? -1 : 1)))
    await optOuts.addOptOut(tx, companyId, row);
  await endPendingInvitations(tx, companyId, contacts, at);
}

/** URL of the page that asks for confirmation. @throws TokenInvalid */
export async function optOutPage(app: AppContext, token: string): Promise<string> {
  const { company, locale } = await optOutSubject(app, token);
  return siteUrl(app, locale, `/invitation/optout/${company.slug}/${token}`);
}

/** Converts a batch of unkeyed hashes of opt-outs to keyed ones. @returns the number converted */
export async function keyOldOptOuts(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const old = await optOuts.lockUnkeyed(tx, KEYING_BATCH);
    for (const { companyId, addressHash: unkeyed, ...row } of old) {
      await optOuts.addOptOut(tx, companyId, { ...row, addressHash: keyHash(app.config.OPT_OUT_KEY, unkeyed) });
      await optOuts.deleteOptOut(tx, companyId, unkeyed);
    }
    return old.length;
  });
}
