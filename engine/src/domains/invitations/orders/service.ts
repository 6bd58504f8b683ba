import type { CreateOrder, CreatedOrder } from '@app/contracts/invitations';
import { NotFound, ValidationFailed, domainError } from '../../../kernel/errors.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanySuspended, subscriptionOf } from '../../billing/public.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { activeMarkets, resolveMarket } from '../../markets/public.ts';
import type { Market } from '../../markets/public.ts';
import * as configs from '../configs/repo.ts';
import { recordRefusedOrders, refusalReason } from '../order-coverage/refused-orders.ts';
import type { Contact } from '../opt-outs/addresses.ts';
import { planOrder } from './plan.ts';
import type { PlanContext } from './plan.ts';
import { isOptedOut } from '../opt-outs/service.ts';
import * as repo from '../repo.ts';
import { dueAt } from '../scheduling/timing.ts';

export class OrderExists extends domainError('order_exists', 409) {}
/** Nobody can be written to by it, or one of its products' names is refused. */
class OrderRefused extends ValidationFailed {}
export class PurchaseInFuture extends domainError('purchase_in_future', 422) {}

const DAY_MS = 24 * 3600 * 1000;

/** A company that may add orders, with its configurations. */
export interface OrderSetup extends PlanContext {
  company: Company;
  /** Besides the main one. */
  markets: Market[];
}

/** @throws CompanyNotFound, CompanySuspended, NotFound for an unknown `configId` */
export async function loadOrderSetup(
  app: AppContext,
  tx: Tx,
  companyId: string,
  configId: string | undefined,
): Promise<OrderSetup> {
  const company = await companyById(tx, companyId);
  if (!company || company.state === 'blocked') throw new CompanyNotFound();
  if ((await subscriptionOf(app, tx, company)).state === 'suspended') throw new CompanySuspended();
  const own = await configs.listConfigs(tx, companyId);
  if (own.length === 0) own.push(await configs.ensureDefaultConfig(tx, company, await app.clock.now(tx)));
  const requested = configId === undefined ? undefined : own.find(({ id }) => id === configId);
  if (configId !== undefined && !requested) throw new NotFound();
  return { company, markets: await activeMarkets(tx, companyId), country: company.country, configs: own, requested };
}

export interface AddedOrders {
  /** By order reference; without those that existed before. */
  added: Map<string, repo.Invitation>;
  /** Errors by order reference. */
  refused: Map<string, FieldError>;
}

/** Errors, by order reference, of product names that ask for passwords or cards: they would appear in a mail. */
async function findPhishingNames(app: AppContext, batch: CreateOrder[]): Promise<Map<string, FieldError>> {
  const names = [...new Set(batch.flatMap(({ products }) => products.map(({ name }) => name)))];
  const faults = new Map((await app.wording.findPhishing(names)).map((fault) => [names[Number(fault.path)], fault]));
  return new Map(
    batch.flatMap(({ orderId, products }) => {
      const at = products.findIndex(({ name }) => faults.has(name));
      const fault = faults.get(products[at]?.name);
      return fault ? [[orderId, { ...fault, path: `products.${at}.name` }] as const] : [];
    }),
  );
}

type Planned =
  | { ok: true; market: Market | null; config: configs.ConfigRow; contact: Contact }
  | { ok: false; error: FieldError };

/** The market of an order, and how its customer is invited there. */
function planIn(setup: OrderSetup, order: CreateOrder): Planned {
  const found = resolveMarket(setup.markets, setup.company.website, order.market);
  if (!found.ok) {
    const params = { values: found.known.join(', ') };
    return { ok: false, error: { path: 'market', code: 'invalid_value', params } };
  }
  const { market } = found;
  const plan = planOrder({ ...setup, country: market?.country ?? setup.country }, order);
  return plan.ok ? { ...plan, market } : plan;
}

