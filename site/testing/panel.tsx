import { fireEvent, screen } from '@testing-library/react';
import type { Me } from '@app/contracts/accounts';
import type { CompanyOverview, InvitationConfig } from '@app/contracts/invitations';
import { Panel } from '../src/panel/panel.tsx';
import { FakeEngine } from './fake-engine.ts';
import { renderPage } from './render-page.tsx';

/** An id of ours with this number. */
export const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Somebody with one company, the Oak Café. */
export const aMerchant: Me = {
  user: { id: idOf(1), name: 'Jan', email: 'jan@example.com', locale: 'en', partner: false },
  companies: [{ id: idOf(2), slug: 'oak-cafe', name: 'Oak Café', role: 'owner', timeZone: 'Europe/Warsaw' }],
};

/** Where its part of the API begins. */
export const PANEL_API = `/panel/companies/${idOf(2)}`;

export const anOverview: CompanyOverview = {
  grades: { count: 12, average: 4.25 },
  invitations: { scheduled: 3, sent: 40, completed: 10, sentThisMonth: 420, monthlyLimit: 500 },
  reviews: { held: 1, lastSevenDays: 4 },
  plan: { name: 'trustStart', state: 'trial', until: '2026-06-01T00:00:00Z' },
};

export const aConfig: InvitationConfig = {
  id: idOf(6),
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

/** The panel of a signed-in merchant, and where it has led. */
export interface PanelTest {
  engine: FakeEngine;
  /** Pages outside the panel. */
  went: string[];
  /** Pages within it. */
  navigated: string[];
  open(path: string, search?: string): void;
}

/** Call it at the top of a test file: every test gets a fresh panel. */
export function panelTest(): PanelTest {
  const engine = new FakeEngine();
  const test: PanelTest = {
    ...{ engine, went: [], navigated: [] },
    open(path, search = '') {
      renderPage(
        <Panel
          path={`/en${path}`}
          search={search}
          navigate={(to) => test.navigated.push(to)}
          go={(to) => test.went.push(to)}
        />,
        'en',
        ['panel', 'account', 'reviews'],
      );
    },
  };
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(() => {
    engine.reset();
    localStorage.clear();
    test.went = [];
    test.navigated = [];
    const lists = { items: [aConfig], channels: ['email', 'sms'] };
    engine.on('GET /me', () => ({ status: 200, body: aMerchant }));
    engine.on(`GET ${PANEL_API}/overview`, () => ({ status: 200, body: anOverview }));
    engine.on(`GET ${PANEL_API}/order-imports`, () => ({ status: 200, body: { items: [] } }));
    engine.on(`GET ${PANEL_API}/invitation-configs`, () => ({ status: 200, body: lists }));
  });
  return test;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
