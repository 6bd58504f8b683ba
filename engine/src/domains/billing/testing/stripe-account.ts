import type Stripe from 'stripe';
import { StripeFailure, formAt, invalid, textAt } from './stripe-protocol.ts';
import type { Form } from './stripe-protocol.ts';
import { aCard, aCustomer, aDispute, anEvent, anIntent, aRefund, aSession, stripeId } from './stripe-objects.ts';
import type { CardObject, EventObject } from './stripe-objects.ts';

/** What the bank says to cards by their last four digits, as those of Stripe's test cards. */
const REFUSALS: Record<string, { code: string; decline_code?: string }> = {
  '0002': { code: 'card_declined', decline_code: 'generic_decline' },
  '9995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '0069': { code: 'expired_card', decline_code: 'expired_card' },
};
/** Cards whose owner must consent to every payment. */
const WANTS_OWNER = new Set(['3184']);

const listOf = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url });

/** An account at Stripe: its objects, what can be done with them, and the events that follow. */
export function stripeAccount(pages: () => string, apiVersion: string) {
  const customers = new Map<string, Stripe.Customer | { id: string; object: 'customer'; deleted: true }>();
  const cards = new Map<string, CardObject>();
  const intents = new Map<string, Stripe.PaymentIntent>();
  const sessions = new Map<string, Stripe.Checkout.Session>();
  const refunds = new Map<string, Stripe.Refund>();
  const disputes = new Map<string, ReturnType<typeof aDispute>>();
  const configurations: object[] = [];
  const events: EventObject[] = [];
  const listeners: ((event: EventObject) => void)[] = [];

  const emit = (type: string, object: object): void => {
    const event = anEvent(type, object, apiVersion);
    events.push(event);
    for (const listener of listeners) listener(event);
  };
  function need<T>(found: T | undefined, what: string, id: string): T {
    if (found === undefined) throw invalid(`No such ${what}: '${id}'`, 'resource_missing');
    return found;
  }
  const customerOf = (id: string): Stripe.Customer => {
    const found = need(customers.get(id), 'customer', id);
    if (found.deleted) throw invalid(`No such customer: '${id}'`, 'resource_missing');
    return found;
  };
  const cardOf = (id: string): CardObject => need(cards.get(id), 'PaymentMethod', id);

  /** Charges a card; throws as Stripe does when the bank refuses. */
  function confirm(intent: Stripe.PaymentIntent, card: CardObject, hasOwner: boolean): void {
    const { last4 } = card.card;
    const refusal = !hasOwner && WANTS_OWNER.has(last4) ? { code: 'authentication_required' } : REFUSALS[last4];
    if (refusal) {
      const error = { type: 'card_error' as const, message: 'Your card was declined.', ...refusal };
      intent.status = 'requires_payment_method';
      intent.last_payment_error = { ...error, payment_method: card };
      emit('payment_intent.payment_failed', intent);
      throw new StripeFailure(402, { ...error, payment_intent: structuredClone(intent) });
    }
    Object.assign(intent, {
      status: 'succeeded',
      payment_method: card.id,
      amount_received: intent.amount,
      latest_charge: stripeId('ch'),
      last_payment_error: null,
    });
    emit('payment_intent.succeeded', intent);
  }

  const withIntent = (session: Stripe.Checkout.Session): Stripe.Checkout.Session => ({
    ...session,
    payment_intent: intents.get(String(session.payment_intent)) ?? null,
  });

  function createIntent(form: Form): Stripe.PaymentIntent {
    const customer = textAt(form, 'customer');
    customerOf(customer);
    const card = cardOf(textAt(form, 'payment_method'));
    if (card.customer !== customer) throw invalid('The provided PaymentMethod does not belong to this Customer.');
    const intent = anIntent({
      amount: Number(textAt(form, 'amount')),
      currency: textAt(form, 'currency'),
      customer,
      metadata: formAt(form, 'metadata'),
      description: textAt(form, 'description'),
    });
    intents.set(intent.id, intent);
    emit('payment_intent.created', intent);
    confirm(intent, card, textAt(form, 'off_session') !== 'true');
    return intent;
  }

  function createSession(form: Form): Stripe.Checkout.Session {
    const customer = textAt(form, 'customer');
    customerOf(customer);
    const price = ['line_items', '0', 'price_data'] as const;
    const session = aSession(
      {
        amount: Number(textAt(form, ...price, 'unit_amount')),
        currency: textAt(form, ...price, 'currency'),
        customer,
        metadata: formAt(form, 'metadata'),
        reference: textAt(form, 'client_reference_id'),
        locale: textAt(form, 'locale'),
        successUrl: textAt(form, 'success_url'),
        cancelUrl: textAt(form, 'cancel_url'),
      },
      pages(),
    );
    sessions.set(session.id, session);
    return session;
  }

  function cancel(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        'payment_intent_unexpected_state',
      );
    intent.status = 'canceled';
    emit('payment_intent.canceled', intent);
    return intent;
  }

  function expire(session: Stripe.Checkout.Session): Stripe.Checkout.Session {
    if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: 'expired', url: null });
    emit('checkout.session.expired', session);
    return session;
  }

  /** What the payer does on the page of a session. @throws StripeFailure when the bank refuses */
  function pay(sessionId: string, last4 = '4242'): Stripe.Checkout.Session {
    const session = need(sessions.get(sessionId), 'checkout.session', sessionId);
    if (session.status !== 'open') throw invalid('This session is not open.');
    const known = intents.get(String(session.payment_intent));
    const customer = String(session.customer);
    const asked = { amount: session.amount_total ?? 0, currency: session.currency ?? '', customer };
    const intent = known ?? anIntent({ ...asked, metadata: session.metadata ?? {} });
    intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    const card = aCard(customer, last4);
    confirm(intent, card, true);
    // Saved for later payments.
    cards.set(card.id, card);
    emit('payment_method.attached', card);
    Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
    emit('checkout.session.completed', session);
    return session;
  }

  function updateCustomer(customer: Stripe.Customer, form: Form): Stripe.Customer {
    for (const field of ['name', 'email'] as const) if (field in form) customer[field] = textAt(form, field) || null;
    const chosen = textAt(form, 'invoice_settings', 'default_payment_method');
    if (chosen) customer.invoice_settings.default_payment_method = chosen;
    emit('customer.updated', customer);
    return customer;
  }

  const shown = (id: string) => {
    const found = need(customers.get(id), 'customer', id);
    if (found.deleted) return found;
    const chosen = found.invoice_settings.default_payment_method;
    const method = typeof chosen === 'string' ? (cards.get(chosen) ?? null) : null;
    return { ...found, invoice_settings: { ...found.invoice_settings, default_payment_method: method } };
  };

  function removeCustomer(id: string): object {
    customerOf(id);
    const gone = { id, object: 'customer', deleted: true } as const;
    customers.set(id, gone);
    for (const card of cards.values()) if (card.customer === id) cards.delete(card.id);
    emit('customer.deleted', gone);
    return gone;
  }

  const cardsOf = (customer: string) => [...cards.values()].filter((card) => card.customer === customer).reverse();

  type Handler = (id: string, form: Form) => object;
  const ROUTES: [RegExp, Handler][] = [
    [
      /^POST \/v1\/customers$/,
      (_, form) => {
        const customer = aCustomer(formAt(form, 'metadata'));
        customers.set(customer.id, customer);
        return customer;
      },
    ],
    [/^GET \/v1\/customers\/(\w+)$/, shown],
    [/^POST \/v1\/customers\/(\w+)$/, (id, form) => updateCustomer(customerOf(id), form)],
    [/^DELETE \/v1\/customers\/(\w+)$/, removeCustomer],
    [/^GET \/v1\/customers\/(\w+)\/payment_methods$/, (id) => listOf('/v1/payment_methods', cardsOf(id))],
    [/^POST \/v1\/checkout\/sessions$/, (_, form) => createSession(form)],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (id) => withIntent(need(sessions.get(id), 'checkout.session', id))],
    [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, (id) => expire(need(sessions.get(id), 'checkout.session', id))],
    [/^POST \/v1\/payment_intents$/, (_, form) => createIntent(form)],
    [
      /^GET \/v1\/payment_intents$/,
      (_, form) =>
        listOf(
          '/v1/payment_intents',
          [...intents.values()].filter(({ customer }) => customer === textAt(form, 'customer')).reverse(),
        ),
    ],
    [/^GET \/v1\/payment_intents\/(\w+)$/, (id) => need(intents.get(id), 'payment_intent', id)],
    [/^POST \/v1\/payment_intents\/(\w+)\/cancel$/, (id) => cancel(need(intents.get(id), 'payment_intent', id))],
    [/^GET \/v1\/refunds$/, () => listOf('/v1/refunds', [...refunds.values()])],
    [/^GET \/v1\/refunds\/(\w+)$/, (id) => need(refunds.get(id), 'refund', id)],
    [/^GET \/v1\/disputes$/, () => listOf('/v1/disputes', [...disputes.values()])],
    [/^GET \/v1\/disputes\/(\w+)$/, (id) => need(disputes.get(id), 'dispute', id)],
    [/^GET \/v1\/events$/, () => listOf('/v1/events', [...events].reverse())],
    [/^GET \/v1\/billing_portal\/configurations$/, () => listOf('/v1/billing_portal/configurations', configurations)],
    [
      /^POST \/v1\/billing_portal\/configurations$/,
      (_, form) => {
        const made = {
          id: stripeId('bpc'),
          object: 'billing_portal.configuration',
          active: true,
          metadata: formAt(form, 'metadata'),
        };
        configurations.push(made);
        return made;
      },
    ],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      (_, form) => {
        const customer = customerOf(textAt(form, 'customer')).id;
        const back = encodeURIComponent(textAt(form, 'return_url'));
        return {
          id: stripeId('bps'),
          object: 'billing_portal.session',
          customer,
          url: `${pages()}/p/session/${customer}?back=${back}`,
        };
      },
    ],
  ];

  return {
    customers,
    cards,
    intents,
    sessions,
    events,
    /** Calls back with every event. */
    onEvent: (listener: (event: EventObject) => void) => void listeners.push(listener),
    pay,
    expire: (id: string) => expire(need(sessions.get(id), 'checkout.session', id)),
    /** What the customer does in the portal: another card, which is charged from now on. */
    changeCard(customer: string, last4: string, expires?: [number, number]): CardObject {
      const card = aCard(customer, last4, expires);
      cards.set(card.id, card);
      emit('payment_method.attached', card);
      const owner = customerOf(customer);
      owner.invoice_settings.default_payment_method = card.id;
      emit('customer.updated', owner);
      return card;
    },
    /** What staff do on Stripe's own pages. */
    refund(intentId: string, amount: number): Stripe.Refund {
      const refund = aRefund(need(intents.get(intentId), 'payment_intent', intentId), amount);
      refunds.set(refund.id, refund);
      emit('refund.created', refund);
      return refund;
    },
    /** What a card's owner does at their bank. */
    dispute(intentId: string) {
      const dispute = aDispute(need(intents.get(intentId), 'payment_intent', intentId));
      disputes.set(dispute.id, dispute);
      emit('charge.dispute.created', dispute);
      return dispute;
    },
    work(method: string, path: string, form: Form): object {
      const line = `${method} ${path.split('?')[0]}`;
      for (const [pattern, handler] of ROUTES) {
        const match = pattern.exec(line);
        if (match) return handler(match[1] ?? '', form);
      }
      throw invalid(`Unrecognized request URL (${line}).`, 'resource_missing');
    },
  };
}
