import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Join } from './join.tsx';
import { Login } from './login.tsx';
import { ConfirmEmail } from './mailed-links.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

describe('the second step of signing in', () => {
  const typed = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const firstStep = async () => {
    engine.on('POST /sessions', ({ body }) => {
      const { code } = JSON.parse(body) as { code?: string };
      if (code === undefined) return problem(401, 'second_factor_required');
      return code === '000000' ? problem(422, 'second_factor_wrong') : { status: 204 };
    });
    typed('E-mail address', 'ewa@shop.example');
    typed('Password', 'correct horse battery');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Second step' });
  };

  it('the second step of signing in asks for a code, says when it is wrong, and signs in with the right one', async () => {
    const went: string[] = [];
    renderPage(<Login search="" go={(to) => went.push(to)} />, 'en', ['account']);
    await firstStep();
    expect(screen.queryByRole('alert')).toBeNull();
    typed('Code', '000000');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText(/The code is not right/);
    typed('Code', '123456');
    fireEvent.click(screen.getByLabelText('Ask for no code in this browser for 30 days'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(went).toEqual(['/en/panel']));
    expect(JSON.parse(engine.seen('POST /sessions').at(-1)?.body ?? '')).toMatchObject({ trustBrowser: true });
  });

  it('the second step of signing in leads a user who has used a recovery code to setting up another app', async () => {
    const went: string[] = [];
    renderPage(<Login search="?next=%2Fen%2Fpanel%2Freviews" go={(to) => went.push(to)} />, 'en', ['account']);
    await firstStep();
    typed('Code', 'abcd-efgh-jkmn-pqrs');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(went).toEqual(['/en/panel/account?second-factor=lost']));
  });
});

it('an invitation to a team is accepted by a new person with a name and a password', async () => {
  const token = 'A'.repeat(50);
  const invite = { companyName: 'Oak Café', inviter: 'Jan', email: 'ewa@shop.example', role: 'agent', account: false };
  engine.on(`GET /team-invites/${token}`, () => ({ status: 200, body: invite }));
  engine.on(`POST /team-invites/${token}/account`, () => ({ status: 204 }));
  const went: string[] = [];
  renderPage(<Join token={token} go={(to) => went.push(to)} />, 'en', ['account']);
  await screen.findByRole('heading', { name: 'Join the team of Oak Café' });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ewa Nowak' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse battery' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(went).toEqual(['/en/panel']));
});

it('a mailed link acts when its button is pressed, and says when it has ended', async () => {
  const token = 'A'.repeat(50);
  let calls = 0;
  engine.on('POST /email-changes/confirm', () => (calls++ === 0 ? { status: 204 } : problem(410, 'link_ended')));
  const { unmount } = renderPage(<ConfirmEmail search={`?token=${token}`} />, 'en', ['account']);
  expect(calls).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the address' }));
  await screen.findByRole('heading', { name: 'The address has been changed' });
  unmount();
  renderPage(<ConfirmEmail search={`?token=${token}`} />, 'en', ['account']);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm the address' }));
  await screen.findByRole('heading', { name: 'This link no longer works' });
});
