import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compose } from '../../../engine/src/entry/compose.ts';
import { readConfig } from '../../../engine/src/platform/config.ts';
import type { AppContext } from '../../../engine/src/platform/context.ts';
import { migrate } from '../../../engine/src/platform/database/migrate.ts';
import { environmentOf } from '../../../scripts/lib/start/parts.ts';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { startProcess } from '../../../scripts/lib/processes/processes.ts';
import type { RunningProcess } from '../../../scripts/lib/processes/processes.ts';
import { secretsIn } from '../../../scripts/lib/settings/secrets.ts';
import { readSettings } from '../../../scripts/lib/settings/settings.ts';
import { freePort } from '../../support/free-port.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startSmtpSink } from '../../support/smtp-sink.ts';
import { startAgent } from './agents/start-agent.ts';
import type { Agent } from './agents/start-agent.ts';
import { chooseCores, nodeOn } from './agents/cores.ts';
import type { Cores } from './agents/cores.ts';
import { familyPart, processPart } from './processor-time.ts';
import type { Part } from './processor-time.ts';
import type { IdleMachine } from './idle-machine.ts';

/** PostgreSQL's settings that determine the cost of a commit. */
const REPORTED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'jit'];

/** What the measures share: a durable PostgreSQL, a mail sink, a folder, and processes that generate load. */
export interface BenchEnvironment {
  cores: Cores;
  folder: string;
  databaseUrl: string;
  smtpUrl: string;
  /** Creates another, empty database on the same server. @returns its URL */
  newDatabase(name: string): Promise<string>;
  postgresSettings: Record<string, string>;
  /** The engine's platform in this process, for preparation and inspection. */
  app: AppContext;
  env: NodeJS.ProcessEnv;
  /** On the load's core. */
  loader: Agent;
  /** On the server's core, for baselines without the server. */
  bare: Agent;
  /** Processes whose CPU time is measured: PostgreSQL with its connections, and the baseline. */
  postgres: Part;
  driver: Part;
  say(line: string): void;
  quiet: IdleMachine;
  /** Starts an engine API on the server's core, on another database if one is given, with more arguments of Node. */
  startApi(databaseUrl?: string, nodeArgs?: readonly string[]): Promise<{ port: number; process: RunningProcess }>;
  /** Registers a function to run before the rest is closed. */
  onClose(close: () => unknown): void;
  close(): Promise<void>;
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  await ask(serverUrl, `create database ${pg.escapeIdentifier(name)}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function reportedSettings(url: string): Promise<BenchEnvironment['postgresSettings']> {
  const rows = await ask<{ name: string; value: string }>(
    url,
    'select name, current_setting(name) as value from pg_settings where name = any($1) order by name',
    [REPORTED],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The parts' environment as in production, but logging warnings only. */
function environment(databaseUrl: string, smtpUrl: string, folder: string, port: number): NodeJS.ProcessEnv {
  const settings = readSettings({ PORT: String(port) }, { values: {}, problems: [] });
  const address = `http://localhost:${port}`;
  const addresses = {
    publicUrl: address,
    engineUrl: address,
    cmsUrl: '',
    workerUrl: '',
    builderUrl: '',
    inboxUrl: '',
    smtpUrl,
    databaseUrl,
  };
  const ports = { frontDoor: port, engine: port, cms: 0, worker: 0, builder: 0, inbox: 0, smtp: 0 };
  return {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    ...environmentOf(settings, secretsIn(folder), addresses, ports, folder),
    LOG_LEVEL: 'warn',
  };
}

/** Closes everything in reverse order, also after failures. */
class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

export async function openBenchEnvironment({
  say,
  quiet,
}: Pick<BenchEnvironment, 'say' | 'quiet'>): Promise<BenchEnvironment> {
  const closers = new Closers();
  try {
    return await buildStage({ say, quiet }, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function buildStage(
  { say, quiet }: Pick<BenchEnvironment, 'say' | 'quiet'>,
  closers: Closers,
): Promise<BenchEnvironment> {
  const cores = chooseCores();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  closers.add(() => rmSync(folder, { recursive: true, force: true }));
  const server = await startPostgres({ durable: true });
  closers.add(() => server.stop());
  const mail = await startSmtpSink();
  closers.add(() => mail.stop());
  const databaseUrl = await createDatabase(server.url, 'bench');
  const postgresSettings = await reportedSettings(databaseUrl);
  await migrate(databaseUrl);
  const port = await freePort();
  const env = environment(databaseUrl, mail.url, folder, port);
  const { app, close } = compose('bench', readConfig(env));
  closers.add(close);
  const [loader, bare] = await Promise.all([startAgent(cores.load), startAgent(cores.server)]);
  closers.add(() => [loader, bare].forEach((agent) => agent.stop()));
  return {
    cores,
    folder,
    databaseUrl,
    smtpUrl: mail.url,
    postgresSettings,
    app,
    env,
    loader,
    bare,
    say,
    quiet,
    postgres: familyPart('PostgreSQL', server.pid),
    driver: processPart('driver', bare.pid),
    newDatabase: (name) => createDatabase(server.url, name),
    onClose: (then) => closers.add(then),
    async startApi(ownDatabase, nodeArgs = []) {
      const program = fromRoot('engine', 'src', 'entry', 'api.ts');
      const node = nodeOn(cores.server, [...nodeArgs, '--import', '@app/jsx', program]);
      const own = ownDatabase === undefined ? undefined : await freePort();
      const at = own ?? port;
      const api = startProcess({
        name: 'the engine API',
        ...node,
        readyUrl: `http://127.0.0.1:${at}/readyz`,
        env: own === undefined ? env : { ...env, ENGINE_PORT: String(own), DATABASE_URL: ownDatabase },
      });
      closers.add(() => api.stop());
      await api.ready();
      return { port: at, process: api };
    },
    close: () => closers.closeAll(),
  };
}
