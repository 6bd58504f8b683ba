import type { AddPushDevice } from '@app/contracts/notifying/push';

/** Why this browser cannot be told of notifications. */
export type PushObstacle = 'unsupported' | 'denied';

/** Texts of the page that the worker shows without a connection. */
export interface OfflineTexts {
  lang: string;
  title: string;
  text: string;
  again: string;
}

export function pushObstacle(): PushObstacle | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** The address that the push service has given this browser; undefined if it has not subscribed. */
export async function subscribedEndpoint(scope: string): Promise<string | undefined> {
  if (pushObstacle() === 'unsupported') return undefined;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription())?.endpoint;
}

/** Asks for permission and subscribes; undefined if the reader does not allow it. */
export async function subscribe(
  scope: string,
  publicKey: string,
  texts: OfflineTexts,
): Promise<Omit<AddPushDevice, 'name'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = `/panel-worker.js?${new URLSearchParams({ ...texts })}`;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await whenActive(registration);
  // A subscription with another key of ours is of no use.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** The worker has to run before it can subscribe; `ready` waits for the one of this page, whose scope it may not be. */
async function whenActive({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (!worker) return;
  await new Promise<void>((done) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') done();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export async function unsubscribe(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** What a browser calls itself, in two words: `Chrome, Android`. */
export function deviceName(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => userAgent.includes(mark))?.[1]);
  return found.filter(Boolean).join(', ') || userAgent.slice(0, 40) || '?';
}
