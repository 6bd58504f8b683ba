import type { Queries } from '../db.ts';
import type { StoredEvent } from './live-events.ts';

/** Answers which of many keys still give access, in one query for all streams of a kind. */
export interface LiveAccess {
  name: string;
  stillAllowed(queries: Queries, keys: string[]): Promise<string[]>;
}

/** What a stream is for. */
export interface LiveSubscription {
  companyId: string;
  wants(event: StoredEvent): boolean;
  access: LiveAccess;
  /** Whose right to read is checked while the stream is open. */
  accessKey: string;
  /** Streams that share it are limited to `limit`. */
  owner: string;
  limit: number;
  /** Position after which the client continues. */
  after: string | undefined;
}

/** The open answer that events are written to. */
export interface EventSink {
  write(text: string): void;
  end(): void;
}

export interface Stream {
  subscription: LiveSubscription;
  sink: EventSink;
  /** Events that arrive while older ones are being read; null afterwards. */
  queue: StoredEvent[] | null;
}

/** The open streams of one process. */
export class Streams {
  readonly #byCompany = new Map<string, Set<Stream>>();
  readonly #perOwner = new Map<string, number>();

  get size(): number {
    return [...this.#byCompany.values()].reduce((sum, { size }) => sum + size, 0);
  }

  all(): Stream[] {
    return [...this.#byCompany.values()].flatMap((streams) => [...streams]);
  }

  wanting(event: StoredEvent): Stream[] {
    return [...(this.#byCompany.get(event.companyId) ?? [])].filter(({ subscription }) => subscription.wants(event));
  }

  hasReachedLimit({ owner, limit }: LiveSubscription): boolean {
    return (this.#perOwner.get(owner) ?? 0) >= limit;
  }

  add(stream: Stream): void {
    const { companyId, owner } = stream.subscription;
    const streams = this.#byCompany.get(companyId) ?? new Set<Stream>();
    this.#byCompany.set(companyId, streams.add(stream));
    this.#perOwner.set(owner, (this.#perOwner.get(owner) ?? 0) + 1);
  }

  remove(stream: Stream): void {
    const { companyId, owner } = stream.subscription;
    const streams = this.#byCompany.get(companyId);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) this.#byCompany.delete(companyId);
    const left = (this.#perOwner.get(owner) ?? 1) - 1;
    if (left > 0) this.#perOwner.set(owner, left);
    else this.#perOwner.delete(owner);
  }

  /** Removes the stream and ends its answer. */
  end(stream: Stream): void {
    this.remove(stream);
    stream.sink.end();
  }

  /** Ends the streams whose session, membership or link is no longer valid. */
  async checkAccess(queries: Queries): Promise<void> {
    for (const [access, streams] of Map.groupBy(this.all(), ({ subscription }) => subscription.access)) {
      const keys = new Set(streams.map(({ subscription }) => subscription.accessKey));
      const allowed = new Set(await access.stillAllowed(queries, [...keys]));
      for (const stream of streams) if (!allowed.has(stream.subscription.accessKey)) this.end(stream);
    }
  }
}
