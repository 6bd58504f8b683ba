import { z } from 'zod';
import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Grade, Locale } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { ReviewSubmission, applyScreening, lockReviewsToScreen, recentBodies } from '../../reviews/public.ts';
import type { ScreenedReview } from '../../reviews/public.ts';
import { BURST_RULE, checkBurst } from '../bursts/bursts.ts';
import { checkDevice } from '../devices/device-marks.ts';
import { DEVICE_RULE } from '../devices/device-rule.ts';
import { findingRows } from './finding-rows.ts';
import { openHoldCase, openSecondLookCase } from './review-cases.ts';
import type { SubmissionFinding } from './submission-finding.ts';
import { OWN_COMPANY_RULE, checkOwnCompany } from './own-company.ts';
import { screeningFindings } from '../schema.ts';
import { openScreener } from '../screener.ts';
import type { Screener } from '../screener.ts';

/** Number of the company's recent texts that a new one is compared with. */
const RECENT_TEXTS = 200;

/**
 * Screens a submission, and publishes or holds each of its reviews. In one transaction: a repeated run finds all of them
 * waiting or none.
 */
export const screenSubmission = defineJob({
  name: 'moderation.screen',
  data: ReviewSubmission,
  async run(app, submission) {
    const { submissionId, companyId } = submission;
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockReviewsToScreen(tx, companyId, { submissionId });
      if (waiting.length === 0) return;
      const invited = waiting.every(({ origin }) => origin === 'verified');
      const device = await checkDevice(app, tx, submission, invited);
      const ownCompany = await checkOwnCompany(tx, submission);
      const burst = await checkBurst(app, tx, companyId);
      await screenTexts(app, tx, companyId, {
        waiting,
        screener,
        submissionFindings: [...ownCompany, ...device, ...burst],
      });
    });
  },
});

/** Screens the texts of imported reviews only: a file comes from no reviewer's device and is not a burst. */
export const screenImported = defineJob({
  name: 'moderation.screen-imported',
  data: z.object({ submissionId: Id, companyId: Id }),
  async run(app, { submissionId, companyId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockReviewsToScreen(tx, companyId, { submissionId });
      if (waiting.length > 0) await screenTexts(app, tx, companyId, { waiting, screener, submissionFindings: [] });
    });
  },
});

/** Screens an edit: its text, with the findings about its submission that held the review before. */
export const screenRevision = defineJob({
  name: 'moderation.screen-revision',
  data: z.object({ companyId: Id, reviewId: Id }),
  async run(app, { companyId, reviewId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const waiting = await lockReviewsToScreen(tx, companyId, { reviewId });
      const [review] = waiting;
      if (!review) return;
      // An edit does not evade rules that are not about the text.
      const submissionFindings = review.state === 'held' ? await earlierSubmissionFindings(tx, reviewId) : [];
      await screenTexts(app, tx, companyId, { waiting, screener, submissionFindings });
    });
  },
});

/** Screens locked texts: stores findings, publishes or holds, and opens cases. */
async function screenTexts(
  app: AppContext,
  tx: Tx,
  companyId: string,
  {
    waiting,
    screener,
    submissionFindings,
  }: { waiting: ScreenedReview[]; screener: Screener; submissionFindings: SubmissionFinding[] },
): Promise<void> {
  const recent = await recentBodies(tx, companyId, RECENT_TEXTS);
  const screened = waiting.map((review) => {
    const { language, findings } = screener.screen({
      body: review.body,
      grade: review.grade as Grade,
      authorName: review.authorName,
      formLanguage: review.language as Locale,
      // An edit is always similar to the text it replaces.
      recentBodies: recent.filter(({ id }) => id !== review.id),
      statistics: true,
    });
    const isHeldAnyway = submissionFindings.some(({ weight }) => weight === 'hold');
    const { outcome, rules: textRules } = screener.decide(findings, { otherSigns: submissionFindings.length });
    const held = isHeldAnyway || outcome === 'hold';
    const rules = held ? [...submissionFindings.map(({ rule }) => rule), ...textRules] : [];
    const needsSecondLook = !held && outcome === 'look';
    return { review, findings, rules, held, needsSecondLook, language: language ?? review.language };
  });
  const now = await app.clock.now(tx);
  const rows = screened.flatMap(({ review: { id: reviewId, revision }, findings }) =>
    findingRows({ reviewId, revision, companyId }, findings, submissionFindings, now),
  );
  if (rows.length > 0) await tx.insert(screeningFindings).values(rows);
  await applyScreening(app, tx, screened);
  for (const { review, held, needsSecondLook, rules } of screened) {
    if (held) await openHoldCase(app, tx, review, rules);
    if (needsSecondLook) await openSecondLookCase(app, tx, review);
  }
}

/** A review's findings about its submission, without bursts that a moderator has accepted. */
async function earlierSubmissionFindings(tx: Tx, reviewId: string): Promise<SubmissionFinding[]> {
  const { rows } = await tx.execute<SubmissionFinding & Record<string, unknown>>(sql`
    select distinct on (f.rule) f.rule, f.version, f.weight, f.detail from engine.screening_findings f
    where f.review_id = ${reviewId} and f.rule in (${OWN_COMPANY_RULE.id}, ${DEVICE_RULE.id}, ${BURST_RULE.id})
      and not exists (
        select 1 from engine.moderation_cases m
        where m.kind = 'burst' and m.decision = 'accept' and m.subject_id::text = f.detail ->> 'burstId')
    order by f.rule, f.revision desc`);
  return rows.map(({ rule, version, weight, detail }) => ({ rule, version, weight, detail }));
}
