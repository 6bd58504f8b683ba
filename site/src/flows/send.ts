/** Delays between attempts in milliseconds, long enough for a phone to leave a tunnel. */
const WAITS = [1_000, 3_000, 8_000];

export interface SendOptions {
  /** Whether to retry: only connection failures, not answers of the server. */
  isTransient(error: unknown): boolean;
  /** Called before each retry with the attempt's number, 2 to `attempts`. */
  onRetry?(attempt: number, attempts: number): void;
  signal?: AbortSignal;
  waits?: readonly number[];
}

/**
 * Retries until the request succeeds or the attempts are used up, then throws the last failure. The request must carry
 * an idempotency key, because a failed attempt may have arrived.
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
