import { config } from '../config.ts';

/** The admin's link to a preview. It does not expire: its token is created when it is followed. */
export const previewLink = (query: Record<string, string>): string =>
  `/cms-api/preview?${new URLSearchParams(query).toString()}`;

/** The origin that the admin was opened at, which its session belongs to. */
export function originOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const { protocol } = new URL(config.publicUrl);
  return host ? `${headers.get('x-forwarded-proto') ?? protocol.slice(0, -1)}://${host}` : config.publicUrl;
}
