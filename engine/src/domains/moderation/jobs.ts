import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Grade, Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { applyScreening, lockWaiting, recentBodies } from '../reviews/public.ts';
import type { ScreeningOutcome } from '../reviews/public.ts';
import { DEVICE_DAYS, decideDevice } from './device-rule.ts';
import type { DeviceFinding } from './device-rule.ts';
import { deviceMarks, screeningFindings } from './schema.ts';
import { compiledLists } from './lists.ts';
import { isHeld, screen } from './screening/index.ts';

/** Texts of the company that a new one is compared with. */
const COMPARED = 200;

/** Screens what was submitted in one go and publishes or holds each review of it; a second run finds none waiting. */
export const screenSubmission = defineJob({
  name: 'moderation.screen',
  data: z.object({ submissionId: Id, companyId: Id, deviceHash: z.string() }),
  async run(app, { submissionId, companyId, deviceHash }) {
    const lists = await compiledLists(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockWaiting(tx, companyId, { submissionId });
      if (waiting.length === 0) return;
      const device = await checkDevice(app, tx, { submissionId, companyId, deviceHash });
      const recent = await recentBodies(tx, companyId, COMPARED);
      const now = await app.clock.now(tx);
      const outcomes: ScreeningOutcome[] = [];
      for (const review of waiting) {
        const { language, findings } = screen(
          {
            body: review.body,
            grade: review.grade as Grade,
            authorName: review.authorName,
            formLanguage: review.language as Locale,
            recentBodies: recent,
          },
          lists,
        );
        const rows = [
          ...findings.map(({ rule, version, field, span, weight, detail }) => ({
            rule,
            version,
            spanStart: span.start,
            spanEnd: span.end,
            weight,
            detail: { ...detail, field },
          })),
          ...device.map((found) => ({ ...found, spanStart: null, spanEnd: null })),
        ];
        if (rows.length > 0) {
          await tx.insert(screeningFindings).values(
            rows.map((row) => ({
              id: newId(),
              reviewId: review.id,
              revision: review.revision,
              companyId,
              at: now,
              ...row,
            })),
          );
        }
        outcomes.push({
          review,
          held: device.length > 0 || isHeld(findings),
          rules: [...new Set(rows.map(({ rule }) => rule))],
          language: language ?? review.language,
        });
      }
      await applyScreening(app, tx, outcomes);
    });
  },
});

/** Forgets devices that the rule no longer asks about. */
export async function forgetDevices(app: AppContext): Promise<void> {
  await app.db.read.execute(
    sql`delete from engine.device_marks where at < engine.app_now() - make_interval(days => ${DEVICE_DAYS + 1})`,
  );
}

/** Notes this submission's device and applies the device rule to it. */
async function checkDevice(
  app: AppContext,
  tx: Tx,
  { submissionId, companyId, deviceHash }: { submissionId: string; companyId: string; deviceHash: string },
): Promise<DeviceFinding[]> {
  const now = await app.clock.now(tx);
  // Two submissions of one device at the same moment are looked at one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${deviceHash}, 2))`);
  const { rows } = await tx.execute<{ company_id: string; at: Date }>(sql`
    select company_id, at from engine.device_marks
    where device_hash = ${deviceHash} and submission_id <> ${submissionId}
      and at > ${now.toISOString()}::timestamptz - make_interval(days => ${DEVICE_DAYS})`);
  await tx
    .insert(deviceMarks)
    .values({ id: newId(), companyId, deviceHash, submissionId, at: now })
    .onConflictDoNothing();
  return decideDevice(
    companyId,
    rows.map((row) => ({ companyId: row.company_id, at: new Date(row.at) })),
    now,
  );
}
