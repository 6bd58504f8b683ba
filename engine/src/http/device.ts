import { createHmac } from 'node:crypto';
import type { Request, Response } from 'express';
import { newId } from '../kernel/ids.ts';
import type { AppContext } from '../platform/context.ts';

const COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 3600;

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

/** Gives the browser a device of its own when it has none. Called where a form is opened, not on every page. */
export function rememberDevice(app: AppContext, req: Request, res: Response): void {
  if (knownDevice(app, req)) return;
  const secure = app.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
  const value = app.tokens.derive('device', newId());
  res.append('Set-Cookie', `${COOKIE}=${value}; Path=/api; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`);
}

/** Keyed hash of the device (its signed cookie, else its address and browser): nothing readable is kept of it. */
export function deviceHash(app: AppContext, req: Request): string {
  const device = knownDevice(app, req);
  return device ? hashOf(app, device) : bareDeviceHash(app, req);
}

/** The same by address and browser alone: under which a device was known before it had a cookie. */
export function bareDeviceHash(app: AppContext, req: Request): string {
  return hashOf(app, `${req.ip}\0${req.get('user-agent') ?? ''}`);
}

function hashOf(app: AppContext, device: string): string {
  return createHmac('sha256', app.config.SESSION_SECRET).update('device\0').update(device).digest('base64url');
}
