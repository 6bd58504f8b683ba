import { writeAsMerchant } from '../../domains/mediation/merchant.ts';
import { openForReviewer, reviseInMediation, writeAsReviewer } from '../../domains/mediation/reviewer.ts';
import { callOf } from './caller.ts';
import { write } from './customers.ts';
import type { Customer, Scene } from './customers.ts';
import { SAID, WORDS } from './words.ts';
import { workOff } from './work.ts';

/** A low grade that was talked about until its author changed it: a mediation that has ended. */
export async function mediated(scene: Scene, customer: Customer): Promise<void> {
  const { app, companyId, owner } = scene;
  const reviewId = await write(scene, customer, WORDS.complained);
  const token = app.tokens.derive('mediation', reviewId);
  await writeAsMerchant(callOf(app, { who: 'owner', member: owner }), companyId, reviewId, SAID.merchant);
  await openForReviewer(customer.call, token);
  await writeAsReviewer(customer.call, token, SAID.reviewer);
  await reviseInMediation(customer.call, token, WORDS.reconciled);
  await workOff(scene);
}
