import { deadlines } from '../../src/domains/mediation/model.ts';
import { mediationMessages, mediations } from '../../src/domains/mediation/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import type { DemoMediation } from '../generator/mediations.ts';
import { insertRows } from './insert-rows.ts';

/** Open mediations of reviews that are there already. */
export async function loadMediations(tx: Tx, made: readonly DemoMediation[]): Promise<void> {
  await insertRows(
    tx,
    mediations,
    made.map(({ review, openedAt, messages, readAt }) => ({
      reviewId: review.id,
      companyId: review.companyId,
      state: messages.length > 0 ? ('talking' as const) : ('awaiting_merchant' as const),
      gradeBefore: review.grade,
      openedAt,
      ...deadlines(openedAt),
      readAt,
    })),
  );
  await insertRows(
    tx,
    mediationMessages,
    made.flatMap(({ review, messages }) =>
      messages.map((message) => ({ ...message, reviewId: review.id, companyId: review.companyId })),
    ),
  );
}
