import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { newId } from '../kernel/ids.ts';
import type { Tx } from './db.ts';
import { statement } from './database/statement.ts';

/** What the outbox needs of a job or an event: its name and the schema of its data. */
interface Message<Data> {
  name: string;
  data: z.ZodType<Data>;
}

export interface Outbox {
  /** Queues a job as part of the transaction. `data` is validated here and again when it runs. */
  add<Data>(tx: Tx, job: Message<Data>, data: Data): Promise<void>;
  addAll<Data>(tx: Tx, job: Message<Data>, data: Data[]): Promise<void>;
  /** Queues one job for every subscriber of the event. */
  publish<Data>(tx: Tx, event: Message<Data>, data: Data): Promise<void>;
}

const addRows = statement<never, { rows: string }>(
  'outbox.add',
  (value) => sql`
    insert into engine.outbox (id, job, data)
    select id, job, data from jsonb_to_recordset(${value('rows')}::jsonb) as row (id uuid, job text, data jsonb)`,
);

/** The transactional outbox: jobs are committed with the transaction or not at all. */
export function createOutbox(subscriptions: readonly { event: string; job: { name: string } }[]): Outbox {
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
