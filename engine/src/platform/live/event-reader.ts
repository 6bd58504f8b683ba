import type { Client } from 'pg';
import type { Log } from '../log.ts';
import { READ_LIMIT, START, readNewer } from './live-events.ts';
import type { Position, StoredEvent } from './live-events.ts';

/** Pause before events are read again that an open transaction holds back. */
const HELD_BACK_MS = 40;

/** Reads the events that all streams of this process need, once each, in their order. */
export class EventReader {
  /** Position of the last event that was dispatched. */
  position: Position = START;
  client: Client | undefined;
  readonly #dispatch: (event: StoredEvent) => void;
  readonly #log: Log;
  #reading: Promise<void> | undefined;
  #again = false;

  constructor(dispatch: (event: StoredEvent) => void, log: Log) {
    this.#dispatch = dispatch;
    this.#log = log;
  }

  /** Resolves when everything has been dispatched that was there at the call. */
  read(): Promise<void> {
    this.#again = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
      if (this.#again) void this.read();
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#again && this.client) {
        this.#again = false;
        const { events, waiting } = await readNewer(this.client, this.position);
        for (const event of events) {
          this.position = event;
          this.#dispatch(event);
        }
        if (events.length === READ_LIMIT) this.#again = true;
        else if (waiting) setTimeout(() => void this.read(), HELD_BACK_MS).unref();
      }
    } catch (error) {
      // The listener notices a broken connection and opens another.
      this.#log.warn({ err: error }, 'live events could not be read');
    }
    this.#again = false;
  }
}
