import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compose } from '../../../engine/src/entry/compose.ts';
import { readConfig } from '../../../engine/src/platform/config.ts';
import type { AppContext } from '../../../engine/src/platform/context.ts';
import { migrate } from '../../../engine/src/platform/migrate.ts';
import { environmentOf } from '../../../scripts/lib/parts.ts';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { startProcess } from '../../../scripts/lib/processes.ts';
import type { RunningProcess } from '../../../scripts/lib/processes.ts';
import { secretsIn } from '../../../scripts/lib/secrets.ts';
import { readSettings } from '../../../scripts/lib/settings.ts';
import { freePort } from '../../support/free-port.ts';
import { startPostgres } from '../../support/postgres.ts';
import { startSmtpSink } from '../../support/smtp-sink.ts';
import { startAgent } from './agents.ts';
import type { Agent } from './agents.ts';
import { chooseCores, nodeOn } from './cores.ts';
import type { Cores } from './cores.ts';
import { familyPart, processPart } from './processor-time.ts';
import type { Part } from './processor-time.ts';
import type { Quiet } from './quiet.ts';

/** Of PostgreSQL, as far as they decide what a commit costs. */
const REPORTED = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'jit'];

/** What the measures share: a durable PostgreSQL, a mail sink, a folder, processes that make load. */
export interface Stage {
  cores: Cores;
  folder: string;
  databaseUrl: string;
  smtpUrl: string;
  /** Makes another, empty database on the same server. @returns its address. */
  newDatabase(name: string): Promise<string>;
  postgresSettings: Record<string, string>;
  /** The engine's platform in this process, for preparing and looking. */
  app: AppContext;
  env: NodeJS.ProcessEnv;
  /** On the core of the load. */
  loader: Agent;
  /** On the core of the server: what runs bare runs where the server would. */
  bare: Agent;
  /** Whose processor time is told apart: PostgreSQL with the processes of its connections, and what runs bare. */
  postgres: Part;
  driver: Part;
  say(line: string): void;
  quiet: Quiet;
  /** Starts an engine API on the core of the server; on a database of its own if one is given. */
  startApi(databaseUrl?: string): Promise<{ port: number; process: RunningProcess }>;
  /** Runs this before the rest is closed. */
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

async function reportedSettings(url: string): Promise<Stage['postgresSettings']> {
  const rows = await ask<{ name: string; value: string }>(
    url,
    'select name, current_setting(name) as value from pg_settings where name = any($1) order by name',
    [REPORTED],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** The environment of the parts as in production, but that they log nothing below warnings. */
function environment(databaseUrl: string, smtpUrl: string, folder: string, port: number): NodeJS.ProcessEnv {
  const settings = readSettings({ PORT: String(port) }, { values: {}, problems: [] });
  const address = `http://localhost:${port}`;
  const addresses = {
    ...{ publicUrl: address, engineUrl: address, cmsUrl: '', workerUrl: '', builderUrl: '', inboxUrl: '' },
    ...{ smtpUrl, databaseUrl },
  };
  const ports = { frontDoor: port, engine: port, cms: 0, worker: 0, builder: 0, inbox: 0, smtp: 0 };
  return {
    ...{ PATH: process.env['PATH'], HOME: process.env['HOME'] },
    ...environmentOf(settings, secretsIn(folder), addresses, ports, folder),
    LOG_LEVEL: 'warn',
  };
}

/** Ends in reverse order what was begun, whatever fails. */
class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async closeAll(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

export async function openStage({ say, quiet }: Pick<Stage, 'say' | 'quiet'>): Promise<Stage> {
  const closers = new Closers();
  try {
    return await buildStage({ say, quiet }, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function buildStage({ say, quiet }: Pick<Stage, 'say' | 'quiet'>, closers: Closers): Promise<Stage> {
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
    ...{ cores, folder, databaseUrl, smtpUrl: mail.url, postgresSettings, app, env, loader, bare, say, quiet },
    ...{ postgres: familyPart('PostgreSQL', server.pid), driver: processPart('driver', bare.pid) },
    newDatabase: (name) => createDatabase(server.url, name),
    onClose: (then) => closers.add(then),
    async startApi(ownDatabase) {
      const node = nodeOn(cores.server, ['--import', '@app/jsx', fromRoot('engine', 'src', 'entry', 'api.ts')]);
      const own = ownDatabase === undefined ? undefined : await freePort();
      const at = own ?? port;
      const api = startProcess({
        ...{ name: 'the engine API', ...node, readyUrl: `http://127.0.0.1:${at}/readyz` },
        env: own === undefined ? env : { ...env, ENGINE_PORT: String(own), DATABASE_URL: ownDatabase },
      });
      closers.add(() => api.stop());
      await api.ready();
      return { port: at, process: api };
    },
    close: () => closers.closeAll(),
  };
}
