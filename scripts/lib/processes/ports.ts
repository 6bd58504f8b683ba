import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const listen = (port: number, host?: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/** True if nothing listens on the port, neither on all addresses nor on loopback. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [undefined, '127.0.0.1', '::1']) {
    try {
      await listen(port, host);
    } catch (error) {
      // A machine without IPv6 answers EADDRNOTAVAIL or EAFNOSUPPORT for ::1, which says nothing about the port.
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    }
  }
  return true;
}

/** Ports that no system hands out to outgoing connections (Linux starts at 32768): what is free now stays free longer. */
const LOWEST_PORT = 10_000;
const HIGHEST_PORT = 32_000;

/** A port, drawn by lot, that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await isPortFree(port)) return port;
  }
}

/** `wanted` if it is free, otherwise the next free port within 20 above it, otherwise any. */
export async function freePortNear(wanted: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 20, 65_536); port += 1) {
    if (!taken.has(port) && (await isPortFree(port))) return port;
  }
  return freePort();
}
