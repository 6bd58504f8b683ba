import type { Request, Response } from 'express';
import { newId } from '../kernel/ids.ts';
import type { AppContext } from '../platform/context.ts';
import { readCookie, hostCookie, hostCookieName } from '../platform/requests/cookies.ts';
import type { Queries } from '../platform/db.ts';
import { currentSalts } from '../platform/security/device-salts.ts';
import { keyedHash } from '../platform/security/keyed-hash.ts';
import type { Device } from '../platform/route.ts';

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;
/** 128 bits, in base64url. */
const ADDRESS_HASH_LENGTH = 22;

function knownDevice(app: AppContext, req: Request): string | undefined {
  const token = readCookie(req.get('cookie'), hostCookieName(app.config, COOKIE));
  if (!token) return undefined;
  try {
    app.tokens.verify('device', token);
    return app.tokens.subject(token);
  } catch {
    return undefined;
  }
}

/**
 * Sets a device cookie if there is none. Called when a form is opened, not on every page.
 * @returns the hash that identifies the device from now on, if the browser keeps cookies
 */
export function rememberDevice(app: AppContext, req: Request, res: Response): string {
  const known = knownDevice(app, req);
  if (known) return cookieHash(app, known);
  const id = newId();
  res.append('Set-Cookie', hostCookie(app.config, COOKIE, app.tokens.derive('device', id), YEAR_SECONDS));
  return cookieHash(app, id);
}

/** Identifies the calling device by hashes. `clientKey`: the address as throttles count it. */
export async function deviceOf(app: AppContext, req: Request, clientKey: string, queries: Queries): Promise<Device> {
  const known = knownDevice(app, req);
  const salts = await currentSalts(queries);
  const hashes = (kind: 'address' | 'place', ...parts: string[]) =>
    salts.map((salt) => saltedHash(app, salt, kind, parts));
  return {
    cookie: known ? cookieHash(app, known) : null,
    addresses: hashes('address', clientKey, req.get('user-agent') ?? ''),
    places: hashes('place', clientKey),
  };
}

/** A cookie holds a random id: only who has the cookie can compute its keyed hash. */
function cookieHash(app: AppContext, device: string): string {
  return keyedHash(app.config.SESSION_SECRET, 'device', device);
}

/**
 * Addresses and browsers can be guessed by trial, so the key includes a salt that is destroyed after its lifetime. Of
 * IPv6 addresses the /64 network counts, within which addresses are free to take.
 */
function saltedHash(app: AppContext, salt: string, kind: 'address' | 'place', parts: string[]): string {
  return keyedHash(`${app.config.SESSION_SECRET}\0${salt}`, kind, ...parts).slice(0, ADDRESS_HASH_LENGTH);
}
