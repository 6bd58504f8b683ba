import { createServer } from 'node:http';
import { pino } from 'pino';
import { createFrontDoor } from './app.ts';
import { ConfigInvalid, readConfig, type Config } from './config.ts';
import { errorReports } from './error-reports.ts';
import { listenForPurges } from './purges.ts';

/** Open requests get this long to finish after SIGTERM. */
const DRAIN_MS = 9_000;

/** One clear sentence, and out. */
function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigInvalid)) throw error;
    giveUp(error.message);
  }
}

const config = settings();
// A line per request, written one by one, costs as much as sending a page that is kept: they go out together.
const lines = pino.destination({ sync: false, minLength: 4096, periodicFlush: 200 });
const log = pino({ name: 'front-door', level: config.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime }, lines);
const report = await errorReports(config.SENTRY_DSN);
const door = createFrontDoor(config, log, report);

const purges =
  config.DATABASE_URL === undefined
    ? null
    : listenForPurges(
        config.DATABASE_URL,
        {
          onPurge: (tag) => door.cache.purge([tag]),
          onPublish: () => void door.published.refresh(),
          onConnection: (connected) => (door.cache.trusted = door.published.told = connected),
        },
        log,
      );

void door.published.start();
const server = createServer(door.app);
// Longer than a load balancer keeps its connections, so that it never sends into one that is just closing.
server.keepAliveTimeout = 65_000;
server.on('error', (error: NodeJS.ErrnoException) => {
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${config.PORT} is in use: stop what listens there, or set PORT to another one.`
      : error.message,
  );
});
server.listen(config.PORT, () => log.info({ port: (server.address() as { port: number }).port }, 'listening'));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

/** Takes no new connections, lets open requests finish, and goes. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  door.drain();
  door.published.stop();
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  server.closeIdleConnections();
  await Promise.all([new Promise((done) => server.close(done)), purges?.stop(), door.stop()]);
  clearTimeout(deadline);
  log.info('stopped');
  process.exit(0);
}
