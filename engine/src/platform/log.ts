import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** What is logged and reported of an error: never the values of a failed query, which may be personal data. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const safe = new Error(`${error.cause?.message ?? 'query failed'} in: ${error.query}`);
  if (error.stack) safe.stack = `${safe.message}\n${error.stack.slice(error.stack.indexOf('\n    at '))}`;
  return safe;
}

/** JSON lines on stdout. Addresses, tokens and cookies never reach a log. */
export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    redact: ['*.email', '*.token', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: (error: Error) => pino.stdSerializers.err(withoutValues(error) as Error) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
