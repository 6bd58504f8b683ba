import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { companiesToFold, foldChanges } from './aggregates.ts';
import { countsChanged } from './events.ts';
import { act } from './life.ts';
import type { lockWaiting } from './repo.ts';

export type ScreenedReview = Awaited<ReturnType<typeof lockWaiting>>[number];

/** What screening found for one review. */
export interface ScreeningOutcome {
  review: ScreenedReview;
  held: boolean;
  /** Rules that spoke, for the event; never the text. */
  rules: string[];
  /** The detected language, or the form's where the text is too short to tell. */
  language: string;
}

/** Lets the texts that passed become public and holds the others. Called in the transaction that locked them. */
export async function applyScreening(app: AppContext, tx: Tx, outcomes: ScreeningOutcome[]): Promise<void> {
  for (const { review, held, rules, language } of outcomes)
    await act(app, tx, review.id, held ? 'hold' : 'pass', { actor: 'screening', language, data: { rules } });
}

/** Folds a company's changed counts; also purges its pages from every site server's cache. */
export const foldCompany = defineJob({
  name: 'reviews.fold',
  data: z.object({ companyId: Id }),
  run: (app, { companyId }) => fold(app, companyId),
});

function fold(app: AppContext, companyId: string): Promise<void> {
  return app.db.tx(async (tx) => {
    const productIds = await foldChanges(tx, companyId);
    if (productIds) await app.outbox.publish(tx, countsChanged, { companyId, productIds });
  });
}

const LEFT_OVERS = 200;

/** Folds what a worker left that died between publishing and folding. */
export async function foldLeftOvers(app: AppContext): Promise<void> {
  const companyIds = await companiesToFold(app.db.read, LEFT_OVERS);
  await oneByOne(app, 'folding', companyIds, (companyId) => fold(app, companyId).then(() => 1));
}
