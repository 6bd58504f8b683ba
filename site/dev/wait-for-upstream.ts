import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';

const POLL_MS = 25;

/** Holds requests until a condition is met, or `patienceMs` have passed. `concerns`: which paths wait. */
export function waitUntil(
  isMet: () => Promise<boolean>,
  patienceMs: number,
  concerns: (path: string) => boolean = () => true,
): RequestHandler {
  return async (req, _res, next) => {
    const until = Date.now() + patienceMs;
    while (concerns(req.path) && !(await isMet()) && Date.now() < until) await sleep(POLL_MS);
    next();
  };
}

/**
 * Holds requests until an upstream accepts connections: while it restarts after a save, requests wait for the new
 * version.
 */
export function waitFor(url: string, patienceMs: number, concerns: (path: string) => boolean): RequestHandler {
  const { hostname, port } = new URL(url);
  return waitUntil(() => accepts(Number(port), hostname), patienceMs, concerns);
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
