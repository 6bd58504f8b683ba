import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkDatabase, startDatabase } from './database.ts';
import type { RunningDatabase } from './database.ts';
import { hashOf, stampIn } from './fresh.ts';
import { PARTS, TASKS, addressesOf, environmentOf, inboxPart, portsFrom } from './parts.ts';
import type { Addresses, Ports } from './parts.ts';
import { ROOT, fromRoot } from './paths.ts';
import { portNear } from './ports.ts';
import { describeExit, startProcess } from './processes.ts';
import type { ProcessSpec, RunningProcess } from './processes.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Step, Steps } from './steps.ts';
import { UserError } from './user-error.ts';

export interface PlatformOptions {
  settings: Settings;
  secrets: Secrets;
  brand: string;
  dataDir: string;
  steps: Steps;
  /** False in tests: the embedded database may lose its data. */
  durable?: boolean;
  /** What every part's environment begins with. */
  baseEnv: NodeJS.ProcessEnv;
}

/** How many steps a start prints. */
export const STEP_COUNT = 13;

const CMS_BUILD_INPUTS = ['cms', 'locales', 'engine/contracts', 'package-lock.json'];

/** All parts of the product on this machine: started in the right order, watched, and stopped together. */
export class Platform {
  readonly #options: PlatformOptions;
  readonly #processes = new Set<RunningProcess>();
  #database: Promise<RunningDatabase> | undefined;
  #stopping = false;
  #died: (failure: UserError) => void = () => undefined;
  #env: NodeJS.ProcessEnv = {};

  /** Rejects, with a sentence and its last lines, when a part ends that should not. Never resolves. */
  readonly died = new Promise<never>((_resolve, reject) => {
    this.#died = reject;
  });

  constructor(options: PlatformOptions) {
    this.#options = options;
    // Somebody may listen only later.
    this.died.catch(() => undefined);
  }

