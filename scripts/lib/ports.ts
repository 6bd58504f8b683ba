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

/** True when nothing listens on the port, neither on all addresses nor on loopback alone. */
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

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> => listen(0, '127.0.0.1');

/** `wanted` when it is free, otherwise the next free one above it within 20, otherwise any. */
export async function portNear(wanted: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 20, 65_536); port += 1) {
    if (!taken.has(port) && (await isPortFree(port))) return port;
  }
  return freePort();
}
