import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CmsBuild } from './cms-build.ts';
import { checkDatabase, startDatabase } from '../database/start-database.ts';
import type { RunningDatabase } from '../database/start-database.ts';
import { INBOX, PARTS, TASKS, addressesOf, cmsPart, environmentOf, inboxPart, defaultPorts } from './parts.ts';
import type { Addresses, Ports } from './parts.ts';
import { ROOT } from '../paths.ts';
import { freePortNear } from '../processes/ports.ts';
import { Preparation, preparationOf } from '../database/preparation.ts';
import type { RunningProcess } from '../processes/processes.ts';
import type { Secrets } from '../settings/secrets.ts';
import type { Settings } from '../settings/settings.ts';
import type { Step, Steps } from './steps.ts';
import { Supervisor } from '../processes/supervisor.ts';
import type { Restarts } from '../processes/supervisor.ts';
import { UserError } from '../user-error.ts';

export interface PlatformOptions {
  settings: Settings;
  secrets: Secrets;
  brand: string;
  dataDir: string;
  steps: Steps;
  /** False in tests: the embedded database may lose its data. */
  durable?: boolean;
  /** How parts that end are started again. Without it the platform dies with any of them, as tests want. */
  restarts?: Restarts;
  /** The base of every part's environment. */
  baseEnv: NodeJS.ProcessEnv;
}

/** Number of steps of a start. */
export const STEP_COUNT = 13;

/** With fewer cores the cms's build would only delay the site's; each needs about this much memory. */
const CORES_FOR_TWO_BUILDS = 3;
const MEMORY_OF_A_BUILD = 3 * 1024 ** 3;
const WHOLE_POLL_MS = 1_000;

/** All parts of the product on this machine: started in order, watched, and stopped together. */
export class Platform {
  readonly #options: PlatformOptions;
  readonly #parts: Supervisor;
  #database: Promise<RunningDatabase> | undefined;
  #stopping = false;
  #opened: (addresses: Addresses) => void = () => undefined;

  /** Resolves when the site can be used; the cms's admin and pages in other languages may follow. */
  readonly opened = new Promise<Addresses>((resolve) => {
    this.#opened = resolve;
  });

  constructor(options: PlatformOptions) {
    this.#options = options;
    this.#parts = new Supervisor(options.steps, path.join(options.dataDir, 'logs'), options.restarts);
  }

  /** Rejects, with a sentence and the last lines, if the database ends, or a part that is not started again. */
  get died(): Promise<never> {
    return this.#parts.died;
  }

