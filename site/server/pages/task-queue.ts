import { PageUnavailable } from './page-cache.ts';

export interface TaskQueueOptions {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait; any more are rejected. */
  maxWaiting: number;
  /** A task that has waited this long is rejected. */
  maxWaitMs: number;
}

/** Runs tasks with limited concurrency, in order of arrival, with a bounded queue. */
export class TaskQueue {
  readonly #options: TaskQueueOptions;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(options: TaskQueueOptions) {
    this.#options = options;
  }

  /** Runs a task in its turn. @throws PageUnavailable if the queue is full or the wait too long */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.concurrency) this.#running += 1;
    else await this.#waitForSlot();
    try {
      return await task();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Waits for a running task to hand over its slot. */
  #waitForSlot(): Promise<void> {
    if (this.#waiting.size >= this.#options.maxWaiting)
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
      }, this.#options.maxWaitMs);
      this.#waiting.add(begin);
    });
  }
}
