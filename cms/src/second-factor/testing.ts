import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { browserAt, type Client, PASSWORD, type RunningCms, startCms } from '../testing/cms.ts';
import { startSmtpSink } from '../testing/support.ts';

export const STAFF = {
  marketing: 'marketing@demo.example',
  translator: 'translator@demo.example',
  moderator: 'moderator@demo.example',
  administrator: 'admin@demo.example',
};

/** What endpoints of sign-in and second factor answer. */
export interface FactorAnswer {
  code?: string;
  secret?: string;
  setup?: { secret: string; qrCode: string };
  recoveryCodes?: string[];
}

/** The code of a base32 secret, of this period or the next: both are still valid if a period ends meanwhile. */
export const codeOf = (secret: string, later: 0 | 1 = 0): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(Date.now() / 30_000) + later);

export const signIn = async (ask: Client, email: string, more: object = {}, password = PASSWORD) => {
  const { status, headers, body } = await ask<FactorAnswer>('POST', '/users/login', { email, password, ...more });
  const session = headers.getSetCookie().some((cookie) => cookie.startsWith('cms-token='));
  return { status, session, ...body };
};

/** Starts a cms with a mail server around the tests of the calling file. Each test begins without any second factor. */
export function setUpSecondFactorTests() {
  let addresses = 0;
  const setup = {
    smtp: undefined as unknown as Awaited<ReturnType<typeof startSmtpSink>>,
    cms: undefined as unknown as RunningCms,
    someBrowser: () => browserAt(setup.cms, `203.0.113.${++addresses}`),

    /** Switches the second factor of an account on. */
    async switchOn(email: string) {
      const client = await setup.cms.as(email);
      const begun = await client<FactorAnswer>('POST', '/users/second-factor', { password: PASSWORD });
      const secret = begun.body.secret ?? '';
      const confirmed = await client<FactorAnswer>('POST', '/users/second-factor/confirm', {
        code: await codeOf(secret),
      });
      expect(confirmed.status).toBe(200);
      // So that tests need not wait for the next code.
      await setup.cms.database.query(`update cms.second_factors set last_step = 0`);
      return { client, secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
    },

    async loggedActions(email: string): Promise<string[]> {
      const { rows } = await setup.cms.database.query<{ act: string }>(
        `select act from cms.account_acts where account = $1 order by at`,
        [email],
      );
      return rows.map(({ act }) => act);
    },
  };
  beforeAll(async () => {
    setup.smtp = await startSmtpSink();
    setup.cms = await startCms({ SMTP_URL: setup.smtp.url });
  });
  beforeEach(async () => {
    setup.smtp.clear();
    await setup.cms.database.query(`truncate cms.second_factors, cms.recovery_codes, cms.account_acts, cms.throttles`);
    await setup.cms.database.query(`delete from cms.staff_sign_in`);
  });
  afterAll(async () => {
    await setup.cms.stop();
    await setup.smtp.stop();
  });
  return setup;
}
