import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import { newId } from '../kernel/ids.ts';
import type { AppContext } from '../platform/context.ts';
import { cookieIn, hostCookie, hostName } from '../platform/cookies.ts';
import type { Queries } from '../platform/db.ts';
import { liveSalts } from '../platform/device-salts.ts';
import type { Device } from '../platform/route.ts';

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;
/** 128 bits tell apart more addresses than there are. */
const ADDRESS_HASH_LENGTH = 22;

function knownDevice(app: AppContext, req: Request): string | undefined {
  const token = cookieIn(req.get('cookie'), hostName(app.config, COOKIE));
  if (!token) return undefined;
  try {
    app.tokens.verify('device', token);
    return app.tokens.subject(token);
  } catch {
    return undefined;
  }
}

/**
 * Gives the browser a device of its own when it has none. Called where a form is opened, not on every page.
 * @returns what the device is known by from now on, if the browser keeps cookies
 */
export function rememberDevice(app: AppContext, req: Request, res: Response): string {
  const known = knownDevice(app, req);
  if (known) return cookieHash(app, known);
  const id = newId();
  res.append('Set-Cookie', hostCookie(app.config, COOKIE, app.tokens.derive('device', id), YEAR_SECONDS));
  return cookieHash(app, id);
}

/** What tells the calling device from others: hashes, nothing readable. `client`: under which throttles count it. */
export async function deviceOf(app: AppContext, req: Request, client: string, queries: Queries): Promise<Device> {
  const known = knownDevice(app, req);
  const salts = await liveSalts(queries);
  const hashes = (...parts: string[]) => salts.map((salt) => saltedHash(app, salt, parts));
  return {
    cookie: known ? cookieHash(app, known) : null,
    addresses: hashes('address', client, req.get('user-agent') ?? ''),
    places: hashes('place', client),
  };
}

/** The device of a cookie is a random id: its keyed hash is found by nobody who has not the cookie itself. */
function cookieHash(app: AppContext, device: string): string {
  return createHmac('sha256', app.config.SESSION_SECRET).update('device\0').update(device).digest('base64url');
}

/**
 * Addresses and browsers can be tried out, so the key is not ours alone but also a salt that is destroyed in its time.
 * Of IPv6 the network counts (/64): within it addresses are free to take.
 */
function saltedHash(app: AppContext, salt: string, parts: string[]): string {
  return createHmac('sha256', `${app.config.SESSION_SECRET}\0${salt}`)
    .update(parts.join('\0'))
    .digest('base64url')
    .slice(0, ADDRESS_HASH_LENGTH);
}
