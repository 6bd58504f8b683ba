import { config } from '../config.ts';

export { previewLink } from './preview-link.ts';

/** The origin that the admin was opened at, which its session belongs to. */
export function originOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const { protocol } = new URL(config.publicUrl);
  return host ? `${headers.get('x-forwarded-proto') ?? protocol.slice(0, -1)}://${host}` : config.publicUrl;
}
