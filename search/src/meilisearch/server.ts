import { type EnqueuedTask, type EnqueuedTaskPromise, type Index, Meilisearch, MeilisearchApiError } from 'meilisearch';
import { LAYOUT, type MeiliDocument, SETTINGS } from './documents.ts';

export interface MeiliOptions {
  url: string;
  key?: string;
  prefix?: string;
  /** Maximum difference between the clocks of two writing processes. */
  clockSkewMs?: number;
}

export const COLLECTIONS = ['companies', 'products'] as const;
export type Collection = (typeof COLLECTIONS)[number];

const REQUEST_TIMEOUT_MS = 10_000;
/** A full reindex of a large installation is one queue of tasks: the last of them waits for all before it. */
const TASK_TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 20;

/** A minimal client of a Meilisearch server; every change is awaited until it has been carried out. */
export class MeiliServer {
  readonly client: Meilisearch;
  readonly clockSkewMs: number;
  readonly #prefix: string;

  constructor({ url, key, prefix = '', clockSkewMs = 60_000 }: MeiliOptions) {
    this.#prefix = prefix;
    this.clockSkewMs = clockSkewMs;
    this.client = new Meilisearch({
      host: url,
      timeout: REQUEST_TIMEOUT_MS,
      ...(key !== undefined && { apiKey: key }),
    });
  }

  uid(collection: Collection): string {
    return `${this.#prefix}${collection}_v${LAYOUT}`;
  }

  live(collection: Collection): Index<MeiliDocument> {
    return this.client.index<MeiliDocument>(this.uid(collection));
  }

  /** Waits for a task. An accepted task may still fail: then the server's error is thrown. */
  async finished(task: EnqueuedTask): Promise<void> {
    const options = { timeout: TASK_TIMEOUT_MS, interval: POLL_MS };
    const { uid, type, status, error } = await this.client.tasks.waitForTask(task, options);
    if (status !== 'succeeded') {
      throw new MeiliTaskFailed(`Meilisearch task ${uid} (${type}) ${status}: ${error?.message ?? ''}`, error?.code);
    }
  }

  async done(task: EnqueuedTaskPromise): Promise<void> {
    await this.finished(await task);
  }

  async create(uid: string): Promise<void> {
    await this.done(this.client.createIndex(uid, { primaryKey: 'id' }));
    await this.done(this.client.index(uid).updateSettings(SETTINGS));
  }

  /** Two processes may try at once: one of their tasks fails, and both have the index. */
  async ensure(uid: string): Promise<void> {
    try {
      await this.client.getRawIndex(uid);
    } catch (error) {
      if (!(error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found')) throw error;
      await this.create(uid).catch((failure: unknown) => {
        if (!(failure instanceof MeiliTaskFailed && failure.code === 'index_already_exists')) throw failure;
      });
    }
    await this.done(this.client.index(uid).updateSettings(SETTINGS));
  }

  async drop(uid: string): Promise<void> {
    await this.done(this.client.deleteIndex(uid)).catch((failure: unknown) => {
      if (!(failure instanceof MeiliTaskFailed && failure.code === 'index_not_found')) throw failure;
    });
  }

  async put(index: Index<MeiliDocument>, documents: MeiliDocument[]): Promise<void> {
    if (documents.length > 0) await this.done(index.addDocuments(documents, { primaryKey: 'id' }));
  }
}

export class MeiliTaskFailed extends Error {
  override name = 'MeiliTaskFailed';
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}
