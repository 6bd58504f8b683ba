import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PANEL_API, idOf, panelTest } from '../../../testing/panel.tsx';
import { problem } from '../../../testing/fake-engine.ts';
import { deviceName } from './this-device.ts';

const panel = panelTest();
const DEVICES = `${PANEL_API}/push-devices`;
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc';
const phone = {
  id: idOf(1),
  name: 'Chrome, Android',
  endpoint: 'https://fcm.googleapis.com/x',
  addedAt: '2026-03-01T09:00:00Z',
};
const here = { ...phone, id: idOf(2), name: 'Chrome, Linux', endpoint: ENDPOINT };

let subscription: object | null;
let registered: string[];
let permission: NotificationPermission;

/** A browser that can be subscribed, of which jsdom has nothing. */
function givePush() {
  subscription = null;
  registered = [];
  permission = 'granted';
  const registration = {
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () =>
        (subscription = {
          endpoint: ENDPOINT,
          unsubscribe: async () => void (subscription = null),
          toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'key', auth: 'secret' } }),
        }),
    },
  };
  const serviceWorker = {
    getRegistration: async () => (registered.length > 0 ? registration : undefined),
    register: async (address: string, { scope }: { scope: string }) => {
      registered.push(`${address.split('?')[0]} ${scope}`);
      return registration;
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { permission: 'default', requestPermission: async () => permission },
  });
}
function takePush() {
  for (const [where, name] of [
    [navigator, 'serviceWorker'],
    [globalThis, 'PushManager'],
    [globalThis, 'Notification'],
  ] as const)
    Reflect.deleteProperty(where, name);
}
const serve = (items: object[], publicKey: string | null = 'BKey') =>
  panel.engine.on(`GET ${DEVICES}`, () => ({ status: 200, body: { publicKey, items } }));

beforeEach(() => {
  givePush();
  const preferences = [{ kind: 'new_review', panel: true, mail: 'off', push: false }];
  panel.engine.on(`GET ${PANEL_API}/notification-preferences`, () => ({ status: 200, body: { preferences } }));
  panel.engine.on(`PUT ${PANEL_API}/notification-preferences`, () => ({ status: 200, body: { preferences } }));
});
afterEach(takePush);

const open = () => panel.open('/panel/settings/notifications');

it('this device is switched on, listed, and switched off again', async () => {
  serve([]);
  panel.engine.on(`POST ${DEVICES}`, () => ({ status: 200, body: { publicKey: 'BKey', items: [here] } }));
  panel.engine.on(`DELETE ${DEVICES}/${here.id}`, () => ({ status: 204 }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Tell this device' }));
  await screen.findByText(/Chrome, Linux \(this device\)/);
  expect(registered).toEqual(['/panel-worker.js /en/panel']);
  expect(JSON.parse(panel.engine.seen(`POST ${DEVICES}`)[0]?.body ?? '')).toMatchObject({
    endpoint: ENDPOINT,
    keys: { p256dh: 'key', auth: 'secret' },
  });
  expect(screen.queryByRole('button', { name: 'Tell this device' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Turn off: Chrome, Linux' }));
  await screen.findByRole('button', { name: 'Tell this device' });
  expect(subscription).toBeNull();
});

it('kinds are chosen beside mail once a device is told of them', async () => {
  serve([phone]);
  open();
  fireEvent.click(await screen.findByLabelText('New review: On devices'));
  const PUT = `PUT ${PANEL_API}/notification-preferences`;
  await waitFor(() => expect(panel.engine.seen(PUT)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(PUT)[0]?.body ?? '')).toEqual({
    preferences: [{ kind: 'new_review', panel: true, mail: 'off', push: true }],
  });
});

it('the list of devices says so where push is not set up, not allowed, or not known to the browser', async () => {
  serve([], null);
  open();
  await screen.findByText(/not set up in this installation/);
});

it('a reader who does not allow it is told how', async () => {
  serve([]);
  permission = 'denied';
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Tell this device' }));
  await screen.findByText(/does not allow notifications/);
  expect(panel.engine.seen(`POST ${DEVICES}`)).toHaveLength(0);
});

it('a browser without push is told so', async () => {
  takePush();
  serve([]);
  open();
  await screen.findByText(/cannot be told of anything/);
});

it('a plan without it shows the plan that has it, and the other choices', async () => {
  panel.engine.on(`GET ${DEVICES}`, () =>
    problem(402, 'plan_lacks_feature', { params: { feature: 'mobile_support', plan: 'enterprise' } }),
  );
  open();
  await screen.findByRole('link', { name: /Enterprise/ });
  await screen.findByLabelText('New review: By e-mail');
  expect(screen.queryByLabelText('New review: On devices')).toBeNull();
});

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 (KHTML, like Gecko) Version/17 Safari/605.1',
    'Safari, Mac',
  ],
  ['', '?'],
])('%j is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
