import { writeAsMerchant } from '../../src/domains/mediation/merchant.ts';
import { showToReviewer, reviseInMediation, writeAsReviewer } from '../../src/domains/mediation/reviewer.ts';
import { callOf } from './caller.ts';
import { write } from './customers.ts';
import type { Customer } from './customers.ts';
import type { Scene } from './scene.ts';
import { MESSAGE_TEXTS, REVIEW_TEXTS } from './customer-texts.ts';
import { workOff } from './work.ts';

/** A low grade that was talked about until its author changed it: a mediation that has ended. */
export async function mediated(scene: Scene, customer: Customer): Promise<void> {
  const { app, companyId, owner } = scene;
  const reviewId = await write(scene, customer, REVIEW_TEXTS.complained);
  const token = app.tokens.derive('mediation', reviewId);
  await writeAsMerchant(callOf(app, { who: 'owner', member: owner }), companyId, reviewId, MESSAGE_TEXTS.merchant);
  await showToReviewer(customer.call, token);
  await writeAsReviewer(customer.call, token, MESSAGE_TEXTS.reviewer);
  await reviseInMediation(customer.call, token, REVIEW_TEXTS.reconciled);
  await workOff(scene);
}
