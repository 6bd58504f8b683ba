import { and, desc, eq, sql } from 'drizzle-orm';
import type { Widget } from '@app/contracts/widgets/widgets';
import { WIDGET_COUNT_DAYS } from '@app/contracts/widgets/kinds';
import type { Queries, TenantTx } from '../../platform/db.ts';
import { WidgetNotFound } from './model.ts';
import { widgets } from './schema.ts';

export type WidgetRow = typeof widgets.$inferSelect;
export type Counts = Pick<Widget, 'views' | 'clicks'>;
const NONE: Counts = { views: 0, clicks: 0 };

/** Settings that were saved before there were markets have none. */
const whole = (row: WidgetRow): WidgetRow => ({
  ...row,
  settings: { ...row.settings, market: row.settings.market ?? null },
});

const own = (tx: TenantTx, id: string) => and(eq(widgets.companyId, tx.companyId), eq(widgets.id, id));

/** Newest first. */
export async function listWidgets(tx: TenantTx): Promise<WidgetRow[]> {
  const rows = await tx.select().from(widgets).where(eq(widgets.companyId, tx.companyId)).orderBy(desc(widgets.id));
  return rows.map(whole);
}

export async function addWidget(tx: TenantTx, widget: WidgetRow): Promise<void> {
  await tx.insert(widgets).values(widget);
}

/** @throws WidgetNotFound */
export async function lockWidget(tx: TenantTx, id: string): Promise<WidgetRow> {
  const [found] = await tx.select().from(widgets).where(own(tx, id)).for('update');
  if (!found) throw new WidgetNotFound();
  return whole(found);
}

export async function saveWidget(tx: TenantTx, id: string, change: Partial<WidgetRow>): Promise<void> {
  await tx.update(widgets).set(change).where(own(tx, id));
}

export async function deleteWidget(tx: TenantTx, id: string): Promise<void> {
  await tx.delete(widgets).where(own(tx, id));
}

/** For everybody: the one that a page embeds. */
export async function widgetById(queries: Queries, id: string): Promise<WidgetRow | undefined> {
  const [found] = await queries.select().from(widgets).where(eq(widgets.id, id));
  return found && whole(found);
}

/** Views and clicks of the last days, by widget. */
export async function readCounts(tx: TenantTx): Promise<(id: string) => Counts> {
  const { rows } = await tx.execute<Counts & { id: string }>(sql`
    select n.widget_id as id, sum(n.views)::int as views, sum(n.clicks)::int as clicks
    from engine.widget_counts n join engine.companies c on c.id = n.company_id
    where n.company_id = ${tx.companyId}
      and n.day > (engine.app_now() at time zone c.time_zone)::date - ${WIDGET_COUNT_DAYS}::int
    group by n.widget_id`);
  const counted = new Map(rows.map(({ id, views, clicks }) => [id, { views, clicks }]));
  return (id) => counted.get(id) ?? NONE;
}
