import { sql } from 'drizzle-orm';
import { appeal } from '../../domains/moderation/appeals.ts';
import { decide } from '../../domains/moderation/decide.ts';
import { reportReview } from '../../domains/moderation/reports.ts';
import { answerReview } from '../../domains/reviews/company-acts-answer.ts';
import { uploadPhoto } from '../../domains/reviews/photos.ts';
import { callOf } from './caller.ts';
import { write } from './customers.ts';
import type { Customer, Scene } from './customers.ts';
import { paintPlants } from './pictures.ts';
import { SAID, WORDS } from './words.ts';
import { workOff } from './work.ts';

/** Who refused a text first: nobody who signs in, so that every moderator of the demo is a second one. */
const FIRST_MODERATOR = { staffId: 'demo', name: 'Demo', role: 'moderator' } as const;
const PHOTOS = 2;

export async function heldByWords(scene: Scene, customer: Customer): Promise<void> {
  await write(scene, customer, WORDS.insulted);
}

export async function heldByPersonalData(scene: Scene, customer: Customer): Promise<void> {
  await write(scene, customer, WORDS.personal);
}

/** A visitor doubts that a public review is genuine. */
export async function reported(scene: Scene, customer: Customer): Promise<void> {
  const reviewId = await write(scene, customer, WORDS.praised);
  const visitor = callOf(scene.app, { who: 'visitor' });
  await reportReview(visitor, reviewId, { reason: 'not_genuine', text: SAID.report });
}

/** A moderator has refused a text, and its author asks for a second one. */
export async function appealed(scene: Scene, customer: Customer): Promise<void> {
  const { app } = scene;
  const reviewId = await write(scene, customer, WORDS.linked);
  const idOf = async (query: ReturnType<typeof sql>) => (await app.db.read.execute<{ id: string }>(query)).rows[0]?.id;
  const held = await idOf(
    sql`select id from engine.moderation_cases where review_id = ${reviewId} and kind = 'review'`,
  );
  // Its staff may have taken the rule out.
  if (held === undefined) return;
  const moderator = callOf(app, { who: 'moderator', staff: FIRST_MODERATOR });
  await decide(moderator, held, { decision: 'refuse', ground: 'link', note: SAID.refusal });
  const refusal = await idOf(
    sql`select id from engine.statements_of_reasons where review_id = ${reviewId} and effect = 'rejected'`,
  );
  if (refusal === undefined) throw new Error('a refusal without its statement of reasons');
  await appeal(customer.call, app.tokens.derive('statement', refusal), { text: SAID.appeal });
}

/** A review with photos; the merchant's answer to it names a number that is not the company's, and is held. */
export async function photographed(scene: Scene, customer: Customer): Promise<void> {
  const { app, companyId, owner } = scene;
  const photoIds: string[] = [];
  for (let scenery = 0; scenery < PHOTOS; scenery++)
    photoIds.push((await uploadPhoto(customer.call, customer.token, await paintPlants(scenery))).id);
  const reviewId = await write(scene, customer, { ...WORDS.shown, photoIds });
  await answerReview(callOf(app, { who: 'owner', member: owner }), companyId, reviewId, SAID.answer);
  await workOff(scene);
}
