import type { Config } from '../config.ts';

/** Reads one cookie of a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export const isSecure = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean => PUBLIC_URL.startsWith('https:');

/** Over HTTPS with the prefix that lets only this host set the cookie (RFC 6265bis, 4.1.3.2); over HTTP unchanged. */
export const hostCookieName = (config: Pick<Config, 'PUBLIC_URL'>, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

/** A `Set-Cookie` header, hidden from scripts and not sent by other sites. */
export function hostCookie(
  config: Pick<Config, 'PUBLIC_URL'>,
  name: string,
  value: string,
  maxAgeSeconds: number,
): string {
  const secure = isSecure(config) ? '; Secure' : '';
  return `${hostCookieName(config, name)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
