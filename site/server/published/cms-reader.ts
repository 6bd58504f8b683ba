import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { fetchAssets, type AssetsOptions } from '../../node/content/assets.ts';
import { fetchExports, type CmsContent, type CmsExports } from '../../node/content/cms-export.ts';
import { contentVersion } from '../../node/content/site-content.ts';
import { PUBLIC_FOLDER } from '../releases/release-files.ts';

/** The content that the cms published last. */
export interface PublishedContent extends CmsContent {
  /** See `contentVersion`. */
  version: string;
  tags: CmsExports['tags'];
  /** When the cms last confirmed it. Milliseconds since 1970. */
  confirmedAt: number;
}

interface CmsReaderOptions {
  cmsUrl: string;
  serviceKey: string;
  /** Where the content and its files are stored for the next start. */
  folder: string;
  /** Files of the served release, which need not be fetched. */
  releasedFiles: () => Promise<AssetsOptions['releasedFiles']>;
  /** Called after the content of pages has changed. */
  onChange: (before: PublishedContent | null, after: PublishedContent) => void;
  log: Pick<Logger, 'warn'>;
}

/** With notifications the cms is polled rarely, in case one was missed. */
const POLL_MS = { notified: 30_000, unnotified: 3_000 };
/** Delays after consecutive failures. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const CONTENT_FILE = 'content.json';
const DAY_MS = 86_400_000;

/**
 * Follows what the cms publishes: asks on each notification, now and then besides, and soon again while it does not
 * answer. Until then the last known content holds, across restarts too.
 */
export class CmsReader {
  latest: PublishedContent | null = null;
  readonly #options: CmsReaderOptions;
  #notified = false;
  #stopped = false;
  #running: Promise<void> | null = null;
  #again = false;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: CmsReaderOptions) {
    this.#options = options;
  }

  /** Its `public` folder holds files that no release has yet. */
  get folder(): string {
    return this.#options.folder;
  }

  async start(): Promise<void> {
    const stored = await this.#load();
    if (stored && !this.latest) this.#take(stored);
    await this.refresh();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Whether notifications arrive. Those missed meanwhile are unknown, so the cms is asked. */
  set notified(notified: boolean) {
    this.#notified = notified;
    void this.refresh();
  }

  /** Asks the cms. A change during the request may not be in the answer, so it is asked once more. */
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
          this.#options.log.warn(
            { err: error },
            'published content could not be fetched: the last known content is used',
          );
      }
    }
    if (this.#stopped) return;
    const pause =
      RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? POLL_MS[this.#notified ? 'notified' : 'unnotified'];
    this.#timer = setTimeout(() => void this.refresh(), pause);
  }

  async #ask(): Promise<void> {
    const { cmsUrl, serviceKey, folder, log } = this.#options;
    const askedAt = Date.now();
    const before = this.latest;
    const config = { CMS_URL: cmsUrl, CMS_SERVICE_KEY: serviceKey };
    const received = await fetchExports(config, before ?? undefined);
    const version = contentVersion(received);
    if (before?.version === version) {
      this.latest = { ...before, tags: received.tags, confirmedAt: askedAt };
      return;
    }
    const assets = await fetchAssets(config, received.pages, {
      cache: join(folder, PUBLIC_FOLDER),
      unusedMs: DAY_MS,
      warn: (line) => log.warn(line),
      releasedFiles: (await this.#options.releasedFiles()) ?? {},
    });
    this.#take({ ...received, assets, version, confirmedAt: askedAt });
    await this.#save();
  }

  #take(latest: PublishedContent): void {
    const before = this.latest;
    this.latest = latest;
    this.#options.onChange(before, latest);
  }

  async #load(): Promise<PublishedContent | null> {
    try {
      return JSON.parse(await readFile(join(this.folder, CONTENT_FILE), 'utf8')) as PublishedContent;
    } catch {
      return null;
    }
  }

  /** On a read-only folder the content is known only until the process ends. */
  async #save(): Promise<void> {
    const draft = join(this.folder, `${CONTENT_FILE}.${randomUUID()}.part`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(draft, JSON.stringify(this.latest));
      await rename(draft, join(this.folder, CONTENT_FILE));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'published content could not be stored for the next start');
    }
  }
}
