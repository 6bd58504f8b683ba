import { sql } from 'drizzle-orm';
import express from 'express';
import type { Express } from 'express';
import { Registry, collectDefaultMetrics, Gauge } from 'prom-client';
import type { AppContext } from '../platform/context.ts';
import { QUEUES } from '../platform/job.ts';
import type { JobQueue } from '../platform/queue/queue.ts';

/**
 * `/healthz` (the process lives), `/readyz` (its database answers; `degraded` names what does not, and is done without:
 * `limits` counts requests in each process, `queue` leaves jobs in the outbox), `/metrics` (Prometheus; the front door
 * has no way to it).
 */
export function mountHealth(server: Express, app: AppContext, metrics: Registry, queue?: JobQueue): void {
  server.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  server.get('/readyz', async (_req, res) => {
    try {
      await app.db.queries.execute(sql`select 1`);
      const degraded = [app.throttle.isDegraded() && 'limits', queue?.isReachable() === false && 'queue'].filter(
        Boolean,
      );
      res.json({ status: 'ready', ...(degraded.length > 0 && { degraded }) });
    } catch {
      res.status(503).json({ status: 'waiting for the database' });
    }
  });
  server.get('/metrics', async (_req, res) => {
    res.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** A worker's health server, with the depth of its queues. */
export function createHealthServer(app: AppContext, queue: JobQueue): Express {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'],
    registers: [metrics],
    async collect() {
      for (const name of QUEUES) {
        for (const [state, count] of Object.entries(await queue.counts(name))) this.set({ queue: name, state }, count);
      }
    },
  });
  new Gauge({
    name: 'outbox_rows',
    help: 'Outbox rows without a result, and dead letters',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      const { rows } = await app.db.queries.execute<{ waiting: number; dead: number }>(
        sql`select (select count(*)::int from engine.outbox) as waiting, (select count(*)::int from engine.dead_letters) as dead`,
      );
      this.set({ state: 'waiting' }, rows[0]?.waiting ?? 0);
      this.set({ state: 'dead' }, rows[0]?.dead ?? 0);
    },
  });
  const server = express();
  server.disable('x-powered-by');
  mountHealth(server, app, metrics, queue);
  return server;
}
