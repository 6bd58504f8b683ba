import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import { newId } from '../kernel/ids.ts';
import type { AppContext } from '../platform/context.ts';
import type { Queries } from '../platform/db.ts';
import { liveSalts } from '../platform/device-salts.ts';
import type { Device } from '../platform/route.ts';

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;
/** 128 bits tell apart more addresses than there are. */
const ADDRESS_HASH_LENGTH = 22;

/** Reads one cookie of a request. */
export function cookieOf(req: Request, name: string): string | undefined {
  for (const part of (req.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

function knownDevice(app: AppContext, req: Request): string | undefined {
  const token = cookieOf(req, COOKIE);
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
  const secure = app.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  const value = app.tokens.derive('device', id);
  res.append('Set-Cookie', `${COOKIE}=${value}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`);
  return cookieHash(app, id);
}

/** What tells the calling device from others: hashes, nothing readable. `client`: under which throttles count it. */
export async function deviceOf(app: AppContext, req: Request, client: string, queries: Queries): Promise<Device> {
  const known = knownDevice(app, req);
  const salts = await liveSalts(queries);
  return {
    cookie: known ? cookieHash(app, known) : null,
    addresses: salts.map((salt) => addressHash(app, salt, client, req.get('user-agent') ?? '')),
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
function addressHash(app: AppContext, salt: string, client: string, userAgent: string): string {
  return createHmac('sha256', `${app.config.SESSION_SECRET}\0${salt}`)
    .update(`address\0${client}\0${userAgent}`)
    .digest('base64url')
    .slice(0, ADDRESS_HASH_LENGTH);
}
