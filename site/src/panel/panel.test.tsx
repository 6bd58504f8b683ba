import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@app/contracts/accounts';
import type { CompanyOverview, InvitationConfig, InvitationRow, OrderImport } from '@app/contracts/invitations';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import { FakeEngine, problem } from '../../testing/fake-engine.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { Panel } from './panel.tsx';

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
const me: Me = {
  user: { id: id(1), name: 'Jan', email: 'jan@example.com', locale: 'en', partner: false },
  companies: [{ id: id(2), slug: 'oak-cafe', name: 'Oak Café', role: 'owner', timeZone: 'Europe/Warsaw' }],
};
const base = `/panel/companies/${id(2)}`;
const overview: CompanyOverview = {
  grades: { count: 12, average: 4.25 },
  invitations: { scheduled: 3, sent: 40, completed: 10, sentThisMonth: 420, monthlyLimit: 500 },
  reviews: { held: 1, lastSevenDays: 4 },
  plan: { name: 'trustStart', state: 'trial', until: '2026-06-01T00:00:00Z' },
};
const running: OrderImport = {
  id: id(5),
  fileName: 'orders.csv',
  state: 'running',
  encoding: 'utf-8',
  createdAt: '2026-03-01T10:00:00Z',
  rows: 4,
  processed: 1,
  accepted: 1,
  rejected: 0,
  orders: 1,
  problems: [],
};
const config: InvitationConfig = {
  id: id(6),
  name: 'Main',
  channel: 'email',
  delayDays: 7,
  windowStart: 9,
  windowEnd: 19,
  senderName: 'Oak Café',
  defaultLanguage: 'pl',
  symbol: 'stars',
  askProducts: true,
  reminders: 0,
  reminderDays: 5,
  languageRule: 'order',
  askPhotos: true,
  criteria: [],
  questions: [],
  texts: {},
  thankYou: {},
  active: true,
};
const row = (n: number, more: Partial<InvitationRow> = {}): InvitationRow => ({
  id: id(100 + n),
  orderId: `ORDER-${n}`,
  channel: 'email',
  email: `c${n}@example.com`,
  phone: null,
  name: null,
  state: 'scheduled',
  dueAt: '2026-03-02T08:00:00Z',
  sentAt: null,
  completedAt: null,
  remindersSent: 0,
  mayCancel: false,
  language: 'pl',
  ...more,
});

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
let went: string[];
let navigated: string[];
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  went = [];
  navigated = [];
  engine.on('GET /me', () => ({ status: 200, body: me }));
  engine.on(`GET ${base}/overview`, () => ({ status: 200, body: overview }));
  engine.on(`GET ${base}/order-imports`, () => ({ status: 200, body: { items: [] } }));
  engine.on(`GET ${base}/invitation-configs`, () => ({
    status: 200,
    body: { items: [config], channels: ['email', 'sms'] },
  }));
});

const open = (path: string, search = '') =>
  renderPage(
    <Panel path={`/en${path}`} search={search} navigate={(to) => navigated.push(to)} go={(to) => went.push(to)} />,
    'en',
    ['panel', 'account', 'reviews'],
  );
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the panel', () => {
  it('leads to signing in and back when nobody is signed in', async () => {
    engine.on('GET /me', () => problem(401, 'not_signed_in'));
    window.history.replaceState(null, '', '/en/panel/invitations?state=sent');
    open('/panel/invitations', '?state=sent');
    await waitFor(() => expect(went).toEqual(['/en/login?next=%2Fen%2Fpanel%2Finvitations%3Fstate%3Dsent']));
  });

  it('shows where the company stands', async () => {
    open('/panel');
    expect(await screen.findByText('4.3')).toBeTruthy();
    expect(screen.getByText('25% of invited customers wrote a review.')).toBeTruthy();
    expect(screen.getByText('420 of 500 invitations this month')).toBeTruthy();
    expect(screen.getByText(/Close to the limit/)).toBeTruthy();
    expect(screen.queryByText('Your first reviews are three steps away')).toBeNull();
  });

  it('teaches a new company the way to its first reviews', async () => {
    const none = { scheduled: 0, sent: 0, completed: 0, sentThisMonth: 0, monthlyLimit: 500 };
    engine.on(`GET ${base}/overview`, () => ({
      status: 200,
      body: { ...overview, grades: { count: 0, average: null }, invitations: none },
    }));
    open('/panel');
    const steps = (await screen.findByText('Your first reviews are three steps away')).closest(
      'section',
    ) as HTMLElement;
    fireEvent.click(within(steps).getByRole('link', { name: 'Import orders' }));
    expect(navigated).toEqual(['/en/panel/import']);
  });

  it('lets somebody with several companies switch, and remembers it', async () => {
    const second = { id: id(3), slug: 'elm', name: 'Elm', role: 'agent' as const, timeZone: 'Europe/Berlin' };
    engine.on('GET /me', () => ({ status: 200, body: { ...me, companies: [...me.companies, second] } }));
    engine.on(`GET /panel/companies/${id(3)}/overview`, () => ({ status: 200, body: overview }));
    open('/panel');
    const [choice] = await screen.findAllByLabelText('Company');
    fireEvent.change(choice as HTMLElement, { target: { value: id(3) } });
    await waitFor(() => expect(engine.seen(`GET /panel/companies/${id(3)}/overview`)).toHaveLength(1));
    expect(localStorage.getItem('panel:company')).toBe(id(3));
  });

  it('says when something could not be read, and tries again', async () => {
    engine.on(`GET ${base}/overview`, () => problem(500, 'internal'));
    open('/panel');
    await screen.findByText('This could not be loaded');
    engine.on(`GET ${base}/overview`, () => ({ status: 200, body: overview }));
    press('Try again');
    await screen.findByText('4.3');
  });
});

