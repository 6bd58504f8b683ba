/**
 * Repeats a job with a pause before each run, never twice at once. Does not keep the process alive.
 * @param job handles its own errors; the signal asks it to begin nothing new
 * @returns a function that stops it and waits for the running job
 */
export function repeat(job: (stopping: AbortSignal) => Promise<void>, pauseMs: number): () => Promise<void> {
  const stopping = new AbortController();
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const plan = (): void => {
    timer = setTimeout(() => {
      underWay = job(stopping.signal).then(() => void (stopping.signal.aborted || plan()));
    }, pauseMs);
    timer.unref();
  };

  plan();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  };
}
