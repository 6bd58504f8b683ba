import type { AppContext } from '../../../../platform/context.ts';
import { detailsOf } from '../../details.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { saveCustomer } from './repo.ts';

/** The company's customer at Stripe, made if there is none, with the present billing details. */
export async function customerOf(app: AppContext, companyId: string): Promise<string> {
  const gateway = gatewayOf(app);
  const { stripeCustomer: known, name, email } = await detailsOf(app.db.queries, companyId);
  if (known && (await gateway.updateCustomer(known, { name, email }))) return known;
  const customer = await gateway.createCustomer(companyId, known);
  await gateway.updateCustomer(customer, { name, email });
  await app.db.tx((tx) => saveCustomer(tx, companyId, { stripeCustomer: customer, stripeCard: null }));
  return customer;
}