  async start(): Promise<Addresses> {
    const ports = await this.#choosePorts();
    const databaseUrl = await this.#openDatabase();
    const addresses = addressesOf(this.#options.settings, ports, databaseUrl);
    const { settings, secrets, dataDir, baseEnv, steps } = this.#options;
    this.#env = { ...baseEnv, ...environmentOf(settings, secrets, addresses, ports, dataDir) };
    for (const key of ['UPLOADS_DIR', 'RELEASES_DIR']) mkdirSync(this.#env[key] ?? '', { recursive: true });

    const inbox = settings.SMTP_URL ? undefined : this.#startInbox(ports, addresses);
    const engine = this.#startEngine(addresses);
    const cms = this.#startCms(addresses);
    // Without the engine the site could be built too, but figures on its pages would be missing until scripts run.
    const site = Promise.all([engine, cms]).then(() => steps.run('Site, built', (step) => this.#buildSite(step)));
    // The first failure ends the start; what the others say then is about the same thing.
    await Promise.all([inbox, engine, cms, site]);
    await this.#startPart('Builder', { ...PARTS.builder, readyUrl: `${addresses.builderUrl}/readyz` });
    await this.#startPart('Front door', { ...PARTS.frontDoor, readyUrl: `http://127.0.0.1:${ports.frontDoor}/readyz` });
    this.#writeRunFile(addresses);
    return addresses;
  }

  /** Stops everything, whatever state it is in; the database last, because the others still need it. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    rmSync(this.#runFile, { force: true });
    const inbox = [...this.#processes].filter(({ name }) => name === 'the mail inbox');
    const door = [...this.#processes].filter(({ name }) => name === PARTS.frontDoor.name);
    const rest = [...this.#processes].filter((one) => !inbox.includes(one) && !door.includes(one));
    for (const group of [door, rest, inbox]) await Promise.all(group.map((one) => one.stop()));
    // Perhaps it is only now coming up.
    await this.#database?.then(
      (database) => database.stop(),
      () => undefined,
    );
  }

  get #runFile(): string {
    return path.join(this.#options.dataDir, 'run.json');
  }

  /** Lets the other commands (seed, recount …) find the database of a running platform. */
  #writeRunFile({ databaseUrl }: Addresses): void {
    writeFileSync(this.#runFile, JSON.stringify({ pid: process.pid, databaseUrl }), { mode: 0o600 });
  }

  async #choosePorts(): Promise<Ports> {
    const wanted = portsFrom(this.#options.settings.PORT);
    const taken = new Set([wanted.frontDoor]);
    for (const part of ['engine', 'cms', 'worker', 'builder', 'inbox', 'smtp'] as const) {
      wanted[part] = await portNear(wanted[part], taken);
      taken.add(wanted[part]);
    }
    return wanted;
  }

  #openDatabase(): Promise<string> {
    const { settings, secrets, brand, dataDir, steps, durable } = this.#options;
    return steps.run('Database', async (step) => {
      if (settings.DATABASE_URL) {
        step.note('the one named by DATABASE_URL');
        await checkDatabase(settings.DATABASE_URL);
        return settings.DATABASE_URL;
      }
      const port = settings.PORT + 32;
      this.#database = startDatabase({ dataDir, brand, password: secrets.databasePassword, port, durable });
      const database = await this.#database;
      const within = path.relative(ROOT, database.dataDir);
      step.note(`in ${within.startsWith('..') ? database.dataDir : within}`);
      void database.exited.then(() => this.#fail('The database server', 'ended', database.lastLines()));
      return database.url;
    });
  }

  #startInbox(ports: Ports, { inboxUrl }: Addresses): Promise<void> {
    const mailDir = path.join(this.#options.dataDir, 'mails');
    mkdirSync(mailDir, { recursive: true });
    return this.#startPart('Mail inbox', {
      ...inboxPart(ports, mailDir),
      readyUrl: `${inboxUrl}/api/email`,
      readyPort: ports.smtp,
    });
  }

  async #startEngine({ engineUrl, workerUrl }: Addresses): Promise<void> {
    await this.#task('Database tables', TASKS.engineMigrate);
    await this.#task('Demo data', TASKS.engineSeed);
    await Promise.all([
      this.#startPart('Engine API', { ...PARTS.api, readyUrl: `${engineUrl}/readyz` }),
      this.#startPart('Worker', { ...PARTS.worker, readyUrl: `${workerUrl}/readyz` }),
    ]);
  }

  async #startCms({ cmsUrl }: Addresses): Promise<void> {
    const { steps } = this.#options;
    const content = async (): Promise<void> => {
      await this.#task('CMS tables', TASKS.cmsMigrate);
      await this.#task('CMS content', TASKS.cmsSeed);
    };
    await Promise.all([content(), steps.run('CMS, built', (step) => this.#buildCms(step))]);
    await this.#startPart('CMS', { ...PARTS.cms, readyUrl: `${cmsUrl}/cms-api/health` });
  }

  async #buildCms(step: Step): Promise<void> {
    const product = fromRoot('cms', '.next', 'BUILD_ID');
    // Beside the product and not in the data folder: several data folders share one build.
    const stamp = stampIn(fromRoot('node_modules', '.cache', 'builds'), 'cms', product);
    const hash = hashOf(CMS_BUILD_INPUTS);
    if (stamp.isFresh(hash)) return step.note('unchanged');
    stamp.clear();
    await this.#run(TASKS.cmsBuild, step);
    if (!existsSync(product)) throw new UserError('The cms’s build has ended without a result.');
    stamp.set(hash);
  }

  /** The build itself finds out whether texts, code or the cms's content have changed. */
  async #buildSite(step: Step): Promise<void> {
    const said = await this.#run(TASKS.siteBuild, step);
    if (said.includes('nothing has changed')) step.note('unchanged');
    if (!existsSync(path.join(this.#env['RELEASES_DIR'] ?? '', 'current')))
      throw new UserError('The site’s build has ended without a release.');
  }

  async #task(title: string, spec: ProcessSpec): Promise<void> {
    await this.#options.steps.run(title, (step) => this.#run(spec, step));
  }

  /** Answers with what it said last. */
  async #run(spec: ProcessSpec, step: Step): Promise<string> {
    const task = this.#spawn({ ...spec, onLine: (line) => step.detail(stripVTControlCharacters(line)) });
    const exit = await task.exited;
    if (this.#stopping) throw new UserError('The start was stopped.');
    if (exit.code !== 0)
      throw new UserError(`${spec.name} ${describeExit(exit)}. Its last lines:\n${task.lastLines(30)}`);
    return task.lastLines(5);
  }

  #startPart(title: string, spec: ProcessSpec): Promise<void> {
    return this.#options.steps.run(title, async () => {
      const logs = path.join(this.#options.dataDir, 'logs');
      mkdirSync(logs, { recursive: true });
      const logFile = path.join(logs, `${title.toLowerCase().replaceAll(' ', '-')}.log`);
      writeFileSync(logFile, '');
      const part = this.#spawn({ ...spec, logFile });
      await part.ready().catch((error: Error) => {
        throw new UserError(error.message);
      });
      void part.exited.then((exit) => this.#fail(part.name, describeExit(exit), part.lastLines()));
    });
  }

  #spawn(spec: ProcessSpec): RunningProcess {
    // What is started after the stop has begun would stay behind.
    if (this.#stopping) throw new UserError('The start was stopped.');
    const running = startProcess({ ...spec, cwd: ROOT, env: this.#env });
    this.#processes.add(running);
    void running.exited.then(() => this.#processes.delete(running));
    return running;
  }

  #fail(name: string, what: string, lastLines: string): void {
    if (this.#stopping) return;
    const subject = name.charAt(0).toUpperCase() + name.slice(1);
    this.#died(new UserError(`${subject} ${what}, so everything is stopped. Its last lines:\n${lastLines}`));
  }
}

/** The database of the platform that runs from this data folder, if one does. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  try {
    const { pid, databaseUrl } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as {
      pid: number;
      databaseUrl: string;
    };
    process.kill(pid, 0);
    return databaseUrl;
  } catch {
    return undefined;
  }
}
