import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Login } from './login.tsx';
import { Logout } from './logout.tsx';
import { RegisterAccountPage } from './register-account.tsx';
import { RegisterSuccess } from './register-success.tsx';
import { Reset } from './reset.tsx';
import { Resetting } from './resetting.tsx';
import { Welcome } from './welcome.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
let went: string[];
const go = (path: string) => void went.push(path);
beforeEach(() => {
  engine.reset();
  sessionStorage.clear();
  went = [];
});
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const noContent = () => ({ status: 204 });

describe('signing in', () => {
  const signIn = (search: string) => {
    renderPage(<Login search={search} go={go} />, 'en', ['account']);
    type('E-mail address', 'ana@example.com');
    type('Password', 'a long password');
    press('Sign in');
  };

  it('signing in leads to the page that asked for it', async () => {
    engine.on('POST /sessions', noContent);
    signIn('?next=%2Fen%2Fpanel%2Finvitations');
    await waitFor(() => expect(went).toEqual(['/en/panel/invitations']));
  });

  it('signing in never leads to another origin', async () => {
    engine.on('POST /sessions', noContent);
    signIn('?next=%2F%2Fevil.example%2Fpanel');
    await waitFor(() => expect(went).toEqual(['/en/panel']));
  });

  it.each([
    [401, 'credentials_wrong', 'The e-mail address or the password is not right.'],
    [403, 'email_unverified', /Confirm your e-mail address first/],
    [429, 'rate_limited', /Too many attempts/],
    [500, 'internal', /The problem is on our side/],
  ])('signing in explains %i %s and keeps what was typed', async (status, code, words) => {
    engine.on('POST /sessions', () => problem(status, code));
    signIn('');
    await screen.findByText(words);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a long password');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(went).toEqual([]);
  });

  it('an empty sign-in form sends no request', async () => {
    renderPage(<Login search="" go={go} />, 'en', ['account']);
    press('Sign in');
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(engine.requests).toEqual([]);
  });
});

