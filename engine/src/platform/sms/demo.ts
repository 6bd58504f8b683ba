import { newId } from '../../kernel/ids.ts';
import type { Db } from '../db.ts';
import { smsOutbox } from '../schema.ts';
import { sql } from 'drizzle-orm';
import { sizeOf } from './segments.ts';
import type { SmsSender } from './sms.ts';

/** So many messages are kept. */
export const KEPT_SMS = 500;

export interface ShownSms {
  id: string;
  phone: string;
  body: string;
  segments: number;
  at: Date;
}

/** Sends nothing: keeps messages in a table, for the demo's page. */
export function createDemoSms(db: Db): SmsSender {
  return {
    name: 'demo',
    sendsOnce: true,
    async send({ to, text, id }) {
      await db.read
        .insert(smsOutbox)
        .values({ id: newId(), phone: to, body: text, segments: sizeOf(text).segments, at: new Date() });
      await db.read.execute(
        sql`delete from engine.sms_outbox where id in (select id from engine.sms_outbox order by id desc offset ${KEPT_SMS})`,
      );
      return { outcome: 'delivered', providerId: id };
    },
  };
}

/** Newest first. */
export async function shownSms(db: Db, limit = 100): Promise<ShownSms[]> {
  return db.read
    .select()
    .from(smsOutbox)
    .orderBy(sql`id desc`)
    .limit(limit);
}
