import type { CreateOrder, CreatedOrder } from '@app/contracts/invitations';
import { NotFound, ValidationFailed, domainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanySuspended, subscriptionOf } from '../billing/public.ts';
import { ensureProducts } from '../catalog/public.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import * as configs from './config-repo.ts';
import { planOrder } from './order-plan.ts';
import type { OrderSetting } from './order-plan.ts';
import * as repo from './repo.ts';
import { dueAt } from './timing.ts';

export class OrderExists extends domainError('order_exists', 409) {}
export class PurchaseInFuture extends domainError('purchase_in_future', 422) {}

const DAY_MS = 24 * 3600 * 1000;

/** A company that takes orders, and how it invites. */
export interface Setup extends OrderSetting {
  company: Company;
}

/** The company and how it invites. @throws CompanyNotFound, CompanySuspended, NotFound for a strange `configId`. */
export async function collecting(
  app: AppContext,
  tx: Tx,
  companyId: string,
  configId: string | undefined,
): Promise<Setup> {
  const company = await companyById(tx, companyId);
  if (!company || company.state === 'blocked') throw new CompanyNotFound();
  if ((await subscriptionOf(app, tx, company)).state === 'suspended') throw new CompanySuspended();
  const own = await configs.listConfigs(tx, companyId);
  if (own.length === 0) own.push(await configs.ensureDefaultConfig(tx, company, await app.clock.now(tx)));
  const given = configId === undefined ? undefined : own.find(({ id }) => id === configId);
  if (configId !== undefined && !given) throw new NotFound();
  return { company, country: company.country, configs: own, given };
}

export interface AddedOrders {
  /** By order reference; those that the company had already are left out. */
  added: Map<string, repo.Invitation>;
  /** By order reference: whose customers cannot be reached as they should be. */
  refused: Map<string, FieldError>;
}

/** Orders with a product whose name asks for passwords or cards: it would stand in a mail. By order reference. */
async function namesThatFish(app: AppContext, batch: CreateOrder[]): Promise<Map<string, FieldError>> {
  const names = [...new Set(batch.flatMap(({ products }) => products.map(({ name }) => name)))];
  const faults = new Map((await app.wording.phishingIn(names)).map((fault) => [names[Number(fault.path)], fault]));
  return new Map(
    batch.flatMap(({ orderId, products }) => {
      const at = products.findIndex(({ name }) => faults.has(name));
      const fault = faults.get(products[at]?.name);
      return fault ? [[orderId, { ...fault, path: `products.${at}.name` }] as const] : [];
    }),
  );
}

/** Adds orders of one company. */
export async function addOrders(
  app: AppContext,
  tx: Tx,
  setup: Setup,
  batch: CreateOrder[],
  source: 'api' | 'panel' | 'csv',
  importId: string | null = null,
): Promise<AddedOrders> {
  const { company } = setup;
  const now = await app.clock.now(tx);
  const refused = await namesThatFish(app, batch);
  const planned = batch
    .filter(({ orderId }) => !refused.has(orderId))
    .flatMap((order) => {
      const plan = planOrder(setup, order);
      if (plan.ok) return [{ order, ...plan }];
      refused.set(order.orderId, plan.error);
      return [];
    });
  const products = await ensureProducts(
    tx,
    company.id,
    planned.flatMap(({ order }) =>
      order.products.map(({ productId, name, url, category = null }) => ({
        ...{ externalId: productId, name, url: url ?? null, category },
      })),
    ),
    now,
  );
  const rows = planned.map(({ order, config, contact }): repo.NewOrder => {
    const purchasedAt = order.purchasedAt ? new Date(order.purchasedAt) : now;
    const language = order.language ?? config.defaultLanguage;
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
        createdAt: now,
      },
      contact: { ...contact, name: order.name ?? null },
      productIds: [...new Set(order.products.flatMap(({ productId }) => products.get(productId) ?? []))],
      invitation: {
        configId: config.id,
        language: config.languageRule === 'order' ? language : config.defaultLanguage,
        dueAt: dueAt(purchasedAt, config, company.timeZone, now),
      },
    };
  });
  return { added: await repo.addOrders(tx, company.id, rows, now), refused };
}

/** Whether an order claims to be from tomorrow or later: a sign of a wrong date column. */
export function isFuturePurchase(order: CreateOrder, now: Date): boolean {
  return order.purchasedAt !== undefined && new Date(order.purchasedAt).getTime() > now.getTime() + DAY_MS;
}

/** One order, from the open API or the panel. @throws OrderExists, PurchaseInFuture, ValidationFailed */
export async function createOrder(
  ctx: RequestContext,
  companyId: string,
  input: CreateOrder,
  source: 'api' | 'panel',
): Promise<CreatedOrder> {
  return ctx.db.tenantTx(companyId, (tx) =>
    once(tx, { scope: `orders:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      if (isFuturePurchase(input, await ctx.clock.now(tx))) throw new PurchaseInFuture();
      const setup = await collecting(ctx, tx, companyId, input.configId);
      const { added, refused } = await addOrders(ctx, tx, setup, [input], source);
      const error = refused.get(input.orderId);
      if (error) throw new ValidationFailed({ where: 'body' }, [error]);
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
