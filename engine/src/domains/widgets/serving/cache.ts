import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { WidgetData } from '@app/contracts/widgets/data';

/** What is said of an answer once, and sent many times. */
export interface ServedWidget {
  companyId: string;
  domains: readonly string[];
  /** Body and strong ETag, by content coding. */
  forms: Record<Coding, { body: Buffer; etag: string }>;
}
export type Coding = 'br' | 'gzip' | 'identity';

/** Changes that no purge tells of, such as the end of a subscription, are seen after as long. */
const MAX_AGE_MS = 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
const BROTLI_QUALITY = 6;

/** Compresses an answer in advance, in every coding that is served. */
export function servedWidget(data: WidgetData, companyId: string): ServedWidget {
  const body = Buffer.from(JSON.stringify(data));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return {
    companyId,
    domains: data.domains,
    forms: {
      identity: { body, etag: `"${hash}"` },
      gzip: { body: gzipSync(body), etag: `"${hash}-gz"` },
      br: { body: brotliCompressSync(body, { params }), etag: `"${hash}-br"` },
    },
  };
}

const sizeOf = ({ forms }: ServedWidget): number =>
  forms.identity.body.length + forms.gzip.body.length + forms.br.body.length;

/** An answer that is being made; not kept if its company changes meanwhile. */
interface Making {
  companyId: string | undefined;
  outdated: boolean;
}

/**
 * The answers of this process, by what was asked. It keeps them only while it is told of changes: `connected` says
 * whether purges arrive.
 */
export class WidgetCache {
  readonly #kept = new LRUCache<string, ServedWidget>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    ttl: MAX_AGE_MS,
    dispose: ({ companyId }, key) => this.#forget(companyId, key),
  });
  readonly #keys = new Map<string, Set<string>>();
  readonly #making = new Set<Making>();
  readonly #shared = new Map<string, Promise<ServedWidget>>();
  #connected = false;

  get(key: string): ServedWidget | undefined {
    return this.#kept.get(key);
  }

  /** The kept answer, or one that `make` makes; requests that come meanwhile share it. */
  async getOrMake(
    key: string,
    make: (ofCompany: (companyId: string) => void) => Promise<ServedWidget>,
  ): Promise<ServedWidget> {
    const known = this.#kept.get(key) ?? this.#shared.get(key);
    if (known) return known;
    const making: Making = { companyId: undefined, outdated: !this.#connected };
    this.#making.add(making);
    const work = this.#make(key, making, make);
    if (making.outdated) return work;
    this.#shared.set(key, work);
    const forget = (): void => {
      if (this.#shared.get(key) === work) this.#shared.delete(key);
    };
    work.then(forget, forget);
    return work;
  }

  async #make(
    key: string,
    making: Making,
    make: (ofCompany: (companyId: string) => void) => Promise<ServedWidget>,
  ): Promise<ServedWidget> {
    try {
      const made = await make((companyId) => (making.companyId = companyId));
      if (!making.outdated) this.#keep(key, made);
      return made;
    } finally {
      this.#making.delete(making);
    }
  }

  #keep(key: string, made: ServedWidget): void {
    this.#kept.set(key, made);
    const keys = this.#keys.get(made.companyId) ?? new Set();
    this.#keys.set(made.companyId, keys.add(key));
  }

  #forget(companyId: string, key: string): void {
    const keys = this.#keys.get(companyId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keys.delete(companyId);
  }

  /** Forgets what a company's widgets show. */
  purge(companyId: string): void {
    for (const key of this.#keys.get(companyId) ?? []) this.#kept.delete(key);
    for (const making of this.#making) {
      if (making.companyId !== undefined && making.companyId !== companyId) continue;
      making.outdated = true;
    }
    // Requests from now on must not get an answer that was begun before the change.
    this.#shared.clear();
  }

  /** Purges that were sent while nobody listened are lost. */
  setConnected(connected: boolean): void {
    this.#connected = connected;
    if (connected) return;
    this.#kept.clear();
    this.#shared.clear();
    for (const making of this.#making) making.outdated = true;
  }
}
