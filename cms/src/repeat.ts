/**
 * Does a job again and again, with a pause before each time and never two at once. It keeps no process alive.
 * @param job tells its own errors; the signal says that it shall begin nothing more
 * @returns a function that stops it and waits for what is under way
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