describe('the list of invitations', () => {
  it('goes on page by page and filters on the server', async () => {
    engine.on(`GET ${base}/invitations`, ({ query }) =>
      query.get('cursor')
        ? {
            status: 200,
            body: { items: [row(2, { state: 'sent', sentAt: '2026-03-01T09:30:00Z' })], nextCursor: null },
          }
        : { status: 200, body: { items: [row(1)], nextCursor: 'next' } },
    );
    open('/panel/invitations', '?state=sent');
    await screen.findByText('ORDER-1');
    expect(screen.getByText('planned for 2 Mar 2026, 09:00')).toBeTruthy();
    press('Show more');
    await screen.findByText('sent 1 Mar 2026, 10:30');
    expect(engine.seen(`GET ${base}/invitations`).map(({ query }) => query.toString())).toEqual([
      'state=sent',
      'state=sent&cursor=next',
    ]);
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'bounced' } });
    expect(navigated).toEqual(['/en/panel/invitations?state=bounced']);
  });

  it('tells an empty list from an empty filter', async () => {
    engine.on(`GET ${base}/invitations`, () => ({ status: 200, body: { items: [], nextCursor: null } }));
    open('/panel/invitations', '?state=bounced');
    await screen.findByText('No invitations in this state');
  });
});

describe('importing orders', () => {
  const file = new File(['order_id,email\n1,a@b.example\n'], 'zamówienia.csv', { type: 'text/csv' });
  async function choose(chosen: File) {
    open('/panel/import');
    fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [chosen] } });
  }

  it('uploads the file as it is, with its name and the basis', async () => {
    engine.on(`POST ${base}/order-imports`, () => ({ status: 202, body: running }));
    await choose(file);
    press('Upload zamówienia.csv');
    expect(await screen.findByText(/Choose the basis first/)).toBeTruthy();
    expect(engine.seen(`POST ${base}/order-imports`)).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Upload zamówienia.csv');
    await waitFor(() => expect(navigated).toEqual([`/en/panel/import?import=${running.id}`]));
    const [upload] = engine.seen(`POST ${base}/order-imports`);
    expect(upload?.body).toBe('order_id,email\n1,a@b.example\n');
    expect(upload?.query.get('basis')).toBe('consent');
    expect(decodeURIComponent(String(upload?.headers['x-file-name']))).toBe('zamówienia.csv');
    expect(upload?.headers['content-type']).toBe('text/csv');
    expect(upload?.headers['idempotency-key']).toBeTruthy();
  });

  it('refuses what is no CSV before it is sent', async () => {
    await choose(new File(['x'], 'orders.xlsx'));
    await screen.findByText(/is not a CSV file/);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });

  it('repeats the engine’s words on a file that it refuses', async () => {
    engine.on(`POST ${base}/order-imports`, () =>
      problem(422, 'csv_header_wrong', { title: 'The first line is not right', detail: 'Missing: email.' }),
    );
    await choose(file);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'file' } });
    press('Upload zamówienia.csv');
    await screen.findByText('Missing: email.');
    expect(engine.seen(`POST ${base}/order-imports`)[0]?.query.has('basis')).toBe(false);
  });

  it('waits for the result and lists what to correct', async () => {
    const message = 'Please enter a valid email address';
    const done: OrderImport = {
      ...running,
      state: 'done',
      processed: 4,
      accepted: 3,
      rejected: 1,
      orders: 2,
      problems: [{ line: 3, column: 'email', code: 'invalid_email', params: {}, message }],
    };
    let asked = 0;
    engine.on(`GET ${base}/order-imports/${running.id}`, () => ({ status: 200, body: ++asked < 2 ? running : done }));
    open('/panel/import', `?import=${running.id}`);
    await screen.findByText('1 of 4 rows');
    await screen.findByText('orders.csv is in', undefined, { timeout: 4_000 });
    expect(screen.getByText('rows accepted').previousSibling?.textContent).toBe('3');
    expect(screen.getByText('orders to invite for').previousSibling?.textContent).toBe('2');
    expect(screen.getByText('row rejected').previousSibling?.textContent).toBe('1');
    const cells = within(screen.getByRole('table', { name: 'Rows that did not go through' })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '3',
      'email',
      message,
      'Check the address for typing errors; it needs one @ and a domain.',
    ]);
  });
});

