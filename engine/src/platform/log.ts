import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. Addresses, tokens and cookies never reach a log. */
export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    redact: ['*.email', '*.token', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
