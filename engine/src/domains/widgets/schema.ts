import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { WIDGET_KINDS } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from '../reviews/schema-columns.ts';
import { entryCodes } from '../reviews/schema-company.ts';

/** What a company embeds in its own pages. */
export const widgets = engine.table(
  'widgets',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: WIDGET_KINDS }).notNull(),
    name: text('name').notNull(),
    settings: jsonb('settings').$type<WidgetSettings>().notNull(),
    /** Host names that it may stand on, with their subdomains; empty: any. */
    domains: text('domains')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Opens the review form from the widget; closed when the code is revoked. */
    entryCodeId: uuid('entry_code_id')
      .notNull()
      .references(() => entryCodes.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('widgets_company').on(t.companyId, t.id), tenantPolicy()],
);

/** How often a widget was seen and clicked on a day of its company's time zone. Nothing tells by whom. */
export const widgetCounts = engine.table(
  'widget_counts',
  {
    widgetId: uuid('widget_id')
      .notNull()
      .references(() => widgets.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.widgetId, t.day] }), index('widget_counts_day').on(t.day), tenantPolicy()],
);
