import { sql } from 'drizzle-orm';
import { canonicalMailbox } from '../../../kernel/mailbox.ts';
import type { Tx } from '../../../platform/db.ts';
import { isMembersBrowser } from '../../accounts/public.ts';
import { companyById, membersToMail } from '../../companies/public.ts';
import type { SubmissionFinding } from './submission-finding.ts';

export const OWN_COMPANY_RULE = { id: 'own_company', version: 1 } as const;

interface Submission {
  submissionId: string;
  companyId: string;
  /** Hash of the cookie; null without one. */
  deviceHash: string | null;
}

/** Finds reviews of one's own company, by the author's mailbox or by a browser in which a member has signed in. */
export async function checkOwnCompany(
  tx: Tx,
  { submissionId, companyId, deviceHash }: Submission,
): Promise<SubmissionFinding[]> {
  const members = await membersToMail(tx, companyId);
  const mailboxes = new Set(members.map(({ email }) => canonicalMailbox(email)));
  const company = await companyById(tx, companyId);
  if (company?.email) mailboxes.add(canonicalMailbox(company.email));
  const memberIds = members.map(({ userId }) => userId);
  const by = (await authorAddresses(tx, submissionId)).some((email) => mailboxes.has(canonicalMailbox(email)))
    ? 'address'
    : deviceHash !== null && (await isMembersBrowser(tx, memberIds, deviceHash))
      ? 'browser'
      : undefined;
  if (!by) return [];
  return [{ rule: OWN_COMPANY_RULE.id, version: OWN_COMPANY_RULE.version, weight: 'hold', detail: { by } }];
}

async function authorAddresses(tx: Tx, submissionId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select distinct a.email from engine.reviews r join engine.review_authors a on a.review_id = r.id
    where r.submission_id = ${submissionId} and a.email is not null`);
  return rows.map(({ email }) => email);
}
