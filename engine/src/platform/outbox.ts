import { sql } from 'drizzle-orm';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import type { EventType, Job, Subscription } from './job.ts';
import { statement } from './statement.ts';

export interface Outbox {
  /** Queues a job as part of the transaction. `data` is checked here and again when it runs. */
  add<Data>(tx: Tx, job: Job<Data>, data: Data): Promise<void>;
  addAll<Data>(tx: Tx, job: Job<Data>, data: Data[]): Promise<void>;
  /** Queues one job for every subscriber of the event. */
  publish<Data>(tx: Tx, event: EventType<Data>, data: Data): Promise<void>;
}

const addRows = statement<never, { rows: string }>(
  'outbox.add',
  (value) => sql`
    insert into engine.outbox (id, job, data)
    select id, job, data from jsonb_to_recordset(${value('rows')}::jsonb) as row (id uuid, job text, data jsonb)`,
);

/** The door through which a transaction causes work: rows commit with it or not at all. */
export function createOutbox(subscriptions: Subscription[]): Outbox {
  const byEvent = new Map<string, string[]>();
  for (const { event, job } of subscriptions) byEvent.set(event, [...(byEvent.get(event) ?? []), job.name]);

  async function insert(tx: Tx, rows: { job: string; data: unknown }[]): Promise<void> {
    if (rows.length === 0) return;
    await addRows(tx, { rows: JSON.stringify(rows.map((row) => ({ id: newId(), ...row }))) });
  }

  return {
    add: (tx, job, data) => insert(tx, [{ job: job.name, data: job.data.parse(data) }]),
    addAll: (tx, job, data) =>
      insert(
        tx,
        data.map((one) => ({ job: job.name, data: job.data.parse(one) })),
      ),
    publish: (tx, event, data) => {
      const checked = event.data.parse(data);
      return insert(
        tx,
        (byEvent.get(event.name) ?? []).map((job) => ({ job, data: checked })),
      );
    },
  };
}
