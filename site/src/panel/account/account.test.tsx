import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AccountSettings } from '@app/contracts/accounts';
import { problem } from '../../../testing/fake-engine.ts';
import { idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
let account: AccountSettings;

beforeEach(() => {
  account = {
    name: 'Jan',
    email: 'jan@example.com',
    locale: 'en',
    pendingEmail: null,
    secondFactor: false,
    recoveryCodesLeft: 0,
  };
  const session = { browser: 'Firefox', system: 'Windows', country: 'PL', address: '198.51.100.7' };
  const at = { signedInAt: '2026-03-01T10:00:00Z', lastUsedAt: '2026-03-02T10:00:00Z' };
  panel.engine.on('GET /me/account', () => ({ status: 200, body: account }));
  panel.engine.on('GET /me/sessions', () => ({
    status: 200,
    body: {
      items: [
        { id: idOf(31), ...session, ...at, current: true },
        { id: idOf(32), ...session, browser: 'Chrome', ...at, current: false },
      ],
    },
  }));
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('two-step sign-in is set up with a QR code, a first code, and recovery codes that are shown once', async () => {
  const started = { uri: 'otpauth://totp/x?secret=ABC', secret: 'ABC', recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] };
  panel.engine.on('POST /me/second-factor', () => ({ status: 201, body: started }));
  panel.engine.on('POST /me/second-factor/confirmation', ({ body }) =>
    (JSON.parse(body) as { code: string }).code === '123456'
      ? { status: 204 }
      : problem(422, 'second_factor_wrong', {
          errors: [{ path: 'code', code: 'second_factor_wrong', params: {}, message: 'The code is not right.' }],
        }),
  );
  panel.open('/panel/account');
  fireEvent.click(await screen.findByRole('button', { name: 'Set it up' }));
  const passwords = screen.getAllByLabelText('Your password');
  fireEvent.change(passwords.at(-1)!, { target: { value: 'correct horse battery' } });
  press('Go on');
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  type('Code of the app', '000000');
  press('Turn it on');
  await screen.findByText('The code is not right.');
  type('Code of the app', '123 456');
  press('Turn it on');
  await screen.findByText('aaaa-bbbb');
  press('I have saved them');
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
});

it('a user who has lost the phone is told to set up the app again, which takes password and code', async () => {
  account = { ...account, secondFactor: true, recoveryCodesLeft: 9 };
  panel.open('/panel/account', '?second-factor=lost');
  await screen.findByText(/You have signed in with a recovery code/);
  press('Set up another app');
  expect(screen.getByLabelText('Code of the app, or a recovery code')).toBeTruthy();
});

it('another address waits for its link, and can be withdrawn', async () => {
  panel.engine.on('POST /me/email', () => {
    account = { ...account, pendingEmail: 'new@example.com' };
    return { status: 202 };
  });
  panel.engine.on('DELETE /me/email', () => {
    account = { ...account, pendingEmail: null };
    return { status: 204 };
  });
  panel.open('/panel/account');
  await screen.findByText('Present address: jan@example.com');
  type('New address', 'new@example.com');
  type('Your password', 'correct horse battery');
  press('Change the address');
  await screen.findByText(/We have sent a link to new@example.com/);
  press('Withdraw the change');
  await screen.findByText('Present address: jan@example.com');
});

it('signed-in devices are listed with place and last use, and signed out', async () => {
  panel.engine.on(`DELETE /me/sessions/${idOf(32)}`, () => ({ status: 204 }));
  panel.open('/panel/account');
  await screen.findByText('Firefox on Windows (this one)');
  press('Sign out: Chrome on Windows');
  await screen.findByText('Signed out.');
  expect(screen.getAllByText('Poland, 198.51.100.7')).toHaveLength(2);
});

it('the list of devices is asked for again every 15 seconds: it has no stream', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  panel.open('/panel/account');
  await screen.findByText('Firefox on Windows (this one)');
  const looks = intervals.mock.calls.filter(([, pause]) => pause === 15_000);
  intervals.mockRestore();
  panel.engine.on('GET /me/sessions', () => ({ status: 200, body: { items: [] } }));
  act(() => looks.at(-1)![0]());
  await waitFor(() => expect(screen.queryByText('Firefox on Windows (this one)')).toBeNull());
});

describe('deleting the account', () => {
  const deletion = { secondFactor: false, owned: [], left: [], partner: null };

  it('deleting the account names the companies that have to be handed over first, and asks for no password', async () => {
    const owned = [{ id: idOf(1), name: 'Rowerowy Świat' }];
    panel.engine.on('GET /me/deletion', () => ({ status: 200, body: { ...deletion, owned } }));
    panel.open('/panel/account');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const link = await screen.findByRole('link', { name: 'Hand over Rowerowy Świat' });
    expect(link.getAttribute('href')).toBe(`/en/panel/team?company=${idOf(1)}`);
    expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
  });

  it('deleting the account tells what ends and what is still paid, and takes the password', async () => {
    const partner = { comes: [{ currency: 'USD', amount: 1980 }], kept: true };
    const left = [{ id: idOf(2), name: 'Hotel Bryza' }];
    panel.engine.on('GET /me/deletion', () => ({ status: 200, body: { ...deletion, left, partner } }));
    panel.engine.on('POST /me/deletion', () =>
      problem(422, 'password_wrong', {
        errors: [{ path: 'password', code: 'password_wrong', params: {}, message: 'The password is not right.' }],
      }),
    );
    panel.open('/panel/account');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await screen.findByText('You leave the team of Hotel Bryza.');
    screen.getByText(/Your commissions of US\$19\.80 are still paid/);
    screen.getByText(/kept as long as tax law asks/);
    fireEvent.change(screen.getAllByLabelText('Your password').at(-1)!, { target: { value: 'not the password' } });
    press('Delete for good');
    await screen.findByText('The password is not right.');
    expect(panel.engine.seen('POST /me/deletion')).toHaveLength(1);
    press('Keep the account');
    expect(screen.queryByText('You leave the team of Hotel Bryza.')).toBeNull();
  });
});
