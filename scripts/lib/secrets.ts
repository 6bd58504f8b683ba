import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from './user-error.ts';

const Secrets = z.object({
  databasePassword: z.string().min(16),
  signingKeys: z.string().min(40),
  sessionSecret: z.string().min(32),
  payloadSecret: z.string().min(32),
  cmsServiceKey: z.string().min(32),
  demoPassword: z.string().min(12),
});

/** This clone's own secrets: made once, read afterwards, so that sessions and mailed links live on. */
export type Secrets = z.infer<typeof Secrets>;

const generate = (): Secrets => ({
  databasePassword: randomBytes(24).toString('hex'),
  signingKeys: `1:${randomBytes(32).toString('base64url')}`,
  sessionSecret: randomBytes(32).toString('base64url'),
  payloadSecret: randomBytes(32).toString('base64url'),
  cmsServiceKey: randomBytes(32).toString('base64url'),
  demoPassword: `demo-${randomBytes(5).toString('hex')}`,
});

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UserError(
      `${file} cannot be read (${(error as Error).message}): give yourself the right to, and start again.`,
    );
  }
};

/** The secrets in `secrets.json` of the data folder (readable by its owner only), made when there are none. */
export function secretsIn(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const text = read(file);
  if (text !== undefined) {
    try {
      return Secrets.parse(JSON.parse(text));
    } catch {
      throw new UserError(
        `${file} is damaged: put back a good copy, or delete it together with the database beside it to start anew.`,
      );
    }
  }
  const secrets = generate();
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be written to (${(error as Error).message}): give yourself the right to, and start again.`,
    );
  }
  return secrets;
}
