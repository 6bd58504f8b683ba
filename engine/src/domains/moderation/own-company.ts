import { sql } from 'drizzle-orm';
import { mailboxOf } from '../../kernel/mailbox.ts';
import type { Tx } from '../../platform/db.ts';
import { isMembersBrowser } from '../accounts/public.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import type { OtherFinding } from './bursts.ts';

export const OWN_COMPANY_RULE = { id: 'own_company', version: 1 } as const;

/** A submission as the rule sees it. */
interface Submitted {
  submissionId: string;
  companyId: string;
  /** Hash of the cookie; null without one. */
  deviceHash: string | null;
}

/** Nobody reviews the company they work for: by the address, however it is spelled, or by a browser that has signed in. */
export async function checkOwnCompany(
  tx: Tx,
  { submissionId, companyId, deviceHash }: Submitted,
): Promise<OtherFinding[]> {
  const members = await membersToMail(tx, companyId);
  const own = new Set(members.map(({ email }) => mailboxOf(email)));
  const company = await companyById(tx, companyId);
  if (company?.email) own.add(mailboxOf(company.email));
  const by = (await addressesOf(tx, submissionId)).some((email) => own.has(mailboxOf(email)))
    ? 'address'
    : deviceHash !== null &&
        (await isMembersBrowser(
          tx,
          members.map(({ userId }) => userId),
          deviceHash,
        ))
      ? 'browser'
      : undefined;
  if (!by) return [];
  return [{ rule: OWN_COMPANY_RULE.id, version: OWN_COMPANY_RULE.version, weight: 'hold', detail: { by } }];
}

async function addressesOf(tx: Tx, submissionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select distinct a.email from engine.reviews r join engine.review_authors a on a.review_id = r.id
    where r.submission_id = ${submissionId} and a.email is not null`);
  return rows.map(({ email }) => email);
}
