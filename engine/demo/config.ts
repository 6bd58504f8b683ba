import { z } from 'zod';
import { Password } from '@app/contracts/accounts';
import { ConfigInvalid } from '../src/platform/config.ts';

const DEFAULT_PASSWORD = 'demo-password-2026';

/**
 * The demo's own settings. In production the demo accounts get no password that everybody knows.
 * @throws ConfigInvalid
 */
export function readDemoConfig(env: NodeJS.ProcessEnv = process.env): { password: string } {
  // Empty counts as not set, as in every process.
  const given = env['DEMO_PASSWORD'] || undefined;
  if (env['NODE_ENV'] === 'production' && (given === undefined || given === DEFAULT_PASSWORD)) {
    throw new ConfigInvalid(
      'The demo’s settings are wrong:\n  DEMO_PASSWORD: must be given in production, and not the default',
    );
  }
  const parsed = z.safeParse(Password, given ?? DEFAULT_PASSWORD);
  if (!parsed.success)
    throw new ConfigInvalid(
      `The demo’s settings are wrong:\n  DEMO_PASSWORD: ${parsed.error.issues[0]?.message ?? ''}`,
    );
  return { password: parsed.data };
}