describe('registering', () => {
  const fill = () => {
    renderPage(<RegisterAccountPage go={go} />, 'en', ['account', 'category']);
    type('Your name', 'Ana Nowak');
    type('E-mail address', 'ana@example.com');
    type('Password', 'three cats on the roof');
    type('Company name', 'Oak Café');
    type('Website', 'oak.example');
    fireEvent.blur(screen.getByLabelText('Website'));
    type('What kind of company is it?', 'restaurants');
    type('Category', 'bistros');
    type('Country', 'PL');
    fireEvent.click(screen.getByRole('checkbox'));
  };

  it('registering sends the account once and shows the address to check', async () => {
    engine.on('POST /accounts', () => ({ status: 202 }));
    const items = [
      { city: 'Nowa Wieś', region: 'śląskie' },
      { city: 'Nowa Wieś', region: 'mazowieckie' },
    ];
    engine.on('GET /places/PL/cities', () => ({ status: 200, body: { items } }));
    fill();
    type('City', 'nowa');
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(2));
    type('City', 'Nowa Wieś, mazowieckie');
    press('Create account');
    press('Create account');
    await waitFor(() => expect(went).toEqual(['/en/register/success']));
    expect(engine.seen('POST /accounts')).toHaveLength(1);
    expect(JSON.parse(engine.seen('POST /accounts')[0]?.body ?? '')).toEqual({
      name: 'Ana Nowak',
      email: 'ana@example.com',
      password: 'three cats on the roof',
      company: {
        name: 'Oak Café',
        website: 'https://oak.example',
        kind: 'restaurants',
        category: 'bistros',
        country: 'PL',
        city: 'Nowa Wieś',
        region: 'mazowieckie',
      },
      locale: 'en',
      acceptTerms: true,
    });
    cleanup();
    renderPage(<RegisterSuccess />, 'en', ['account']);
    expect(screen.getByText('ana@example.com')).toBeTruthy();
  });

  it('registering requires the terms and shows the password’s strength', async () => {
    fill();
    expect(screen.getByText('Password strength: strong')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    press('Create account');
    expect(await screen.findByText('Accept the terms to go on.')).toBeTruthy();
    expect(engine.requests).toEqual([]);
  });

  it('registering requires a category, of the chosen kind alone', async () => {
    fill();
    type('What kind of company is it?', 'hotels');
    expect(screen.queryByRole('option', { name: 'Bistros' })).toBeNull();
    press('Create account');
    await screen.findByText('This field is required');
    expect(screen.getByLabelText('Category').getAttribute('aria-invalid')).toBe('true');
    expect(engine.requests).toEqual([]);
  });

  it('registering says that mediation is on', () => {
    renderPage(<RegisterAccountPage go={go} />, 'en', ['account', 'category']);
    expect(screen.getByText(/^Mediation is on for new companies/)).toBeTruthy();
  });

  it('registering opens the terms in another tab, so that the form is not left', () => {
    renderPage(<RegisterAccountPage go={go} />, 'en', ['account', 'category']);
    const accepted = within(screen.getByRole('checkbox').closest('label') as HTMLElement).getAllByRole('link');
    expect(accepted.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  it('registering shows the engine’s field errors', async () => {
    const errors = [{ path: 'company.website', code: 'invalid', params: {}, message: 'This site does not answer.' }];
    engine.on('POST /accounts', () => problem(422, 'validation_failed', { errors }));
    fill();
    press('Create account');
    await screen.findByText('This site does not answer.');
    expect(screen.getByLabelText('Website').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the link of the sign-up mail', () => {
  const open = (search: string | null) => renderPage(<Welcome search={search} go={go} />, 'en', ['account']);
  const token = 't'.repeat(40);

  it('the link of the sign-up mail confirms the address once and opens the panel', async () => {
    engine.on('POST /accounts/verifications', noContent);
    open(`?token=${token}`);
    await waitFor(() => expect(went).toEqual(['/en/panel']));
    expect(engine.requests).toHaveLength(1);
  });

  it('a used link of the sign-up mail offers ways on', async () => {
    engine.on('POST /accounts/verifications', () => problem(410, 'verification_link_expired'));
    open(`?token=${token}`);
    await screen.findByText('This link no longer works');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/login');
  });

  it('the page of the sign-up mail sends no request without a token', async () => {
    open('');
    await screen.findByText('A part of the link is missing');
    expect(engine.requests).toEqual([]);
  });

  it('confirming the address can be retried after a lost connection', async () => {
    engine.on('POST /accounts/verifications', () => 'lost');
    open(`?token=${token}`);
    await screen.findByText('We could not check the link');
    engine.on('POST /accounts/verifications', noContent);
    press('Try again');
    await waitFor(() => expect(went).toEqual(['/en/panel']));
  });
});

describe('a forgotten password', () => {
  it('a password reset gives the same answer for every address', async () => {
    engine.on('POST /password-resets', () => ({ status: 202 }));
    renderPage(<Reset />, 'en', ['account']);
    type('E-mail address', 'nobody@example.com');
    press('Send the link');
    await screen.findByText('Check your mail');
    expect(JSON.parse(engine.requests[0]?.body ?? '')).toEqual({ email: 'nobody@example.com', locale: 'en' });
  });

  it('a new password is set through the link, then used to sign in', async () => {
    engine.on('POST /password-resets/complete', noContent);
    renderPage(<Resetting token={'t'.repeat(30)} go={go} />, 'en', ['account']);
    type('New password', 'three cats on the roof');
    press('Save the new password');
    await waitFor(() => expect(went).toEqual(['/en/login?changed']));
  });

  it('a used reset link asks for a new one', async () => {
    engine.on('POST /password-resets/complete', () => problem(410, 'reset_link_expired'));
    renderPage(<Resetting token={'t'.repeat(30)} go={go} />, 'en', ['account']);
    type('New password', 'three cats on the roof');
    press('Save the new password');
    await screen.findByText('This link no longer works');
    expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('/en/reset');
  });
});

describe('signing out', () => {
  it('signing out sends a POST before it says so', async () => {
    engine.on('POST /sessions/sign-out', noContent);
    renderPage(<Logout />, 'en', ['account']);
    await screen.findByText('You are signed out');
    expect(engine.seen('POST /sessions/sign-out')).toHaveLength(1);
  });

  it('signing out ends what this browser is told of the company', async () => {
    const unsubscribe = jest.fn(async () => true);
    const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
    const serviceWorker = { getRegistrations: async () => [registration, {}] };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    try {
      engine.on('POST /sessions/sign-out', noContent);
      renderPage(<Logout />, 'en', ['account']);
      await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });

  it('a failed sign-out is not reported as done', async () => {
    engine.on('POST /sessions/sign-out', () => 'lost');
    renderPage(<Logout />, 'en', ['account']);
    await screen.findByText('You may still be signed in');
  });
});