  /** Resolves when everything is ready. */
  async start(): Promise<Addresses> {
    const ports = await this.#choosePorts();
    const databaseUrl = await this.#openDatabase();
    const addresses = addressesOf(this.#options.settings, ports, databaseUrl);
    const { settings, secrets, dataDir, baseEnv, steps } = this.#options;
    this.#parts.env = { ...baseEnv, ...environmentOf(settings, secrets, addresses, ports, dataDir) };
    for (const key of ['UPLOADS_DIR', 'RELEASES_DIR']) mkdirSync(this.#parts.env[key] ?? '', { recursive: true });

    const inbox = settings.SMTP_URL ? undefined : this.#startInbox(ports, addresses);
    // An external database, which others may prepare too, is checked at every start.
    const preparation = settings.DATABASE_URL ? undefined : new Preparation(databaseUrl, preparationOf(settings));
    const isPrepared = (await preparation?.isDone()) ?? false;
    if (!isPrepared) await preparation?.clear();

    const engine = this.#startEngine(addresses, isPrepared);
    const cms = this.#startCms(addresses, ports, isPrepared);
    const site = cms.content.then(() => steps.run('Site, built', (step) => this.#buildSite(step)));
    // The first failure ends the start; later ones have the same cause.
    await Promise.all([inbox, engine, site]);
    if (!isPrepared) await preparation?.done();
    await this.#parts.startPart('Front door', {
      ...PARTS.frontDoor,
      readyUrl: `http://127.0.0.1:${ports.frontDoor}/readyz`,
    });
    this.#writeRunFile(addresses);
    this.#opened(addresses);
    await Promise.all([cms.whole, this.#startBuilder(addresses)]);
    return addresses;
  }

  /** Stops everything in any state; the database last, because the others need it. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#stopping = true;
    rmSync(this.#runFile, { force: true });
    await this.#parts.stop({ first: PARTS.frontDoor.name, last: INBOX });
    // It may still be starting.
    await this.#database?.then(
      (database) => database.stop(),
      () => undefined,
    );
  }

  get #runFile(): string {
    return path.join(this.#options.dataDir, 'run.json');
  }

  /** Lets other commands (seed, recount …) find the running platform's database. */
  #writeRunFile({ databaseUrl }: Addresses): void {
    writeFileSync(this.#runFile, JSON.stringify({ pid: process.pid, databaseUrl }), { mode: 0o600 });
  }

  async #choosePorts(): Promise<Ports> {
    const wanted = defaultPorts(this.#options.settings.PORT);
    const taken = new Set([wanted.frontDoor]);
    for (const part of ['engine', 'cms', 'worker', 'builder', 'inbox', 'smtp'] as const) {
      wanted[part] = await freePortNear(wanted[part], taken);
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
      void database.exited.then(() => this.#parts.fail('The database server', 'ended', database.lastLines()));
      return database.url;
    });
  }

  #startInbox(ports: Ports, { inboxUrl }: Addresses): Promise<RunningProcess> {
    const mailDir = path.join(this.#options.dataDir, 'mails');
    mkdirSync(mailDir, { recursive: true });
    return this.#parts.startPart('Mail inbox', {
      ...inboxPart(ports, mailDir),
      readyUrl: `${inboxUrl}/api/email`,
      readyPort: ports.smtp,
    });
  }

  async #startEngine({ engineUrl, workerUrl }: Addresses, isPrepared: boolean): Promise<void> {
    await this.#parts.task('Database tables', TASKS.engineMigrate, isPrepared);
    await this.#parts.task('Demo data', TASKS.engineSeed, isPrepared);
    await Promise.all([
      this.#parts.startPart('Engine API', { ...PARTS.api, readyUrl: `${engineUrl}/readyz` }),
      this.#parts.startPart('Worker', { ...PARTS.worker, readyUrl: `${workerUrl}/readyz` }),
    ]);
  }

  /**
   * The site needs only the cms's content, which is ready long before the admin is built: until then a process without
   * the admin serves it. `whole`: the admin too.
   */
  #startCms({ cmsUrl }: Addresses, ports: Ports, isPrepared: boolean): Record<'content' | 'whole', Promise<void>> {
    const { steps } = this.#options;
    const readyUrl = `${cmsUrl}/cms-api/health`;
    const cmsBuild = new CmsBuild();
    const start = (): Promise<RunningProcess> => this.#parts.startPart('CMS', { ...cmsPart(ports), readyUrl });
    const build = (): Promise<void> => steps.run('CMS, built', (step) => cmsBuild.make(this.#parts, step));
    if (cmsBuild.isFresh) {
      const whole = build()
        .then(() => this.#parts.task('CMS content', TASKS.cmsPrepare, isPrepared))
        .then(async () => void (await start()));
      return { content: whole, whole };
    }
    const withoutAdmin = this.#parts.startPart('CMS content', { ...PARTS.cmsContent, readyUrl });
    const hasRoom = availableParallelism() >= CORES_FOR_TWO_BUILDS && freemem() > 2 * MEMORY_OF_A_BUILD;
    const whole = (hasRoom ? withoutAdmin : this.opened).then(build).then(async () => {
      await this.#parts.retire(await withoutAdmin);
      await start();
    });
    // Awaited only after the site is open: no unhandled rejection before.
    whole.catch(() => undefined);
    return { content: withoutAdmin.then(() => undefined), whole };
  }

  /** The builder adds what the first release lacks by itself. */
  async #startBuilder({ builderUrl }: Addresses): Promise<void> {
    const builder = await this.#parts.startPart('Builder', { ...PARTS.builder, readyUrl: `${builderUrl}/readyz` });
    await this.#options.steps.run('Site, all languages', async (step) => {
      let waited = false;
      for (;;) {
        const code = await fetch(`${builderUrl}/wholez`).then(
          (response) => response.status,
          () => 0,
        );
        this.#parts.checkStop();
        if (code === 500)
          throw new UserError(
            `The site could not be built in all languages. The builder says:\n${builder.lastLines()}`,
          );
        if (code === 200) return waited ? undefined : step.unchanged();
        waited = true;
        await sleep(WHOLE_POLL_MS);
      }
    });
  }

  /** The build checks itself whether texts, code or content have changed. */
  async #buildSite(step: Step): Promise<void> {
    const said = await this.#parts.run(TASKS.siteFirst, step);
    if (said.includes('nothing has changed')) step.unchanged();
    if (said.includes('still to be built')) step.note('some languages');
    if (!existsSync(path.join(this.#parts.env['RELEASES_DIR'] ?? '', 'current')))
      throw new UserError('The site’s build has ended without a release.');
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
