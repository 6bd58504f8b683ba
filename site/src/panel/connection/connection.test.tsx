import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { noteReached } from '../../lib/api/connection.ts';
import { PANEL_API, panelTest, press, someLimits } from '../../../testing/panel.tsx';
import { loadWhenOnline } from '../../lib/api/load-when-online.ts';

const panel = panelTest();
let online: boolean;

function setOnline(value: boolean): void {
  online = value;
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
}

beforeEach(() => {
  online = true;
  noteReached(true);
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

it('a bar says that the device is offline, and goes when it is back, with everything loaded again', async () => {
  panel.open('/panel');
  await screen.findByText('420 of 500 invitations this month');
  setOnline(false);
  await screen.findByText(/^You are offline/);
  panel.engine.on(`GET ${PANEL_API}/invitations/limits`, () => ({
    status: 200,
    body: { ...someLimits, month: { ...someLimits.month, sent: 421 } },
  }));
  setOnline(true);
  await screen.findByText('421 of 500 invitations this month');
  expect(screen.queryByText(/^You are offline/)).toBeNull();
});

it('a bar says that the engine does not answer, until it does', async () => {
  panel.open('/panel/team');
  const body = { members: [], invites: [] };
  panel.engine.on(`GET ${PANEL_API}/team`, () => ({ status: 200, body }));
  fireEvent.change(await screen.findByLabelText('E-mail address'), { target: { value: 'iza@example.com' } });
  panel.engine.on(`POST ${PANEL_API}/team/invites`, () => 'lost');
  panel.engine.on('GET /me', () => 'lost');
  press('Send the invitation');
  await screen.findByText(/^The server is not answering/);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('iza@example.com');
  panel.engine.on('GET /me', () => ({ status: 401, body: { code: 'not_signed_in' } }));
  await waitFor(() => expect(screen.queryByText(/^The server is not answering/)).toBeNull());
});

it('a change that is made offline fails at once, instead of being sent later unasked', async () => {
  panel.engine.on(`GET ${PANEL_API}/team`, () => ({ status: 200, body: { members: [], invites: [] } }));
  panel.engine.on(`POST ${PANEL_API}/team/invites`, () => 'lost');
  panel.open('/panel/team');
  fireEvent.change(await screen.findByLabelText('E-mail address'), { target: { value: 'iza@example.com' } });
  setOnline(false);
  press('Send the invitation');
  await screen.findByText('There is no connection to the server.');
  setOnline(true);
  await screen.findByRole('button', { name: 'Send the invitation' });
  expect(panel.engine.seen(`POST ${PANEL_API}/team/invites`)).toHaveLength(1);
});

it('a bundle that could not be loaded is loaded once there is a connection, and given up when it is gone', async () => {
  online = false;
  let calls = 0;
  const loading = loadWhenOnline(async () => {
    calls += 1;
    if (!online) throw new Error('no network');
    return 'loaded';
  });
  await waitFor(() => expect(calls).toBe(1));
  noteReached(true);
  setOnline(true);
  expect(await loading).toBe('loaded');
  const gone = loadWhenOnline(async () => {
    setTimeout(() => noteReached(true));
    throw new Error('gone');
  });
  await expect(gone).rejects.toThrow('gone');
});
