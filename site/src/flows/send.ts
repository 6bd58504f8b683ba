/** Waits between attempts, in milliseconds. Long enough for a phone that leaves a tunnel. */
const WAITS = [1_000, 3_000, 8_000];

export interface SendOptions {
  /** Is it worth trying the same again? Only failures of the way there: the server's own answer stands. */
  isTransient(error: unknown): boolean;
  /** Told before each further attempt, 2 to `attempts`. */
  onRetry?(attempt: number, attempts: number): void;
  signal?: AbortSignal;
  waits?: readonly number[];
}

/**
 * Sends until it gets there or the attempts are used up, then throws the last failure. The request must carry an
 * idempotency key: an attempt whose answer was lost may have arrived.
 */
export async function sendWithRetry<T>(request: () => Promise<T>, options: SendOptions): Promise<T> {
  const waits = options.waits ?? WAITS;
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      const wait = waits[attempt - 1];
      if (wait === undefined || options.signal?.aborted || !options.isTransient(error)) throw error;
      options.onRetry?.(attempt + 1, waits.length + 1);
      await pause(wait, options.signal);
      if (options.signal?.aborted) throw error;
    }
  }
}

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