/** Adds orders of one company with their scheduled invitations. */
export async function addOrders(
  app: AppContext,
  tx: Tx,
  setup: OrderSetup,
  batch: CreateOrder[],
  source: 'api' | 'panel' | 'csv',
  importId: string | null = null,
): Promise<AddedOrders> {
  const { company } = setup;
  const now = await app.clock.now(tx);
  const refused = await findPhishingNames(app, batch);
  const planned = batch
    .filter(({ orderId }) => !refused.has(orderId))
    .flatMap((order) => {
      const plan = planIn(setup, order);
      if (plan.ok) return [{ order, ...plan }];
      refused.set(order.orderId, plan.error);
      return [];
    });
  const products = await ensureProducts(
    tx,
    company.id,
    planned.flatMap(({ order }) =>
      order.products.map(({ productId, name, url, category = null, imageUrl = null, gtin, mpn, brand }) => ({
        externalId: productId,
        name,
        url: url ?? null,
        category,
        imageUrl,
        gtin,
        mpn,
        brand,
      })),
    ),
    now,
  );
  const rows = planned.map(({ order, market, config, contact }): repo.NewOrder => {
    const purchasedAt = order.purchasedAt ? new Date(order.purchasedAt) : now;
    const usual = market?.language ?? config.defaultLanguage;
    const language = order.language ?? usual;
    return {
      order: {
        id: newId(),
        companyId: company.id,
        orderRef: order.orderId,
        purchasedAt,
        language,
        basis: order.basis,
        source,
        importId,
        marketId: market?.id ?? null,
        createdAt: now,
      },
      contact: { ...contact, name: order.name ?? null },
      productIds: [...new Set(order.products.flatMap(({ productId }) => products.get(productId) ?? []))],
      invitation: {
        configId: config.id,
        language: config.languageRule === 'order' ? language : usual,
        dueAt: dueAt(purchasedAt, config, market?.timeZone ?? company.timeZone, now),
      },
    };
  });
  return { added: await repo.addOrders(tx, company.id, rows, now), refused };
}

/** Whether an order is dated more than a day ahead: a sign of a wrong date column. */
export function isFuturePurchase(order: CreateOrder, now: Date): boolean {
  return order.purchasedAt !== undefined && new Date(order.purchasedAt).getTime() > now.getTime() + DAY_MS;
}

/**
 * A member who enters an order is told at once that nothing would be sent; orders by API are accepted, and end when due.
 * @throws ValidationFailed
 */
async function assertNotOptedOut(app: AppContext, tx: Tx, setup: OrderSetup, order: CreateOrder): Promise<void> {
  const plan = planIn(setup, order);
  if (!plan.ok || !(await isOptedOut(app, tx, setup.company.id, plan.contact))) return;
  const path = plan.config.channel === 'sms' ? 'phone' : 'email';
  throw new ValidationFailed({ where: 'body' }, [{ path, code: 'address_opted_out' }]);
}

/** Adds one order, from the open API or the panel. @throws OrderExists, PurchaseInFuture, ValidationFailed */
export async function createOrder(
  ctx: RequestContext,
  companyId: string,
  input: CreateOrder,
  source: 'api' | 'panel',
): Promise<CreatedOrder> {
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `orders:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      if (isFuturePurchase(input, await ctx.clock.now(tx))) throw new PurchaseInFuture();
      const setup = await loadOrderSetup(ctx, tx, companyId, input.configId);
      if (source === 'panel') await assertNotOptedOut(ctx, tx, setup, input);
      const { added, refused } = await addOrders(ctx, tx, setup, [input], source);
      const error = refused.get(input.orderId);
      if (error) throw new OrderRefused({ where: 'body' }, [error]);
      const invitation = added.get(input.orderId);
      if (!invitation) throw new OrderExists({ orderId: input.orderId });
      await audit(ctx, tx, 'order.created', invitation.orderId);
      return {
        id: invitation.orderId,
        orderId: input.orderId,
        invitation: { id: invitation.id, state: invitation.state, dueAt: invitation.dueAt.toISOString() },
      };
    }),
  );
}

/**
 * Adds an order that a shop's system reports. One that is refused because nobody could be written to counts as not
 * invited until it is reported with an address. @throws as `createOrder`
 */
export async function reportOrder(ctx: RequestContext, companyId: string, input: CreateOrder): Promise<CreatedOrder> {
  try {
    return await createOrder(ctx, companyId, input, 'api');
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error;
    const field = error.errors[0]?.path ?? null;
    await ctx.db.tenantTx(companyId, async (tx) =>
      recordRefusedOrders(
        tx,
        companyId,
        [{ orderRef: input.orderId, reason: refusalReason(field) }],
        await ctx.clock.now(tx),
      ),
    );
    if (input.email !== undefined || input.phone !== undefined) throw error;
    throw new ValidationFailed({ where: 'body' }, [{ path: 'email', code: 'email_or_phone' }]);
  }
}
