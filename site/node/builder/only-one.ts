import { Client } from 'pg';
import type { Logger } from 'pino';

/** Key of the advisory lock: "site" as a number. */
const LOCK = 0x73697465;
const RETRY_MS = 1000;

/**
 * Makes a builder the only one at this database: it holds a lock of the session for as long as it lives. Others wait
 * for it, and take over when it is gone.
 */
export function holdOnly(databaseUrl: string, log: Pick<Logger, 'info' | 'warn'>) {
  let stopped = false;
  let client: Client | undefined;

  const attempt = async (): Promise<boolean> => {
    client = new Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'builder (only one)' });
    // Without its lock a builder must not go on: whoever supervises it starts it again.
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (!rows[0]?.held) {
      await client.end();
      return false;
    }
    client.on('end', () => {
      if (stopped) return;
      log.warn({}, 'the lock of the builder is lost');
      process.exit(1);
    });
    return true;
  };

  const wait = async (): Promise<void> => {
    for (let told = false; !stopped;) {
      const held = await attempt().catch((error: unknown) => {
        if (!told) log.warn({ err: error }, 'the database does not answer');
        return false;
      });
      if (held) return;
      if (!told) log.info('another builder works, this one stands by');
      told = true;
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
