import type { Payload } from 'payload';

/**
 * Runs a command with Payload connected, then exits: Payload keeps a connection open. Exit code 1 and a message if it
 * fails.
 */
export async function runCommand(run: (payload: Payload) => Promise<void>): Promise<never> {
  try {
    const [{ getPayload }, { default: config }] = await Promise.all([
      import('payload'),
      import('../payload.config.ts'),
    ]);
    await run(await getPayload({ config, disableOnInit: true }));
  } catch (error) {
    console.error(error instanceof Error && error.name === 'ConfigError' ? error.message : error);
    process.exit(1);
  }
  process.exit(0);
}
