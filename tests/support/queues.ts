import { hasRedis, startRedis } from './redis.ts';
import type { TestRedis } from './redis.ts';

/** A queue backend: its name, and how to start what it needs. */
export type QueueChoice = [name: string, start: () => Promise<TestRedis | undefined>];

export const ON_POSTGRESQL: QueueChoice = ['PostgreSQL', async () => undefined];
/** Only if this machine has Redis; the summary of the tests says when it has none. */
export const ON_REDIS: QueueChoice[] = hasRedis() ? [['Redis', () => startRedis()]] : [];
