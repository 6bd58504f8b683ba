import type Stripe from 'stripe';
import type { Locale } from '@app/contracts/common';
import type { StripeSettings } from '../../../../../platform/settings/stripe.ts';
import { toStripeAmount } from './amounts.ts';
import { AttemptUsedUp, CardsUnavailable, WebhookForged } from './gateway.ts';
import type { CardGateway, Order } from './gateway.ts';
import { METADATA, checkoutSeen, intentSeen, reversalSeen } from './seen.ts';

/** Longer than Stripe takes for a payment, shorter than people wait. */
const TIMEOUT_MS = 25_000;
/** Of the customer's payments among which one is looked for. */
const RECENT = 100;
const WITH_INTENT = { expand: ['payment_intent.latest_charge'] };
const WITH_CHARGE = { expand: ['latest_charge'] };
/** Names our configuration of the portal among those of the account. */
const PORTAL = 'cards-only';

/** Languages that Stripe's pages call otherwise; of those that it lacks the browser's is taken. */
const STRIPE_LOCALES: Partial<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  bs: 'auto',
  no: 'nb',
  sr: 'auto',
  uk: 'auto',
};
const localeOf = (locale: Locale) => STRIPE_LOCALES[locale] ?? locale;

const metadataOf = ({ attemptId, chargeId, companyId }: Order) => ({
  [METADATA.attempt]: attemptId,
  [METADATA.charge]: chargeId,
  [METADATA.company]: companyId,
});

const amountOf = ({ amount, currency }: Order) => ({
  amount: toStripeAmount(amount, currency),
  currency: currency.toLowerCase(),
});

/** Why a card was refused; the library has an empty text where Stripe names no reason of the bank. */
const refusalOf = ({ decline_code: byBank, code }: { decline_code?: string; code?: string }): string =>
  [byBank, code].find(Boolean) ?? 'card_declined';

/** What an event is about; of a card the customer whose it is. */
function subjectOf(object: object): string {
  const { object: kind, id, customer } = object as { object?: string; id?: unknown; customer?: unknown };
  return String((kind === 'payment_method' ? customer : id) ?? '');
}

