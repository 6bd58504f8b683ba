import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** Removes the values of a failed query, which may be personal data, before an error is logged or reported. */
export function redactQueryValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const safe = new Error(`${error.cause?.message ?? 'query failed'} in: ${error.query}`);
  if (error.stack) safe.stack = `${safe.message}\n${error.stack.slice(error.stack.indexOf('\n    at '))}`;
  return safe;
}

/** Logs JSON lines to stdout. Redacts addresses, tokens and cookies. */
export function createLog(name: string, level: string): Log {
  return pino({
    name,
    level,
    redact: ['*.email', '*.token', '*.password', 'req.headers.cookie', 'req.headers.authorization'],
    serializers: { err: (error: Error) => pino.stdSerializers.err(redactQueryValues(error) as Error) },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
