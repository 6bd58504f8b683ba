import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import type { Me } from '@app/contracts/accounts';
import { ACT_NAMES } from '@app/contracts/permissions/acts';
import type { Permissions } from '@app/contracts/permissions/permissions';
import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import type { Dashboard, PeriodFigures } from '@app/contracts/company/dashboard';
import type { CompanyOverview, InvitationConfig } from '@app/contracts/invitations';
import type { InvitationCoverage } from '@app/contracts/inviting/coverage';
import type { InvitationLimits } from '@app/contracts/inviting/invitation-list';
import { Panel } from '../src/panel/panel.tsx';
import { FakeEngine } from './fake-engine.ts';
import { renderPage } from './render-page.tsx';

/** A UUID with this number. */
export const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A user with one company, the Oak Café. */
export const aMerchant: Me = {
  user: { id: idOf(1), name: 'Jan', email: 'jan@example.com', locale: 'en', partner: false },
  companies: [{ id: idOf(2), slug: 'oak-cafe', name: 'Oak Café', role: 'owner', timeZone: 'Europe/Warsaw' }],
};

/** Base path of the company's API. */
export const PANEL_API = `/panel/companies/${idOf(2)}`;

/** Everything is allowed but what is named. */
export const somePermissions = (refused: Permissions['refused'] = []): Permissions => ({
  role: 'owner',
  allowed: ACT_NAMES.filter((act) => !refused.some((one) => one.act === act)),
  refused,
});

export const anOverview: CompanyOverview = {
  profileMissing: [],
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

const period: PeriodFigures = {
  from: '2026-03-03',
  to: '2026-04-01',
  count: 12,
  average: 4.25,
  distribution: { 1: 1, 2: 1, 3: 0, 4: 4, 5: 6 },
  answered: 6,
  negative: 2,
  negativeAnswered: 1,
  medianAnswerHours: 20.5,
};
const trend = [{ start: '2026-03-30', count: 12, average: 4.25 }];

export const aDashboard: Dashboard = {
  current: period,
  previous: { ...period, from: '2026-02-01', to: '2026-03-02', average: 4, count: 8, answered: 6 },
  weeks: trend,
  months: [{ start: '2026-03-01', count: 12, average: 4.25 }],
  criteria: [],
  phrases: { reviews: 12, items: [] },
  funnel: { sent: 40, opened: 30, written: 10, published: 9 },
  nps: null,
  badges: [],
};

const none = { count: 0, more: false };
export const noTasks: CompanyTasks = {
  unansweredNegative: none,
  unanswered: none,
  rejectedAnswers: none,
  mediationsToAnswer: none,
  openMediations: none,
  nextMediationDeadline: null,
  openQuestions: none,
  importsWithErrors: none,
};

export const someLimits: InvitationLimits = {
  month: { sent: 420, limit: 500, renewsAt: '2026-05-01T00:00:00Z' },
  kept: 0,
  textMessages: null,
  day: null,
  stopped: null,
};

export const someCoverage: InvitationCoverage = {
  days: 90,
  orders: 400,
  invited: 372,
  waiting: 12,
  uninvited: [
    { reason: 'over_limit', count: 20 },
    { reason: 'no_address', count: 8 },
  ],
};

const NAMESPACES = ['panel', 'account', 'reviews', 'badges', 'profile', 'category', 'pricing'] as const;

/** The panel of a signed-in merchant, with its navigation. */
export interface PanelTest {
  engine: FakeEngine;
  /** Navigations out of the panel. */
  went: string[];
  /** Navigations within the panel. */
  navigated: string[];
  open(path: string, search?: string): void;
  /** Opens a page that follows its navigations, as in the browser. */
  openFollowing(path: string, search?: string): void;
}

/** Call it at the top of a test file: every test gets a fresh panel. */
export function panelTest(): PanelTest {
  const engine = new FakeEngine();
  const test: PanelTest = {
    engine,
    went: [],
    navigated: [],
    open(path, search = '') {
      renderPage(
        <Panel
          path={`/en${path}`}
          search={search}
          navigate={(to) => test.navigated.push(to)}
          go={(to) => test.went.push(to)}
        />,
        'en',
        NAMESPACES,
      );
    },
    openFollowing(path, search = '') {
      renderPage(<Following test={test} from={`/en${path}${search}`} />, 'en', NAMESPACES);
    },
  };
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(() => {
    engine.reset();
    localStorage.clear();
    sessionStorage.clear();
    test.went = [];
    test.navigated = [];
    const lists = { items: [aConfig], channels: ['email', 'sms'] };
    engine.on('GET /me', () => ({ status: 200, body: aMerchant }));
    engine.on(`GET ${PANEL_API}/permissions`, () => ({ status: 200, body: somePermissions() }));
    engine.on(`GET ${PANEL_API}/billing/notice`, () => ({ status: 200, body: { notice: null } }));
    engine.on(`GET ${PANEL_API}/overview`, () => ({ status: 200, body: anOverview }));
    engine.on(`GET ${PANEL_API}/dashboard`, () => ({ status: 200, body: aDashboard }));
    engine.on(`GET ${PANEL_API}/invitations/limits`, () => ({ status: 200, body: someLimits }));
    engine.on(`GET ${PANEL_API}/invitations/coverage`, () => ({ status: 200, body: someCoverage }));
    engine.on(`GET ${PANEL_API}/tasks`, () => ({ status: 200, body: noTasks }));
    engine.on(`GET ${PANEL_API}/notifications`, () => ({
      status: 200,
      body: { items: [], nextCursor: null, unread: 0 },
    }));
    engine.on(`GET ${PANEL_API}/order-imports`, () => ({ status: 200, body: { items: [] } }));
    engine.on(`GET ${PANEL_API}/invitation-configs`, () => ({ status: 200, body: lists }));
  });
  return test;
}

function Following({ test, from }: { test: PanelTest; from: string }) {
  const [address, setAddress] = useState(from);
  const { pathname, search } = new URL(address, 'http://panel.invalid');
  const navigate = (to: string) => {
    test.navigated.push(to);
    setAddress(to);
  };
  return <Panel path={pathname} search={search} navigate={navigate} go={(to) => test.went.push(to)} />;
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
