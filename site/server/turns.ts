import { PageUnavailable } from './page-cache.ts';

export interface TurnsOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** More that wait for their turn; who comes after them is sent away. */
  waiting: number;
  /** Nobody waits longer than this. */
  patienceMs: number;
}

/** Lets tasks run a few at a time, in the order they came. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Runs a task in its turn. @throws PageUnavailable when too many came before it */
  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Whoever goes hands their place over. */
  #turn(): Promise<void> {
    if (this.#waiting.size >= this.#options.waiting)
      return Promise.reject(new PageUnavailable('too many pages are being rendered'));
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(new PageUnavailable('too many pages are being rendered'));
      }, this.#options.patienceMs);
      this.#waiting.add(begin);
    });
  }
}
