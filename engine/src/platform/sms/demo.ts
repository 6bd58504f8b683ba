import { newId } from '../../kernel/ids.ts';
import type { Db } from '../db.ts';
import { smsOutbox } from '../schema.ts';
import { sql } from 'drizzle-orm';
import { smsSize } from './sms-size.ts';
import type { SmsSender } from './sms-sender.ts';

/** The newest messages that are kept. */
export const DEMO_SMS_LIMIT = 500;

export interface DemoSms {
  id: string;
  phone: string;
  body: string;
  segments: number;
  at: Date;
}

/** Sends nothing: stores messages in a table for the preview page. */
export function createDemoSms(db: Db): SmsSender {
  return {
    name: 'demo',
    deduplicates: true,
    partsBilled: () => 0,
    async send({ to, text, id }) {
      await db.queries
        .insert(smsOutbox)
        .values({ id: newId(), phone: to, body: text, segments: smsSize(text).segments, at: new Date() });
      await db.queries.execute(
        sql`delete from engine.sms_outbox where id in (select id from engine.sms_outbox order by id desc offset ${DEMO_SMS_LIMIT})`,
      );
      return { outcome: 'delivered', providerId: id };
    },
  };
}

/** Newest first. */
export async function listDemoSms(db: Db, limit = 100): Promise<DemoSms[]> {
  return db.queries
    .select()
    .from(smsOutbox)
    .orderBy(sql`id desc`)
    .limit(limit);
}
