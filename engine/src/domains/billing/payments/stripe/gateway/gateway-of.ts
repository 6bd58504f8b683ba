import type { AppContext } from '../../../../../platform/context.ts';
import type { StripeSettings } from '../../../../../platform/settings/stripe.ts';
import { CardsOff } from './gateway.ts';
import type { CardGateway } from './gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

// One per process, which keeps its connections.
const made = new WeakMap<StripeSettings, CardGateway>();

/** The gateway that the settings name. @throws CardsOff without a key */
export function gatewayOf({ config: { STRIPE } }: Pick<AppContext, 'config'>): CardGateway {
  if (!STRIPE) throw new CardsOff();
  const gateway = made.get(STRIPE) ?? stripeGateway(STRIPE);
  made.set(STRIPE, gateway);
  return gateway;
}
