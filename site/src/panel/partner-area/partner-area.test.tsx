import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@app/contracts/accounts';
import type { PartnerHome } from '@app/contracts/partners/partners';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { idOf } from '../../../testing/panel.tsx';
import { renderPage } from '../../../testing/render-page.tsx';
import { PartnerPanel } from './partner-panel.tsx';

const me: Me = {
  user: { id: idOf(1), name: 'Jan', email: 'jan@agency.example', locale: 'en', partner: true },
  companies: [],
};
const home: PartnerHome = {
  profile: {
    businessName: 'North Agency',
    country: 'PL',
    taxNumber: '5252248481',
    website: null,
    iban: 'PL61109010140000071219812874',
    currency: 'PLN',
    since: '2027-01-01T00:00:00Z',
  },
  code: 'K7MPX4QD',
  blocked: false,
  mailsOff: ['payout'],
  companies: { total: 2, trial: 1, paid: 1 },
  earned: [{ currency: 'USD', amount: 2560 }],
};

const engine = new FakeEngine();
let went: string[];
let navigated: string[];

beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  sessionStorage.clear();
  went = [];
  navigated = [];
  engine.on('GET /me', () => ({ status: 200, body: me }));
  engine.on('GET /me/partner', () => ({ status: 200, body: home }));
});

const open = (path: string) =>
  renderPage(
    <PartnerPanel
      path={`/en${path}`}
      origin="https://reviews.example"
      navigate={(to) => navigated.push(to)}
      go={(to) => went.push(to)}
    />,
    'en',
    ['partners', 'panel', 'account', 'category'],
  );

describe('the partner area', () => {
  it('the partner area leads who is signed out to the partners’ door and back', async () => {
    engine.on('GET /me', () => problem(401, 'not_signed_in'));
    window.history.replaceState(null, '', '/en/partners/panel/companies');
    open('/partners/panel/companies');
    await waitFor(() => expect(went).toEqual(['/en/partners/login?next=%2Fen%2Fpartners%2Fpanel%2Fcompanies']));
  });

  it('the partner area shows the link, the code and what has come of it', async () => {
    open('/partners/panel');
    const link = await screen.findByLabelText<HTMLInputElement>('Address to send');
    expect(link.value).toBe('https://reviews.example/en/register?ref=K7MPX4QD');
    expect(screen.getByText('US$25.60')).toBeTruthy();
    expect(screen.getByText('20%')).toBeTruthy();
  });

  it('the partner area saves at once what the partner is mailed of', async () => {
    const saved: unknown[] = [];
    engine.on('PUT /me/partner/mails', ({ body }) => {
      saved.push(body);
      return { status: 200, body: { ...home, mailsOff: [] } };
    });
    open('/partners/panel/business');
    const payout = await screen.findByLabelText<HTMLInputElement>('A payout is ready or was transferred');
    expect(payout.checked).toBe(false);
    fireEvent.click(payout);
    await waitFor(() => expect(payout.checked).toBe(true));
    expect(saved.map((one) => JSON.parse(String(one)))).toEqual([{ off: [] }]);
  });

  it('the partner area tells a blocked partner that codes and payouts wait', async () => {
    engine.on('GET /me/partner', () => ({ status: 200, body: { ...home, blocked: true } }));
    open('/partners/panel');
    expect(await screen.findByText('This partner account is blocked')).toBeTruthy();
  });

  it('the partner area asks users who are not partners yet for their business, and shows the engine’s refusal at its field', async () => {
    engine.on('GET /me/partner', () => problem(404, 'not_found'));
    engine.on('PUT /me/partner', () =>
      problem(422, 'validation_failed', {
        errors: [{ path: 'iban', code: 'invalid', params: {}, message: 'Check this value.' }],
      }),
    );
    open('/partners/panel');
    fireEvent.change(await screen.findByLabelText('Name of the business'), { target: { value: 'North' } });
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'PL' } });
    fireEvent.change(screen.getByLabelText('Tax number'), { target: { value: '5252248481' } });
    fireEvent.change(screen.getByLabelText('Account number (IBAN)'), { target: { value: 'PL00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check this value.')).toBeTruthy();
  });

  it('the partner area lists companies with plan and commissions, and who is invited to take one over', async () => {
    const owned = { id: idOf(9), slug: 'elm', name: 'Elm', role: 'owner' as const, timeZone: 'Europe/Warsaw' };
    engine.on('GET /me', () => ({ status: 200, body: { ...me, companies: [owned] } }));
    const row = { joinedAt: '2027-01-02T00:00:00Z', plan: 'trustStart', commissions: [] };
    const elm = { email: 'elm@mail.example', sentAt: '2027-01-02T00:00:00Z', open: true };
    engine.on('GET /me/partner/companies', () => ({
      status: 200,
      body: {
        items: [
          { ...row, id: idOf(9), name: 'Elm', planState: 'trial', handOver: elm },
          {
            ...row,
            id: idOf(8),
            name: 'Oak',
            planState: 'past_due',
            commissions: [{ currency: 'USD', amount: 580 }],
            handOver: null,
          },
        ],
        nextCursor: null,
      },
    }));
    open('/partners/panel/companies');
    const oak = (await screen.findByText('Oak')).closest('tr') as HTMLElement;
    expect(within(oak).getByText(/payment overdue/)).toBeTruthy();
    expect(within(oak).getByText('US$5.80')).toBeTruthy();
    expect(within(oak).queryByRole('button')).toBeNull();
    const waiting = screen.getByText('Elm').closest('tr') as HTMLElement;
    expect(within(waiting).getByText('Invited: elm@mail.example')).toBeTruthy();
    expect(within(waiting).getByRole('button', { name: 'Invite again' })).toBeTruthy();
  });

  it.each([
    ['a company for a client', '/partners/panel/companies/new', 'clientEmail', 'ola@client.example'],
    ['the business', '/partners/panel/business', 'businessName', 'South Agency'],
  ])('%s that was typed and not saved is there after a reload', async (_what, path, name, words) => {
    const field = () => waitFor(() => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!);
    open(path);
    await screen.findByRole('heading', { level: 1 });
    fireEvent.change(await field(), { target: { value: words } });
    cleanup();
    open(path);
    await screen.findByText('Changes that were not saved have been restored.');
    expect((await field()).value).toBe(words);
  });

  it('the number of an account is kept no longer than the tab', async () => {
    open('/partners/panel/business');
    fireEvent.change(await screen.findByLabelText(/IBAN/), { target: { value: 'PL00' } });
    expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:'))).toHaveLength(1);
  });
});
