import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { fetchAssets, type AssetsOptions } from '../../node/assets.ts';
import { readExports, type CmsContent, type CmsExports } from '../../node/cms.ts';
import { versionOf } from '../../node/site-content.ts';
import { PUBLIC_FOLDER } from '../release-files.ts';

/** What the cms has published, as it said last. */
export interface Latest extends CmsContent {
  /** Of the content of pages: see `versionOf`. */
  version: string;
  tags: CmsExports['tags'];
  /** When the cms was asked last and said that this is it. Milliseconds since 1970. */
  confirmedAt: number;
}

interface CmsReaderOptions {
  cmsUrl: string;
  serviceKey: string;
  /** Where the content and its files are kept for the next start. */
  folder: string;
  /** Files of the release that is served: they need not be fetched. */
  elsewhere: () => Promise<AssetsOptions['elsewhere']>;
  /** Called after the pages have become others. */
  onChange: (before: Latest | null, after: Latest) => void;
  log: Pick<Logger, 'warn'>;
}

/** While changes are told the cms is asked seldom, in case one was missed; else often. */
const POLL_MS = { told: 30_000, untold: 3_000 };
/** Pauses after a first, second … failure in a row. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const KEPT_FILE = 'content.json';
const DAY_MS = 86_400_000;

/**
 * Follows what the cms publishes. It is asked when a change is told, now and then besides, and again soon while it does not
 * answer; until then what it said last holds, over a restart too.
 */
export class CmsReader {
  latest: Latest | null = null;
  readonly #options: CmsReaderOptions;
  #told = false;
  #stopped = false;
  #running: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CmsReaderOptions) {
    this.#options = options;
  }

  /** Where files lie that no release has yet, under `public`. */
  get folder(): string {
    return this.#options.folder;
  }

  async start(): Promise<void> {
    const kept = await this.#kept();
    if (kept && !this.latest) this.#take(kept);
    await this.refresh();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Whether changes are told. What was missed meanwhile is unknown. */
  set told(told: boolean) {
    this.#told = told;
    void this.refresh();
  }

  /** Asks the cms. A change that is told while it answers may not be in the answer: it is asked once more. */
  refresh(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    this.#again = true;
    this.#running ??= this.#refreshAll().finally(() => (this.#running = null));
    return this.#running;
  }

  async #refreshAll(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        await this.#ask();
        this.#failures = 0;
      } catch (error) {
        if (this.#failures++ === 0)
          this.#options.log.warn({ err: error }, 'what is published cannot be read, what was known last stands');
      }
    }
    if (this.#stopped) return;
    const pause = RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? POLL_MS[this.#told ? 'told' : 'untold'];
    this.#timer = setTimeout(() => void this.refresh(), pause);
  }

  async #ask(): Promise<void> {
    const { cmsUrl, serviceKey, folder, log } = this.#options;
    const askedAt = Date.now();
    const before = this.latest;
    const config = { CMS_URL: cmsUrl, CMS_SERVICE_KEY: serviceKey };
    const said = await readExports(config, before ?? undefined);
    const version = versionOf(said);
    if (before?.version === version) {
      this.latest = { ...before, tags: said.tags, confirmedAt: askedAt };
      return;
    }
    const assets = await fetchAssets(config, said.pages, {
      ...{ cache: join(folder, PUBLIC_FOLDER), keptMs: DAY_MS, warn: (line) => log.warn(line) },
      elsewhere: (await this.#options.elsewhere()) ?? {},
    });
    this.#take({ ...said, assets, version, confirmedAt: askedAt });
    await this.#keep();
  }

  #take(latest: Latest): void {
    const before = this.latest;
    this.latest = latest;
    this.#options.onChange(before, latest);
  }

  async #kept(): Promise<Latest | null> {
    try {
      return JSON.parse(await readFile(join(this.folder, KEPT_FILE), 'utf8')) as Latest;
    } catch {
      return null;
    }
  }

  /** Where nothing can be written, what is published is known until the process ends. */
  async #keep(): Promise<void> {
    const draft = join(this.folder, `${KEPT_FILE}.${randomUUID()}.part`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(draft, JSON.stringify(this.latest));
      await rename(draft, join(this.folder, KEPT_FILE));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'what is published cannot be kept for the next start');
    }
  }
}
