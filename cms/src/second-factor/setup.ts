import type { PayloadRequest } from 'payload';
import { renderSVG } from 'uqr';
import { config } from '../config.ts';
import { BRAND_NAME } from '../locales.ts';
import { inTransaction } from '../texts/transaction.ts';
import { noteAct, tellOwner } from './acts.ts';
import { readCode } from './given-code.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { open, seal } from './seal.ts';
import { confirmPending, endSessions, factorOf, keepPending, pendingOf } from './store.ts';
import { newSecret, setupAddress, stepOf, typedForm } from './totp.ts';

/** What an app needs to give codes for an account. */
export interface Setup {
  /** Base32, for typing. */
  secret: string;
  /** A picture as a data address, for scanning. */
  qrCode: string;
}

interface Owner {
  id: string;
  email: string;
}

/** Makes a secret that is on once its first code has come. Each time another one: nobody confirms what others have seen. */
export async function beginSetup(req: PayloadRequest, owner: Owner): Promise<Setup> {
  const secret = newSecret();
  await keepPending(req.payload.db.pool, owner.id, seal(config.secret, owner.id, secret));
  const svg = renderSVG(setupAddress(secret, BRAND_NAME, owner.email), { border: 4 });
  return {
    secret: typedForm(secret),
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  };
}

/**
 * Puts the second factor on with the first code of the new secret, and ends the account's other sessions.
 * @returns its recovery codes, which are seen this once; undefined when the code is not the secret's
 */
export async function confirmSetup(
  req: PayloadRequest,
  owner: Owner,
  typed: unknown,
  session?: string,
): Promise<string[] | undefined> {
  const { pool } = req.payload.db;
  const given = readCode(typed);
  const sealed = await pendingOf(pool, owner.id);
  const secret = sealed && open(config.secret, owner.id, sealed);
  if (!sealed || !secret || given?.kind !== 'app') return undefined;
  const step = await stepOf(secret, given.code, new Date());
  if (step === undefined) return undefined;
  const codes = newRecoveryCodes();
  const isOn = await inTransaction(req, async (client) => {
    const act = (await factorOf(client, owner.id)) ? 'replaced' : 'on';
    if (!(await confirmPending(client, { userId: owner.id, sealed, step, codes }))) return false;
    await noteAct(client, act, owner, owner.email);
    await endSessions(client, owner.id, session);
    return true;
  });
  if (!isOn) return undefined;
  void tellOwner(req.payload, 'on', owner.email, req);
  return codes;
}
