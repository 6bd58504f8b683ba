import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { deviceSaltRetention } from '../../../platform/security/device-salts.ts';
import { applyRetention, deleteRows } from '../../../platform/retention.ts';
import type { SubmissionFinding } from '../submissions/submission-finding.ts';
import { DEVICE_DAYS, checkDeviceRule } from './device-rule.ts';
import type { DeviceMark } from './device-rule.ts';

/** A submission, and the device that this part of it came from. */
export interface SubmissionDevice {
  submissionId: string;
  companyId: string;
  /** Hash of the cookie; null without one. */
  deviceHash: string | null;
  /** Hashes of address and browser. */
  addressHashes: string[];
}

/** Applies the device rule to a submission and records its mark. @param invited whether it came by an invitation */
export async function checkDevice(
  app: AppContext,
  tx: Tx,
  submission: SubmissionDevice,
  invited: boolean,
): Promise<SubmissionFinding[]> {
  const now = await app.clock.now(tx);
  await lockDevice(tx, submission);
  const { companyId, deviceHash } = submission;
  const earlier = await recordMark(tx, submission, now);
  return checkDeviceRule({ companyId, cookie: deviceHash, invited }, earlier, now);
}

const textArray = (hashes: string[]) => sql`${sql.param(hashes)}::text[]`;

/** Serializes submissions that share a hash; locks are taken in order, so that none deadlock. */
async function lockDevice(tx: Tx, { deviceHash, addressHashes }: SubmissionDevice): Promise<void> {
  const hashes = deviceHash === null ? addressHashes : [deviceHash, ...addressHashes];
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(hash, 2) as key from unnest(${textArray(hashes)}) hash order by key) keys`);
}

/**
 * Reads the marks of other submissions and adds this one's, in one statement; a second part of a submission from the
 * same device adds none.
 */
async function recordMark(tx: Tx, submission: SubmissionDevice, now: Date): Promise<DeviceMark[]> {
  const { submissionId, companyId, deviceHash, addressHashes } = submission;
  const addresses = textArray(addressHashes);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Omit<DeviceMark, 'at'> & { at: string }>(sql`
    with own as (
      select device_hash is not distinct from ${deviceHash}::text
          and (device_hash is not null or address_hashes && ${addresses}) as same
      from engine.device_marks where submission_id = ${submissionId}
    ), recorded as (
      insert into engine.device_marks (id, company_id, device_hash, address_hashes, submission_id, again, at)
      select ${newId()}, ${companyId}, ${deviceHash}::text, ${addresses}, ${submissionId}, exists (select 1 from own), ${at}
      where not exists (select 1 from own where same)
      on conflict do nothing
    )
    select company_id as "companyId", submission_id as "submissionId", device_hash as cookie,
      address_hashes && ${addresses} as "sameAddress", at
    from engine.device_marks
    where (device_hash = ${deviceHash}::text or address_hashes && ${addresses})
      and submission_id <> ${submissionId} and at > ${at} - make_interval(days => ${DEVICE_DAYS})`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

const RULES = [
  deleteRows(
    'devices of submissions',
    'engine.device_marks',
    `at <= engine.app_now() - interval '${DEVICE_DAYS} days'`,
  ),
  deviceSaltRetention,
];

/** Deletes marks that the rule no longer reads, and the salts of their hashes. */
export function forgetDevices(app: AppContext): Promise<void> {
  return applyRetention(app, RULES);
}
