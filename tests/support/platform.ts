import pg from 'pg';
import { aMerchant } from '../../engine/src/domains/companies/testing.ts';
import type { TestMerchant } from '../../engine/src/domains/companies/testing.ts';
import { compose } from '../../engine/src/entry/compose.ts';
import { readConfig } from '../../engine/src/platform/config.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { ApiClient } from './api-client.ts';
import { freePort } from './free-port.ts';
import { cloneDatabase } from './postgres.ts';
import { startProcess } from './processes.ts';
import type { RunningProcess } from './processes.ts';
import { startSmtpSink } from './smtp-sink.ts';
import type { SmtpSink } from './smtp-sink.ts';

export interface PlatformOptions {
  apis?: number;
  workers?: number;
  concurrency?: number;
  redisUrl?: string | undefined;
  /** More settings of the engine's processes. */
  env?: NodeJS.ProcessEnv;
}

export type { TestMerchant };

/** The engine's processes on their own database, sending mails to a sink. */
export interface TestPlatform {
  apis: ApiClient[];
  api: ApiClient;
  workers: RunningProcess[];
  mail: SmtpSink;
  databaseUrl: string;
  publicUrl: string;
  pool: pg.Pool;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  startWorker(): Promise<RunningProcess>;
  aMerchant(company?: Parameters<typeof aMerchant>[1]): Promise<TestMerchant>;
  /** Moves the clock of all rules, e.g. by `'8 days'`. */
  shiftClock(interval: string): Promise<void>;
  stop(): Promise<void>;
}

const DAY_MS = 24 * 3600 * 1000;
const NODE_ARGS = ['--import', '@app/jsx'];

export async function startPlatform({
  apis = 1,
  workers = 1,
  concurrency = 4,
  redisUrl,
  env: more = {},
}: PlatformOptions = {}): Promise<TestPlatform> {
  const database = await cloneDatabase();
  const mail = await startSmtpSink();
  const ports = await Promise.all(Array.from({ length: apis }, () => freePort()));
  const publicUrl = `http://localhost:${ports[0]}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    NODE_OPTIONS: '',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: publicUrl,
    WORKER_CONCURRENCY: String(concurrency),
    REDIS_URL: redisUrl ?? '',
    CMS_URL: '',
    DATABASE_POOL: '10',
    ...more,
  };
  const start = async (name: string, entry: string, port: number, extra: NodeJS.ProcessEnv) => {
    const running = startProcess({
      name,
      args: [...NODE_ARGS, fromRoot('engine', 'src', 'entry', entry)],
      env: { ...env, ...extra },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    });
    await running.ready();
    return running;
  };
  const startWorker = async () => {
    const port = await freePort();
    const worker = await start('worker', 'worker.ts', port, { WORKER_PORT: String(port) });
    running.workers.push(worker);
    return worker;
  };
  const running: { apis: RunningProcess[]; workers: RunningProcess[] } = { apis: [], workers: [] };
  running.apis = await Promise.all(ports.map((port) => start('api', 'api.ts', port, { ENGINE_PORT: String(port) })));
  for (let i = 0; i < workers; i++) await startWorker();

  // The test's own access to the database, for what has no HTTP endpoint.
  const { app, close } = compose('test', readConfig({ ...env, LOG_LEVEL: 'silent' }));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // A connection that is still closing when its database is dropped reports an error that concerns nobody.
  pool.on('error', () => undefined);
  const clients = ports.map((port) => new ApiClient(`http://127.0.0.1:${port}`, publicUrl));

  return {
    apis: clients,
    api: clients[0] as ApiClient,
    workers: running.workers,
    mail,
    databaseUrl: database.url,
    publicUrl,
    pool,
    query: async (text, values) => (await pool.query(text, values)).rows,
    startWorker,
    // Not new: many reviews of one minute are no burst.
    aMerchant: (given) => aMerchant(app, { createdAt: new Date(Date.now() - 20 * DAY_MS), ...given }),
    async shiftClock(interval) {
      const client = await pool.connect();
      try {
        await client.query("set app.allow_clock_shift = 'on'");
        await client.query('select engine.shift_clock($1::interval)', [interval]);
      } finally {
        client.release(true);
      }
    },
    async stop() {
      await Promise.all([...running.apis, ...running.workers].map((one) => one.stop()));
      await pool.end();
      await close();
      await mail.stop();
      await database.drop();
    },
  };
}
