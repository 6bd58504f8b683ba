import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';

/** Views and clicks that are not written yet, by widget. */
type Waiting = Map<string, { views: number; clicks: number }>;

const FLUSH_MS = 5_000;
/** Ids that do not exist take memory too; beyond it they are not counted. */
const MAX_WAITING = 20_000;

interface Counter {
  waiting: Waiting;
  timer: NodeJS.Timeout | undefined;
}
const counters = new WeakMap<object, Counter>();

function counterOf({ db }: Pick<AppContext, 'db'>): Counter {
  const counter = counters.get(db) ?? { waiting: new Map(), timer: undefined };
  counters.set(db, counter);
  return counter;
}

/**
 * Counts a view or click. However many there are, a process writes one row per widget every five seconds; what a process
 * that is killed has not written is lost.
 */
export function countWidget(app: AppContext, id: string, what: 'views' | 'clicks'): void {
  const counter = counterOf(app);
  const known = counter.waiting.get(id);
  if (known) known[what] += 1;
  else if (counter.waiting.size < MAX_WAITING) counter.waiting.set(id, { views: 0, clicks: 0, [what]: 1 });
  counter.timer ??= setTimeout(() => {
    counter.timer = undefined;
    flushWidgetCounts(app).catch((error: unknown) => app.log.error({ err: error }, 'views of widgets are lost'));
  }, FLUSH_MS).unref();
}

/** Writes what is counted, by the day in each company's time zone. Ids of no widget are dropped. */
export async function flushWidgetCounts(app: AppContext): Promise<void> {
  const counter = counterOf(app);
  const rows = [...counter.waiting].map(([id, counts]) => ({ id, ...counts }));
  counter.waiting = new Map();
  if (rows.length === 0) return;
  // In the order of ids, so that processes that write at the same time do not wait for each other in a circle.
  await app.db.queries.execute(sql`
    insert into engine.widget_counts (widget_id, company_id, day, views, clicks)
    select w.id, w.company_id, (engine.app_now() at time zone c.time_zone)::date, n.views, n.clicks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, views int, clicks int)
    join engine.widgets w on w.id = n.id join engine.companies c on c.id = w.company_id
    order by w.id
    on conflict (widget_id, day) do update
    set views = widget_counts.views + excluded.views, clicks = widget_counts.clicks + excluded.clicks`);
}
