import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../user-error.ts';

const Secrets = z.object({
  databasePassword: z.string().min(16),
  signingKeys: z.string().min(40),
  sessionSecret: z.string().min(32),
  optOutKey: z.string().min(32),
  staffKey: z.string().min(32),
  payloadSecret: z.string().min(32),
  cmsServiceKey: z.string().min(32),
  demoPassword: z.string().min(12),
});

/** This clone's secrets: created once, so that sessions and mailed links stay valid. */
export type Secrets = z.infer<typeof Secrets>;

const generate = (): Secrets => ({
  databasePassword: randomBytes(24).toString('hex'),
  signingKeys: `1:${randomBytes(32).toString('base64url')}`,
  sessionSecret: randomBytes(32).toString('base64url'),
  optOutKey: randomBytes(32).toString('base64url'),
  staffKey: randomBytes(32).toString('base64url'),
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

/** Written to a new file that replaces the old one, so a kill leaves the old one intact. */
const write = (file: string, secrets: Secrets): void => {
  const folder = path.dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new UserError(
      `The folder ${folder} cannot be written to (${(error as Error).message}): give yourself the right to, and start again.`,
    );
  }
};

/** Older files lack the keys for opt-outs and staff tokens; they are added. */
const Kept = Secrets.partial({ optOutKey: true, staffKey: true });

const parse = (file: string, text: string): z.infer<typeof Kept> => {
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    throw new UserError(
      `${file} is damaged: put back a good copy, or delete it together with the database beside it to start anew.`,
    );
  }
};

/** The secrets in `secrets.json` of the data folder (readable by its owner only), created if there are none. */
export function secretsIn(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  const text = read(file);
  const kept = text === undefined ? undefined : parse(file, text);
  const secrets = { ...generate(), ...kept };
  if (!kept?.optOutKey || !kept.staffKey) write(file, secrets);
  return secrets;
}
