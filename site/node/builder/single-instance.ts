import { Client } from 'pg';
import type { Logger } from 'pino';

/** Key of the advisory lock: "site" as a number. */
const LOCK = 0x73697465;
const RETRY_MS = 1000;

/**
 * Makes this process the only builder of the database by a session-level advisory lock. Other builders wait for the lock
 * and take over when it is released. A builder that loses its connection, and so its lock, exits.
 */
export function holdSingleInstanceLock(databaseUrl: string, log: Pick<Logger, 'info' | 'warn'>) {
  let stopped = false;
  let client: Client | undefined;

  const attempt = async (): Promise<boolean> => {
    client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'builder (single instance)',
    });
    // The end of the connection is handled below.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (!rows[0]?.held) {
      await client.end();
      return false;
    }
    client.on('end', () => {
      if (stopped) return;
      // Without the lock it must not build; its supervisor starts it again.
      log.warn({}, 'the builder has lost its lock');
      process.exit(1);
    });
    return true;
  };

  const wait = async (): Promise<void> => {
    for (let logged = false; !stopped;) {
      const held = await attempt().catch((error: unknown) => {
        if (!logged) log.warn({ err: error }, 'the database does not answer');
        return false;
      });
      if (held) return;
      if (!logged) log.info('another builder is running: waiting for its lock');
      logged = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

  return {
    held: wait(),
    async release(): Promise<void> {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}
