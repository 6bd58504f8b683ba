const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with why we should stop: a signal (asked twice is asked once: a terminal and the bootstrap both pass Ctrl-C
 * on), or the end of the process that started us, seen on the channel it has opened.
 */
export function onStopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    process.on('disconnect', () => resolve('The command that started this is gone'));
    process.channel?.unref();
    // A terminal that has been closed must not break the stopping with a failed print.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  });
}