describe('the invitation settings', () => {
  it('save what was changed and refuse an empty hour window', async () => {
    engine.on(`PUT ${base}/invitation-configs/${config.id}`, ({ body }) => ({
      status: 200,
      body: { id: config.id, ...UpdateInvitationConfig.parse(JSON.parse(body)) },
    }));
    open('/panel/settings/invitations');
    const days = await screen.findByLabelText('Days after the purchase');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '8' } });
    press('Save changes');
    await screen.findByText('The end must be later than the start.', undefined, { timeout: 10_000 });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '24' } });
    fireEvent.change(days, { target: { value: '0' } });
    press('Save changes');
    await screen.findByText('Saved.', undefined, { timeout: 10_000 });
    const [saved] = engine.seen(`PUT ${base}/invitation-configs/${config.id}`);
    expect(JSON.parse(saved?.body ?? '')).toMatchObject({
      delayDays: 0,
      windowStart: 9,
      windowEnd: 24,
      senderName: 'Oak Café',
    });
  }, 20_000);

  it('add another one with words, a question and a thank-you page of its own', async () => {
    const made = { ...config, id: id(8), name: 'Hotel', channel: 'sms' as const };
    engine.on(`POST ${base}/invitation-configs`, () => {
      engine.on(`GET ${base}/invitation-configs`, () => ({
        status: 200,
        body: { items: [config, made], channels: ['email', 'sms'] },
      }));
      return { status: 201, body: made };
    });
    open('/panel/settings/invitations');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a configuration' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Name of this configuration', 'Hotel');
    type('Channel', 'sms');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    type('Text of the message', 'Jak było w {{company}}? {{link}}');
    type('Reminders', '2');
    type('Days between messages', '4');
    fireEvent.click(screen.getByLabelText('Cleanliness'));
    press('Add a question');
    type('Question', 'Skąd nas znasz?');
    type('Kind of answer', 'single');
    fireEvent.change(screen.getByLabelText('Answers to choose from'), {
      target: { value: 'Z internetu\nOd znajomych\n' },
    });
    const thanks = screen.getByRole('group', { name: 'Thank-you page' });
    fireEvent.change(within(thanks).getByLabelText('Heading'), { target: { value: 'Dziękujemy!' } });
    // Words in another language join those of the first.
    type('Language of the words below', 'en');
    type('Question', 'How did you find us?');
    press('Create configuration');
    await screen.findByText('Hotel', { selector: 'option' }, { timeout: 10_000 });
    const [sent] = engine.seen(`POST ${base}/invitation-configs`);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      ...{ name: 'Hotel', channel: 'sms', reminders: 2, reminderDays: 4, criteria: ['cleanliness'] },
      senderName: 'Oak Café',
      texts: { pl: { sms: 'Jak było w {{company}}? {{link}}' } },
      questions: [
        {
          kind: 'single',
          question: { pl: 'Skąd nas znasz?', en: 'How did you find us?' },
          choices: [{ pl: 'Z internetu' }, { pl: 'Od znajomych' }],
        },
      ],
      thankYou: { heading: { pl: 'Dziękujemy!' } },
    });
  }, 20_000);

  it('say why one cannot be deleted', async () => {
    const second = { ...config, id: id(8), name: 'Hotel' };
    engine.on(`GET ${base}/invitation-configs`, () => ({
      status: 200,
      body: { items: [config, second], channels: ['email'] },
    }));
    engine.on(`DELETE ${base}/invitation-configs/${config.id}`, () => problem(409, 'config_in_use'));
    // The test's browser has no dialogs.
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    open('/panel/settings/invitations');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this configuration' }));
    press('Delete');
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
  });
});

describe('API keys', () => {
  it('show their secret this once', async () => {
    const key = { id: id(7), name: 'Shop', prefix: 'ok_4f', createdAt: '2026-03-01T10:00:00Z', lastUsedAt: null };
    engine.on(`GET ${base}/api-keys`, () => ({ status: 200, body: { items: [key] } }));
    engine.on(`POST ${base}/api-keys`, () => ({ status: 201, body: { ...key, secret: 'ok_4f_whole_secret' } }));
    open('/panel/settings/api-keys');
    fireEvent.change(await screen.findByLabelText('Name of the key'), { target: { value: 'Shop' } });
    press('Create a key');
    expect((await screen.findByLabelText<HTMLInputElement>('Secret key')).value).toBe('ok_4f_whole_secret');
    press('I have saved it');
    expect(screen.queryByLabelText('Secret key')).toBeNull();
  });
});
