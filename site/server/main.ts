import { createServer } from 'node:http';
import { pino } from 'pino';
import { createFrontDoor } from './app.ts';
import { ConfigInvalid, readConfig, type Config } from './config.ts';
import { openErrorReports } from './error-reports.ts';
import { listenForPurges } from './pages/purge-listener.ts';

/** Open requests get this long to finish after SIGTERM. */
const DRAIN_MS = 9_000;

/** Prints one sentence and exits. */
function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigInvalid)) throw error;
    exitWith(error.message);
  }
}

const config = settings();
// Buffered: writing each request's line by itself costs as much as sending a cached page.
const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 200 });
const log = pino({ name: 'front-door', level: config.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime }, lines);
const reports = await openErrorReports('front-door', config);
const door = createFrontDoor(config, log, reports);

const purges =
  config.DATABASE_URL === undefined
    ? null
    : listenForPurges(
        config.DATABASE_URL,
        {
          onPurge: (tag) => door.cache.purge([tag]),
          onPublish: () => void door.published.refresh(),
          onConnection: (connected) => (door.cache.trusted = door.published.notified = connected),
        },
        log,
      );

void door.published.start();
const server = createServer(door.app);
// Longer than a load balancer's idle timeout, so that it never sends into a connection that is being closed.
server.keepAliveTimeout = 65_000;
server.on('error', (error: NodeJS.ErrnoException) => {
  exitWith(
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is in use: stop what listens there, or set PORT to another one.`
      : error.message,
  );
});
server.listen(config.PORT, () => log.info({ port: (server.address() as { port: number }).port }, 'listening'));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

/** Stops accepting connections, waits for open requests, and exits. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  door.drain();
  door.published.stop();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  server.closeIdleConnections();
  door.endStreams();
  await Promise.all([new Promise((done) => server.close(done)), purges?.stop(), door.stop(), reports.close()]);
  clearTimeout(deadline);
  log.info('stopped');
  process.exit(0);
}
