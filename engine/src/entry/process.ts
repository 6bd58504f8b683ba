import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigInvalid, readConfig } from '../platform/config.ts';
import type { Config } from '../platform/config.ts';

const DRAIN_MS = 10_000;
/**
 * Longer than the four seconds of the front door: a request on a connection that we are just closing would be lost.
 * Shorter than a stop may take, so that idle clients do not delay it.
 */
const KEEP_ALIVE_MS = 8_000;

/** The settings, or one clear message and exit code 1. */
export function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigInvalid)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Listens on `port` (0 = any free one) of the interface `host`. */
export async function listen(
  handler: RequestListener,
  { port: wanted, host }: { port: number; host: string },
): Promise<{ server: Server; port: number }> {
  const server = createServer(handler);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Stops taking connections and waits for the running ones. */
export function drain(server: Server): Promise<void> {
  // Busy connections close after their answer.
  server.keepAliveTimeout = 1;
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

/** On SIGTERM or SIGINT runs `stop` once; whatever is still open after 10 s is cut. */
export function onStop(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