/** The gateway over Stripe's own library, which is loaded with the first call. */
export function stripeGateway(settings: StripeSettings): CardGateway {
  const { hostname, port, protocol } = new URL(settings.STRIPE_URL);
  let loading: Promise<{ stripe: Stripe; errors: typeof Stripe.errors }> | undefined;
  const load = () =>
    (loading ??= import('stripe').then(({ default: Library }) => ({
      stripe: new Library(settings.STRIPE_SECRET_KEY, {
        host: hostname,
        port: port || (protocol === 'http:' ? 80 : 443),
        protocol: protocol === 'http:' ? 'http' : 'https',
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
      }),
      errors: Library.errors,
    })));

  /** No answer, a failure of Stripe's own, or too many requests: whether it was done is not known. */
  async function call<T>(work: (stripe: Stripe, errors: typeof Stripe.errors) => Promise<T>): Promise<T> {
    const { stripe, errors } = await load();
    try {
      return await work(stripe, errors);
    } catch (error) {
      const known = error instanceof errors.StripeError ? error : undefined;
      const isTemporary =
        known instanceof errors.StripeConnectionError ||
        known instanceof errors.StripeAPIError ||
        known instanceof errors.StripeRateLimitError ||
        known?.statusCode === 409;
      if (known instanceof errors.StripeIdempotencyError && known.statusCode !== 409)
        throw new AttemptUsedUp(known.message, { cause: error });
      throw isTemporary ? Object.assign(new CardsUnavailable(), { cause: error }) : error;
    }
  }

  const isMissing = (error: unknown, errors: typeof Stripe.errors): boolean =>
    error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

  const readIntent = (id: string) =>
    call(async (stripe) => intentSeen(await stripe.paymentIntents.retrieve(id, WITH_CHARGE)));
  const readCheckout = (id: string) =>
    call(async (stripe) => checkoutSeen(await stripe.checkout.sessions.retrieve(id, WITH_INTENT)));

  async function portalConfiguration(stripe: Stripe): Promise<string> {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: RECENT });
    const found = data.find(({ metadata }) => metadata?.['purpose'] === PORTAL);
    if (found) return found.id;
    const features = { payment_method_update: { enabled: true } };
    return (await stripe.billingPortal.configurations.create({ features, metadata: { purpose: PORTAL } })).id;
  }

  return {
    async readEvent(body, signature = '') {
      const { stripe, errors } = await load();
      for (const secret of settings.STRIPE_WEBHOOK_SECRET) {
        try {
          const { id, type, data } = stripe.webhooks.constructEvent(body, signature, secret);
          return { id, type, objectId: subjectOf(data.object) };
        } catch (error) {
          if (!(error instanceof errors.StripeSignatureVerificationError)) throw new WebhookForged();
        }
      }
      throw new WebhookForged();
    },

    createCustomer: (companyId, previous) =>
      call(async (stripe) => {
        const params = { metadata: { [METADATA.company]: companyId } };
        return (await stripe.customers.create(params, { idempotencyKey: `customer:${companyId}:${previous ?? ''}` }))
          .id;
      }),

    updateCustomer: (customer, { name, email }) =>
      call(async (stripe, errors) => {
        try {
          await stripe.customers.update(customer, { name, email: email ?? '' });
          return true;
        } catch (error) {
          if (isMissing(error, errors)) return false;
          throw error;
        }
      }),

    deleteCustomer: (customer) =>
      call(async (stripe, errors) => {
        try {
          await stripe.customers.del(customer);
        } catch (error) {
          if (!isMissing(error, errors)) throw error;
        }
      }),

    createCheckout: (order) =>
      call(async (stripe) => {
        const { amount, currency } = amountOf(order);
        const metadata = metadataOf(order);
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer: order.customer,
            client_reference_id: order.chargeId,
            metadata,
            payment_intent_data: { metadata, setup_future_usage: 'off_session', description: order.title },
            allowed_payment_method_types: ['card'],
            // Invoices are in the currency of the charge, and so must be what is paid.
            adaptive_pricing: { enabled: false },
            line_items: [
              { quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: order.title } } },
            ],
            locale: localeOf(order.locale),
            success_url: order.paidUrl,
            cancel_url: order.backUrl,
          },
          { idempotencyKey: order.attemptId },
        );
        return checkoutSeen(session);
      }),

    readCheckout,

    expireCheckout: (id) =>
      call(async (stripe, errors) => {
        try {
          return checkoutSeen(await stripe.checkout.sessions.expire(id));
        } catch (error) {
          // It is not open any more.
          if (error instanceof errors.StripeInvalidRequestError) return readCheckout(id);
          throw error;
        }
      }),

    chargeCard: (order) =>
      call(async (stripe, errors) => {
        const { customer, card, title, attemptId } = order;
        const params: Stripe.PaymentIntentCreateParams = {
          ...amountOf(order),
          customer,
          payment_method: card,
          allowed_payment_method_types: ['card'],
          confirm: true,
          off_session: true,
          description: title,
          metadata: metadataOf(order),
          ...WITH_CHARGE,
        };
        try {
          return intentSeen(await stripe.paymentIntents.create(params, { idempotencyKey: attemptId }));
        } catch (error) {
          if (error instanceof errors.StripeCardError && error.payment_intent)
            return { ...intentSeen(error.payment_intent), failure: refusalOf(error) };
          // The card or the customer is gone: nothing was created.
          if (error instanceof errors.StripeInvalidRequestError)
            return { refused: error.code ?? 'invalid_request', message: error.message };
          throw error;
        }
      }),

    readIntent,

    cancelIntent: (id) =>
      call(async (stripe, errors) => {
        try {
          return intentSeen(await stripe.paymentIntents.cancel(id, WITH_CHARGE));
        } catch (error) {
          if (error instanceof errors.StripeInvalidRequestError) return readIntent(id);
          throw error;
        }
      }),

    findIntent: (customer, attemptId) =>
      call(async (stripe) => {
        const { data } = await stripe.paymentIntents.list({ customer, limit: RECENT });
        return data.map(intentSeen).find((one) => one.attemptId === attemptId);
      }),

    readCard: (customer) =>
      call(async (stripe, errors) => {
        try {
          const found = await stripe.customers.retrieve(customer, {
            expand: ['invoice_settings.default_payment_method'],
          });
          if (found.deleted) return null;
          const chosen = found.invoice_settings.default_payment_method;
          const newest = async () =>
            (await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 1 })).data[0];
          const method = chosen && typeof chosen !== 'string' ? chosen : await newest();
          if (!method?.card) return null;
          const { brand, last4, exp_year: year, exp_month: month } = method.card;
          return { id: method.id, brand, last4, expires: `${year}-${String(month).padStart(2, '0')}` };
        } catch (error) {
          if (isMissing(error, errors)) return null;
          throw error;
        }
      }),

    chooseCard: (customer, card) =>
      call(async (stripe) => {
        await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
      }),

    createPortal: (customer, backUrl, locale) =>
      call(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer,
          configuration: await portalConfiguration(stripe),
          return_url: backUrl,
          locale: localeOf(locale),
        });
        return session.url;
      }),

    readReversal: (kind, id) =>
      call(async (stripe) =>
        reversalSeen(kind === 'refund' ? await stripe.refunds.retrieve(id) : await stripe.disputes.retrieve(id)),
      ),

    recentReversals: (since) =>
      call(async (stripe) => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found: (Stripe.Refund | Stripe.Dispute)[] = [];
        for await (const refund of stripe.refunds.list({ created, limit: RECENT })) found.push(refund);
        for await (const dispute of stripe.disputes.list({ created, limit: RECENT })) found.push(dispute);
        return found.map(reversalSeen);
      }),
  };
}
