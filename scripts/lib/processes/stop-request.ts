const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Resolves with the reason to stop: a signal (a terminal and the bootstrap both forward Ctrl-C, which counts once), or
 * the end of the parent process, seen on its IPC channel.
 */
export function onStopRequest(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve(signal));
    process.on('disconnect', () => resolve('The command that started this is gone'));
    process.channel?.unref();
    // A closed terminal must not break the shutdown with a failed print.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  });
}
