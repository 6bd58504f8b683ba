import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase, startDatabase } from '../database/start-database.ts';
import type { RunningDatabase } from '../database/start-database.ts';
import { hashOf, stampIn } from '../start/build-stamp.ts';
import { TASKS, addressesOf, environmentOf, inboxPart, defaultPorts } from '../start/parts.ts';
import type { Addresses, Ports } from '../start/parts.ts';
import { ROOT, fromRoot } from '../paths.ts';
import { freePortNear } from '../processes/ports.ts';
import { describeExit, startProcess } from '../processes/processes.ts';
import type { ProcessSpec, RunningProcess } from '../processes/processes.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import { UserError } from '../user-error.ts';
import { watchFiles } from './watch-files.ts';
import { ReloadingPart } from './reloading-part.ts';
import type { Terminal } from './terminal.ts';

export interface DevPlatformOptions {
  settings: Settings;
  secrets: Secrets;
  brand: string;
  dataDir: string;
  baseEnv: NodeJS.ProcessEnv;
  /** Debuggers of engine, worker and site listen at 9229, 9230 and 9231. */
  inspect: boolean;
  terminal: Terminal;
}

/** What the database is filled from: unchanged, it needs neither migrations nor seeds. */
const CONTENT = ['engine/migrations', 'engine/demo', 'cms/src/migrations', 'cms/src/seed'];
const TEXTS = fromRoot('locales') + path.sep;
const isText = (file: string): boolean => file.startsWith(TEXTS) && file.endsWith('.json');
const MIGRATIONS = fromRoot('engine', 'migrations');

/** All parts of the product in development: each restarts when its files change. */
export class DevPlatform {
  readonly #options: DevPlatformOptions;
  readonly #processes = new Set<RunningProcess>();
  readonly #parts: ReloadingPart[] = [];
  #database: Promise<RunningDatabase> | undefined;
  #stopWatching: (() => Promise<void>) | undefined;
  #stopping = false;
  #env: NodeJS.ProcessEnv = {};

  constructor(options: DevPlatformOptions) {
    this.#options = options;
  }

