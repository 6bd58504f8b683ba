import { LOCAL_HOSTS } from '../../../platform/settings/local-hosts.ts';

/** Push services of browsers: Chrome and others, Firefox, Safari, Edge. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an endpoint is one of a known push service: it comes from a stranger, and is posted to from within our network.
 * Outside production also one on this machine, for tests.
 */
export function isPushService(endpoint: string, { NODE_ENV }: { NODE_ENV: string }): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (NODE_ENV === 'test' && LOCAL_HOSTS.has(hostname)) return true;
  if (protocol !== 'https:' || port || username || password) return false;
  return SERVICES.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
}
