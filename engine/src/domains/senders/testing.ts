import type { CompanySending, SenderList } from '@app/contracts/senders';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { startFakeInternet } from '../../platform/outside/testing.ts';
import type { FakeInternet } from '../../platform/outside/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import type { NewCompany } from '../companies/public.ts';
import { aConfig, anOrder } from '../invitations/testing.ts';
import { sweepDue, sweepOverLimit, sweepReminders } from '../invitations/public.ts';
import { sweepSurveyInvitations } from '../surveys/public.ts';

/** Daily allowance of a new sender's first step in these tests. */
export const FIRST_STEP_ALLOWANCE = 3;

/** A merchant who has registered a company. */
export interface Registered {
  email: string;
  browser: ReturnType<TestApi['browser']>;
  panel: string;
  company: { id: string; slug: string; name: string };
}

export interface SenderTest extends TestApi {
  outside: FakeInternet;
  /** Registers an account, verifies it, and adds a configuration that sends at once and at any hour. */
  register(name: string, website: string, email?: string): Promise<Registered>;
  sink: SmtpSink;
  /** Runs sweeps and jobs as a worker would. */
  work(): Promise<void>;
  /** Works, then advances the clock by a day. */
  day(): Promise<void>;
  /** A company that has just been registered. */
  newcomer(given?: Partial<NewCompany>): Promise<SignedInMerchant>;
  /** Adds `count` orders of different customers. @returns their addresses, in order */
  orders(merchant: Pick<Registered, 'company'>, count: number): Promise<string[]>;
  /** Which of these addresses were mailed, in the order of delivery. */
  reached(addresses: string[]): string[];
  sendingOf(merchant: Pick<Registered, 'browser' | 'panel'>): Promise<CompanySending>;
  senders(query?: string): Promise<SenderList>;
  staffCall(
    method: 'get' | 'post' | 'put',
    path: string,
    body?: object,
  ): ReturnType<ReturnType<TestApi['program']>['get']>;
  staff(companyId: string, act: string, reason?: string): Promise<unknown>;
}

/** A running API with a mail server and a clock set to noon, so that no day ends within a test. */
export async function senderTest(env: NodeJS.ProcessEnv = {}): Promise<SenderTest> {
  const sink = await startSmtpSink();
  const api = await testApi({ SMTP_URL: sink.url, NEW_SENDER_DAILY: String(FIRST_STEP_ALLOWANCE), ...env });
  const { app } = api;
  const outside = await startFakeInternet();
  app.domainProofs = outside.proofs;
  await api.shiftClock(`${24 - new Date().getUTCHours() + 12} hours`);
  const bearer = `Bearer ${mintStaffToken(app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role: 'moderator' })}`;
  const staffCall: SenderTest['staffCall'] = (method, path, body) =>
    api.program()[method](`${API_ROOT}/staff${path}`).set('Authorization', bearer).send(body);
  let customers = 0;
  const work = async () => {
    do {
      await sweepOverLimit(app);
      await sweepDue(app);
      await sweepReminders(app);
      await sweepSurveyInvitations(app);
    } while ((await runOutbox(app)).length > 0);
  };
  return {
    ...api,
    sink,
    outside,
    work,
    async register(name, website, email = `owner-${++customers}@gmail.com`) {
      const browser = api.browser();
      const registration = { name: 'Anna', email, password: 'correct horse battery', locale: 'en', acceptTerms: true };
      const company = { name, website, kind: 'shops', country: 'PL' };
      await browser
        .post(`${API_ROOT}/accounts`)
        .send({ ...registration, company })
        .expect(202);
      await work();
      const mail = sink.mailsTo(email).at(-1);
      const [, token] = /welcome\?token=([\w-]+)/.exec(mail?.parsed.text ?? '') ?? [];
      await browser.post(`${API_ROOT}/accounts/verifications`).send({ token }).expect(204);
      const { companies } = (await browser.get(`${API_ROOT}/me`).expect(200)).body;
      await app.db.tx((tx) => aConfig(tx, companies[0].id));
      return { email, browser, company: companies[0], panel: `${API_ROOT}/panel/companies/${companies[0].id}` };
    },
    async day() {
      await work();
      await api.shiftClock('1 day');
    },
    async newcomer(given) {
      const merchant = await api.merchant({ vouchedAt: null, timeZone: 'UTC', ...given });
      await app.db.tx((tx) => aConfig(tx, merchant.company.id));
      return merchant;
    },
    async orders({ company }, count) {
      const addresses = Array.from({ length: count }, () => `customer-${++customers}@mail.example`);
      for (const email of addresses) await anOrder(app, company.id, { email });
      return addresses;
    },
    reached: (addresses) => sink.mails.flatMap(({ to }) => to).filter((address) => addresses.includes(address)),
    sendingOf: async ({ browser, panel }) => (await browser.get(`${panel}/sending`).expect(200)).body,
    staffCall,
    senders: async (query = '') => (await staffCall('get', `/senders${query}`).expect(200)).body,
    staff: (companyId, act, reason = 'Recipients say that they have bought nothing there.') =>
      staffCall('post', `/companies/${companyId}/${act}`, { reason }).expect(204),
    async close() {
      await api.close();
      await sink.stop();
      await outside.stop();
    },
  };
}
