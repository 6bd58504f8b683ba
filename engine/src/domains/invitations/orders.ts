import type { CreateOrder, CreatedOrder } from '@app/contracts/invitations';
import { NotFound, domainError } from '../../kernel/errors.ts';
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
import { dueAt } from './model.ts';
import * as configs from './config-repo.ts';
import type { ConfigRow } from './config-repo.ts';
import * as repo from './repo.ts';

export class OrderExists extends domainError('order_exists', 409) {}
export class PurchaseInFuture extends domainError('purchase_in_future', 422) {}

const DAY_MS = 24 * 3600 * 1000;

/** The company and how it invites. @throws CompanyNotFound, CompanySuspended, NotFound for a strange `configId`. */
export async function collecting(
  app: AppContext,
  tx: Tx,
  companyId: string,
  configId: string | undefined,
): Promise<{ company: Company; config: ConfigRow }> {
  const company = await companyById(tx, companyId);
  if (!company || company.state === 'blocked') throw new CompanyNotFound();
  if ((await subscriptionOf(app, tx, company)).state === 'suspended') throw new CompanySuspended();
  const config = configId
    ? await configs.configById(tx, companyId, configId)
    : ((await configs.listConfigs(tx, companyId)).find(({ active }) => active) ??
      (await configs.ensureDefaultConfig(tx, company, await app.clock.now(tx))));
  if (!config) throw new NotFound();
  return { company, config };
}

/** Adds orders of one company; those it has already are left out of the answer. */
export async function addOrders(
  app: AppContext,
  tx: Tx,
  { company, config }: { company: Company; config: ConfigRow },
  batch: CreateOrder[],
  source: 'api' | 'panel' | 'csv',
  importId: string | null = null,
): Promise<Map<string, repo.Invitation>> {
  const now = await app.clock.now(tx);
  const products = await ensureProducts(
    tx,
    company.id,
    batch.flatMap((order) =>
      order.products.map(({ productId, name, url }) => ({ externalId: productId, name, url: url ?? null })),
    ),
    now,
  );
  const rows = batch.map((order): repo.NewOrder => {
    const purchasedAt = order.purchasedAt ? new Date(order.purchasedAt) : now;
    return {
      order: {
        id: newId(),
        companyId: company.id,
        orderRef: order.orderId,
        purchasedAt,
        language: order.language ?? config.defaultLanguage,
        basis: order.basis,
        source,
        importId,
        createdAt: now,
      },
      contact: { email: order.email, phone: order.phone ?? null, name: order.name ?? null },
      productIds: [...new Set(order.products.flatMap(({ productId }) => products.get(productId) ?? []))],
      invitation: { configId: config.id, dueAt: dueAt(purchasedAt, config, company.timeZone, now) },
    };
  });
  return repo.addOrders(tx, company.id, rows, now);
}

/** Whether an order claims to be from tomorrow or later: a sign of a wrong date column. */
export function isFuturePurchase(order: CreateOrder, now: Date): boolean {
  return order.purchasedAt !== undefined && new Date(order.purchasedAt).getTime() > now.getTime() + DAY_MS;
}

/** One order, from the open API or the panel. @throws OrderExists, PurchaseInFuture */
export async function createOrder(
  ctx: RequestContext,
  companyId: string,
  input: CreateOrder,
  source: 'api' | 'panel',
): Promise<CreatedOrder> {
  return ctx.db.tenantTx(companyId, (tx) =>
    once(tx, { scope: `orders:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      if (isFuturePurchase(input, await ctx.clock.now(tx))) throw new PurchaseInFuture();
      const added = await addOrders(ctx, tx, await collecting(ctx, tx, companyId, input.configId), [input], source);
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
