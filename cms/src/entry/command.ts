import type { Payload } from 'payload';

/**
 * Runs a command with Payload connected, then ends the process: Payload keeps a connection open for good.
 * Exit code 1 and the reason in words when it fails.
 */
export async function command(run: (payload: Payload) => Promise<void>): Promise<never> {
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
