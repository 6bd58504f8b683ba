import { config } from '../config.ts';

/** Where the admin leads to for a preview: the link never grows old, its token is made when it is followed. */
export const previewLink = (query: Record<string, string>): string =>
  `/cms-api/preview?${new URLSearchParams(query).toString()}`;

/** The origin that the admin was opened on: its session counts there, and nowhere else. */
export function originOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const { protocol } = new URL(config.publicUrl);
  return host ? `${headers.get('x-forwarded-proto') ?? protocol.slice(0, -1)}://${host}` : config.publicUrl;
}