  /** Resolves when the site, the API and the worker answer; the cms may follow later. */
  async start(): Promise<Addresses> {
    const { settings, secrets, dataDir, baseEnv } = this.#options;
    const ports = await choosePorts(settings.PORT);
    const { url, isFilled } = await this.#openDatabase();
    const addresses = addressesOf(settings, ports, url);
    this.#env = {
      ...baseEnv,
      ...environmentOf(settings, secrets, addresses, ports, dataDir),
      NODE_ENV: 'development',
    };
    for (const key of ['UPLOADS_DIR', 'RELEASES_DIR']) mkdirSync(this.#env[key] ?? '', { recursive: true });

    const site = this.#part('site', 'site/dev/main.ts', `http://127.0.0.1:${ports.frontDoor}/healthz`, 9231);
    const inbox = settings.SMTP_URL ? undefined : this.#startInbox(ports, addresses);
    const content = this.#fill(isFilled).then(() => {
      const api = this.#part('api', 'engine/src/entry/api.ts', `${addresses.engineUrl}/readyz`, 9229);
      const worker = this.#part('worker', 'engine/src/entry/worker.ts', `${addresses.workerUrl}/readyz`, 9230);
      return Promise.all([api, worker]);
    });
    await Promise.all([site, inbox, content]);
    this.#stopWatching = watchFiles((files) => this.#changed(files));
    writeFileSync(this.#runFile, JSON.stringify({ pid: process.pid, databaseUrl: url }), { mode: 0o600 });
    void this.#keepCms();
    return addresses;
  }

  /** Restarts engine, worker and site. */
  restart(): void {
    for (const part of this.#parts) void part.start('you asked for it');
  }

  /** Stops everything, the database last. */
  async stop(): Promise<void> {
    this.#stopping = true;
    rmSync(this.#runFile, { force: true });
    await this.#stopWatching?.();
    await Promise.all([...this.#parts, ...this.#processes].map((one) => one.stop()));
    await this.#database?.then(
      (database) => database.stop(),
      () => undefined,
    );
  }

  get #runFile(): string {
    return path.join(this.#options.dataDir, 'run.json');
  }

  async #openDatabase(): Promise<{ url: string; isFilled: Filled }> {
    const { settings, secrets, brand, dataDir, terminal } = this.#options;
    if (settings.DATABASE_URL) {
      await checkDatabase(settings.DATABASE_URL);
      return { url: settings.DATABASE_URL, isFilled: { now: () => false, remember: () => undefined } };
    }
    this.#database = startDatabase({ dataDir, brand, password: secrets.databasePassword, port: settings.PORT + 32 });
    const database = await this.#database;
    terminal.linesOf('database')(`is ready, in ${database.dataDir}`);
    const stamp = stampIn(path.join(dataDir, 'dev'), 'content', path.join(database.dataDir, 'PG_VERSION'));
    const made = hashOf(CONTENT);
    return { url: database.url, isFilled: { now: () => stamp.isFresh(made), remember: () => stamp.set(made) } };
  }

  /** Migrates and seeds, unless the database was filled from the same files. */
  async #fill(isFilled: Filled): Promise<void> {
    if (isFilled.now()) return;
    const inOrder = async (...tasks: ProcessSpec[]): Promise<void> => {
      for (const task of tasks) await this.#run(task);
    };
    await Promise.all([inOrder(TASKS.engineMigrate, TASKS.engineSeed), inOrder(TASKS.cmsPrepare)]);
    isFilled.remember();
  }

  async #run(task: ProcessSpec): Promise<void> {
    const { terminal } = this.#options;
    const say = terminal.linesOf('setup');
    const since = performance.now();
    say(`${task.name} …`);
    const running = this.#spawn(task);
    const exit = await running.exited;
    if (this.#stopping) throw new UserError('The start was stopped.');
    if (exit.code !== 0)
      throw new UserError(`${task.name} ${describeExit(exit)}. Its last lines:\n${running.lastLines(30)}`);
    say(`${task.name} is done (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  }

  async #startInbox(ports: Ports, { inboxUrl }: Addresses): Promise<void> {
    const mailDir = path.join(this.#options.dataDir, 'mails');
    mkdirSync(mailDir, { recursive: true });
    const spec = { ...inboxPart(ports, mailDir), readyUrl: `${inboxUrl}/api/email`, readyPort: ports.smtp };
    await this.#spawn(spec).ready();
  }

  #part(name: string, entry: string, readyUrl: string, inspectPort: number): Promise<void> {
    const onLine = this.#options.terminal.linesOf(name);
    const part = new ReloadingPart({
      name,
      entry,
      readyUrl,
      onLine,
      say: onLine,
      env: this.#env,
      root: ROOT,
      cache: fromRoot('node_modules', '.cache', 'dev'),
      ...(name === 'site' && { follows: isText }),
      ...(this.#options.inspect && { inspectPort }),
      // Open pages fetch the engine's data again.
      onReady: () => name === 'api' && this.#parts.find((part) => part.name === 'site')?.send({ restarted: name }),
    });
    this.#parts.push(part);
    return part.start();
  }

  /** Next watches its own files; a cms that ends is started again. */
  async #keepCms(): Promise<void> {
    const say = this.#options.terminal.linesOf('cms');
    while (!this.#stopping) {
      // The site and the engine poll its exports.
      const onLine = (line: string): void => (line.includes('/cms-api/export/') ? undefined : say(line));
      const cms = this.#spawn({ ...CMS, onLine });
      const exit = await cms.exited;
      if (!this.#stopping) say(`${describeExit(exit)}; it is started again`);
      await sleep(2_000);
    }
  }

  #changed(files: string[]): void {
    const [first = ''] = files;
    const why = path.relative(ROOT, first) + (files.length > 1 ? ` and ${files.length - 1} more` : '');
    const needsMigration = files.some((file) => file.startsWith(MIGRATIONS));
    const before = needsMigration && existsSync(first) ? this.#run(TASKS.engineMigrate) : Promise.resolve();
    void before.then(
      () => {
        for (const part of this.#parts) if (files.some((file) => part.uses(file))) void part.start(why);
      },
      (error: Error) => this.#options.terminal.linesOf('setup')(error.message),
    );
  }

  #spawn(spec: ProcessSpec): RunningProcess {
    if (this.#stopping) throw new UserError('The start was stopped.');
    const running = startProcess({ ...spec, cwd: ROOT, env: this.#env });
    this.#processes.add(running);
    void running.exited.then(() => this.#processes.delete(running));
    return running;
  }
}

/** Whether the database was filled from the current files. */
interface Filled {
  now(): boolean;
  remember(): void;
}

const CMS = { name: 'the cms', command: 'npm', args: ['run', '--silent', 'dev', '-w', 'cms'] };

async function choosePorts(frontDoor: number): Promise<Ports> {
  const ports = defaultPorts(frontDoor);
  const taken = new Set([frontDoor]);
  for (const part of ['engine', 'cms', 'worker', 'inbox', 'smtp'] as const) {
    ports[part] = await freePortNear(ports[part], taken);
    taken.add(ports[part]);
  }
  return ports;
}
