import { sql } from 'drizzle-orm';
import { createAppeal } from '../../src/domains/moderation/appeals/create-appeal.ts';
import { decideCase } from '../../src/domains/moderation/decisions/decide-case.ts';
import { reportReview } from '../../src/domains/moderation/reports/report-review.ts';
import { answerReview } from '../../src/domains/reviews/company/answers.ts';
import { uploadPhoto } from '../../src/domains/reviews/photos/photos.ts';
import { callOf } from './caller.ts';
import { write } from './customers.ts';
import type { Customer } from './customers.ts';
import type { Scene } from './scene.ts';
import { paintPlants } from './pictures.ts';
import { MESSAGE_TEXTS, REVIEW_TEXTS } from './customer-texts.ts';
import { workOff } from './work.ts';

/** The first moderator of appealed cases: no demo account, so that every demo moderator may decide the appeal. */
const FIRST_MODERATOR = { staffId: 'demo', name: 'Demo', role: 'moderator' } as const;
const PHOTOS = 2;

export async function heldByWords(scene: Scene, customer: Customer): Promise<void> {
  await write(scene, customer, REVIEW_TEXTS.insulted);
}

export async function heldByPersonalData(scene: Scene, customer: Customer): Promise<void> {
  await write(scene, customer, REVIEW_TEXTS.personal);
}

/** A visitor doubts that a public review is genuine. */
export async function reported(scene: Scene, customer: Customer): Promise<void> {
  const reviewId = await write(scene, customer, REVIEW_TEXTS.praised);
  const visitor = callOf(scene.app, { who: 'visitor' });
  await reportReview(visitor, reviewId, { reason: 'not_genuine', text: MESSAGE_TEXTS.report });
}

/** A moderator has refused a text, and its author asks for a second one. */
export async function appealed(scene: Scene, customer: Customer): Promise<void> {
  const { app } = scene;
  const reviewId = await write(scene, customer, REVIEW_TEXTS.linked);
  const idOf = async (query: ReturnType<typeof sql>) =>
    (await app.db.queries.execute<{ id: string }>(query)).rows[0]?.id;
  const held = await idOf(
    sql`select id from engine.moderation_cases where review_id = ${reviewId} and kind = 'review'`,
  );
  // Its staff may have taken the rule out.
  if (held === undefined) return;
  const moderator = callOf(app, { who: 'moderator', staff: FIRST_MODERATOR });
  await decideCase(moderator, held, { decision: 'refuse', ground: 'link', note: MESSAGE_TEXTS.refusal });
  const refusal = await idOf(
    sql`select id from engine.statements_of_reasons where review_id = ${reviewId} and effect = 'rejected'`,
  );
  if (refusal === undefined) throw new Error('a refusal without its statement of reasons');
  await createAppeal(customer.call, app.tokens.derive('statement', refusal), { text: MESSAGE_TEXTS.appeal });
}

/** A review with photos; the merchant's answer to it names a number that is not the company's, and is held. */
export async function photographed(scene: Scene, customer: Customer): Promise<void> {
  const { app, companyId, owner } = scene;
  const photoIds: string[] = [];
  for (let scenery = 0; scenery < PHOTOS; scenery++)
    photoIds.push((await uploadPhoto(customer.call, customer.token, await paintPlants(scenery))).id);
  const reviewId = await write(scene, customer, { ...REVIEW_TEXTS.shown, photoIds });
  await answerReview(callOf(app, { who: 'owner', member: owner }), companyId, reviewId, MESSAGE_TEXTS.answer);
  await workOff(scene);
}
