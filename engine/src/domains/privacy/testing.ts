import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Test } from 'supertest';
import type { PrivacyKind } from '@app/contracts/trust/privacy';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { aCustomer } from '../reviews/testing/customers.ts';

/** Text of every author's review. */
export const TEXT = 'The parcel came on time and the tea is very good.';

export interface PrivacyTest {
  api: TestApi;
  mail: SmtpSink;
  merchant: SignedInMerchant;
  /** An author who reviewed by invitation. */
  anAuthor(): Promise<{ email: string; token: string; reviewId: string }>;
  ask(email: string, kind: PrivacyKind, more?: object): Test;
  /** The token of the link that was mailed. */
  linkFor(email: string, kind: PrivacyKind): Promise<string>;
  complete(token: string): Test;
  /** The number that a statement gives as `n`. */
  count(statement: SQL): Promise<number>;
  close(): Promise<void>;
}

/** The HTTP side with a mail server and a merchant, on a database of its own. */
export async function privacyTest(): Promise<PrivacyTest> {
  const mail = await startSmtpSink();
  const api = await testApi({ SMTP_URL: mail.url });
  const merchant = await api.merchant();

  const test: PrivacyTest = {
    api,
    mail,
    merchant,
    async anAuthor() {
      const customer = await aCustomer(api, merchant);
      const { body } = await customer.submit({ body: TEXT });
      await runOutbox(api.app);
      const { rows } = await api.app.db.queries.execute<{ email: string }>(sql`
        select email from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id where i.id = ${customer.invitationId}`);
      return { email: rows[0]!.email, token: customer.token, reviewId: body.reviewId! };
    },
    ask: (email, kind, more = {}) =>
      api
        .browser()
        .post(`${API_ROOT}/privacy-requests`)
        .send({ email, kind, language: 'en', ...more }),
    async linkFor(email, kind) {
      await test.ask(email, kind).expect(202);
      await runOutbox(api.app);
      const link = linksOf(mail.mailsTo(email.toLowerCase()).at(-1)!).find((url) => url.includes('/privacy/'));
      return link!.split('/').at(-1)!;
    },
    complete: (token) => api.browser().post(`${API_ROOT}/privacy-requests/${token}/complete`),
    count: async (statement) => Number((await api.app.db.queries.execute(statement)).rows[0]!['n']),
    async close() {
      await api.close();
      await mail.stop();
    },
  };
  return test;
}

/** A contact message. */
export const aMessage = (replyTo: string, message: string) => ({
  id: newId(),
  topic: 'contact' as const,
  state: 'open' as const,
  replyTo,
  message,
  locale: 'en',
  at: new Date(),
});
