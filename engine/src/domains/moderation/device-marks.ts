import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { saltsGo } from '../../platform/device-salts.ts';
import { applyRules, rowsGo } from '../../platform/retention.ts';
import type { OtherFinding } from './bursts.ts';
import { DEVICE_DAYS, decideDevice } from './device-rule.ts';
import type { DeviceMark } from './device-rule.ts';

/** A submission, and the device that this part of it came from. */
export interface SubmittedFrom {
  submissionId: string;
  companyId: string;
  /** Hash of the cookie; null without one. */
  deviceHash: string | null;
  /** Hashes of address and browser. */
  addressHashes: string[];
}

/** Applies the device rule to a submission and leaves its own mark. */
export async function checkDevice(app: AppContext, tx: Tx, from: SubmittedFrom): Promise<OtherFinding[]> {
  const now = await app.clock.now(tx);
  await lock(tx, from);
  return decideDevice(from.companyId, from.deviceHash, await leaveMark(tx, from, now), now);
}

const textsOf = (hashes: string[]) => sql`${sql.param(hashes)}::text[]`;

/** Submissions that share a hash are looked at one after the other; the order keeps them from waiting for each other. */
async function lock(tx: Tx, { deviceHash, addressHashes }: SubmittedFrom): Promise<void> {
  const hashes = deviceHash === null ? addressHashes : [deviceHash, ...addressHashes];
  await tx.execute(sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(hash, 2) as key from unnest(${textsOf(hashes)}) hash order by key) keys`);
}

/**
 * Reads what others have left and adds this one, in one statement: a part of it that comes from the same device as another
 * leaves none of its own.
 */
async function leaveMark(tx: Tx, from: SubmittedFrom, now: Date): Promise<DeviceMark[]> {
  const { submissionId, companyId, deviceHash, addressHashes } = from;
  const addresses = textsOf(addressHashes);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Omit<DeviceMark, 'at'> & { at: string }>(sql`
    with own as (
      select device_hash is not distinct from ${deviceHash}::text
          and (device_hash is not null or address_hashes && ${addresses}) as same
      from engine.device_marks where submission_id = ${submissionId}
    ), left_now as (
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
  return rows.map(({ at: left, ...mark }) => ({ ...mark, at: new Date(left) }));
}

const RULES = [
  rowsGo('devices of submissions', 'engine.device_marks', `at <= engine.app_now() - interval '${DEVICE_DAYS} days'`),
  saltsGo,
];

/** Forgets devices that the rule no longer asks about, and the salts with which they could be found. */
export function forgetDevices(app: AppContext): Promise<void> {
  return applyRules(app, RULES);
}
