import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Grade, Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { SubmittedReviews, applyScreening, lockWaiting, recentBodies } from '../reviews/public.ts';
import type { ScreenedReview } from '../reviews/public.ts';
import { BURST_RULE, checkBurst } from './bursts.ts';
import type { OtherFinding } from './bursts.ts';
import { checkDevice } from './device-marks.ts';
import { DEVICE_RULE } from './device-rule.ts';
import { findingRows } from './findings.ts';
import { askForLook, followHold } from './holding.ts';
import { OWN_COMPANY_RULE, checkOwnCompany } from './own-company.ts';
import { screeningFindings } from './schema.ts';
import { openScreener } from './screener.ts';
import type { Screener } from './screener.ts';

/** Texts of the company that a new one is compared with. */
const COMPARED = 200;

/**
 * Screens what was submitted in one go and publishes or holds each review of it. One transaction: a second run, or one
 * after a crash, finds either all of it waiting or none.
 */
export const screenSubmission = defineJob({
  name: 'moderation.screen',
  data: SubmittedReviews,
  async run(app, submitted) {
    const { submissionId, companyId } = submitted;
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockWaiting(tx, companyId, { submissionId });
      if (waiting.length === 0) return;
      const device = await checkDevice(app, tx, submitted);
      const own = await checkOwnCompany(tx, submitted);
      const burst = await checkBurst(app, tx, companyId);
      await screenTexts(app, tx, companyId, { waiting, screener, others: [...own, ...device, ...burst] });
    });
  },
});

/** Screens imported reviews. No device of a reviewer has sent them, and a file is no burst: the texts alone are looked at. */
export const screenImported = defineJob({
  name: 'moderation.screen-imported',
  data: z.object({ submissionId: Id, companyId: Id }),
  async run(app, { submissionId, companyId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockWaiting(tx, companyId, { submissionId });
      if (waiting.length > 0) await screenTexts(app, tx, companyId, { waiting, screener, others: [] });
    });
  },
});

/** Screens an edit: its text, and what held the submission before the edit and is not about the text. */
export const screenRevision = defineJob({
  name: 'moderation.screen-revision',
  data: z.object({ companyId: Id, reviewId: Id }),
  async run(app, { companyId, reviewId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockWaiting(tx, companyId, { reviewId });
      const [review] = waiting;
      if (!review) return;
      // Nobody gets round what is not about the text by changing a comma.
      const others = review.state === 'held' ? await earlierFindings(tx, reviewId) : [];
      await screenTexts(app, tx, companyId, { waiting, screener, others });
    });
  },
});

/** Screens locked texts: keeps what was found, lets pass or holds, and sees to what follows. */
async function screenTexts(
  app: AppContext,
  tx: Tx,
  companyId: string,
  { waiting, screener, others }: { waiting: ScreenedReview[]; screener: Screener; others: OtherFinding[] },
): Promise<void> {
  const recent = await recentBodies(tx, companyId, COMPARED);
  const screened = waiting.map((review) => {
    const { language, findings } = screener.screen({
      body: review.body,
      grade: review.grade as Grade,
      authorName: review.authorName,
      formLanguage: review.language as Locale,
      // An edit is like the text it edits.
      recentBodies: recent.filter(({ id }) => id !== review.id),
    });
    const { outcome, rules: ofText } = screener.decide(findings);
    const rules = [...others.map(({ rule }) => rule), ...ofText];
    const held = rules.length > 0;
    const looked = !held && outcome === 'look';
    return { review, findings, rules, held, looked, language: language ?? review.language };
  });
  const now = await app.clock.now(tx);
  const rows = screened.flatMap(({ review: { id: reviewId, revision }, findings }) =>
    findingRows({ reviewId, revision, companyId }, findings, others, now),
  );
  if (rows.length > 0) await tx.insert(screeningFindings).values(rows);
  await applyScreening(app, tx, screened);
  for (const { review, held, looked, rules } of screened) {
    if (held) await followHold(app, tx, review, rules);
    if (looked) await askForLook(app, tx, review);
  }
}

/** What other rules than those about the text have found, but for bursts that a moderator has accepted. */
async function earlierFindings(tx: Tx, reviewId: string): Promise<OtherFinding[]> {
  const { rows } = await tx.execute<OtherFinding & Record<string, unknown>>(sql`
    select distinct on (f.rule) f.rule, f.version, f.weight, f.detail from engine.screening_findings f
    where f.review_id = ${reviewId} and f.rule in (${OWN_COMPANY_RULE.id}, ${DEVICE_RULE.id}, ${BURST_RULE.id})
      and not exists (
        select 1 from engine.moderation_cases m
        where m.kind = 'burst' and m.decision = 'accept' and m.subject_id::text = f.detail ->> 'burstId')
    order by f.rule, f.revision desc`);
  return rows.map(({ rule, version, weight, detail }) => ({ rule, version, weight, detail }));
}
