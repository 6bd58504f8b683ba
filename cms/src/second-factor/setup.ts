import type { PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { config } from '../config.ts';
import { BRAND_NAME } from '../locales.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from '../sign-in/session.ts';
import type { FactorSetup } from './factor-state.ts';
import { logAccountAction, mailOwner } from './account-log.ts';
import { parseCode } from './parse-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { unseal, seal } from './seal.ts';
import { confirmPendingSecret, readFactor, savePendingSecret, readPendingSecret } from './store.ts';
import { newSecret, setupUri, findStep, toBase32 } from './totp.ts';

interface Owner {
  id: string;
  email: string;
}

/**
 * Creates a pending secret, which its first code activates. A new one each time, so that nobody confirms a secret that
 * others have seen.
 */
export async function beginSetup(req: PayloadRequest, owner: Owner): Promise<FactorSetup> {
  const secret = newSecret();
  await savePendingSecret(req.payload.db.pool, owner.id, seal(config.secret, owner.id, secret));
  const svg = renderSVG(setupUri(secret, BRAND_NAME, owner.email), { border: 4 });
  return {
    secret: toBase32(secret),
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}

/**
 * Activates the pending secret by its first code and ends the account's other sessions.
 * @returns the recovery codes, which are shown only once; undefined if the code is wrong
 */
export async function confirmSetup(
  req: PayloadRequest,
  owner: Owner,
  typed: unknown,
  session?: string,
): Promise<string[] | undefined> {
  const { pool } = req.payload.db;
  const given = parseCode(typed);
  const sealed = await readPendingSecret(pool, owner.id);
  const secret = sealed && unseal(config.secret, owner.id, sealed);
  if (!sealed || !secret || given?.kind !== 'app') return undefined;
  const step = await findStep(secret, given.code, new Date());
  if (step === undefined) return undefined;
  const codes = newRecoveryCodes();
  const isOn = await inTransaction(req, async (client) => {
    const act = (await readFactor(client, owner.id)) ? 'replaced' : 'on';
    if (!(await confirmPendingSecret(client, { userId: owner.id, sealed, step, codes }))) return false;
    await logAccountAction(client, act, owner, owner.email);
    await endSessions(req, owner.id, session);
    return true;
  });
  if (!isOn) return undefined;
  void mailOwner(req.payload, 'on', owner.email, req);
  return codes;
}
