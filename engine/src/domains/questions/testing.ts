import { sql } from 'drizzle-orm';
import type { DecideCase, DeskCase } from '@app/contracts/moderation';
import type { CompanyQuestion, QuestionPage } from '@app/contracts/questions';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { ensureProducts } from '../catalog/public.ts';

export const ASKED = 'Does the green tea come in a tin or in a paper bag?';
export const ANSWERED = 'It comes in a tin of 100 grams.';
/** A text that screening holds. */
export const BAD = 'Why does the fucking asshole of an owner sell this at all?';

/** A shop with one product, and requests of its visitors and its merchant. */
export interface Shop {
  merchant: SignedInMerchant;
  productId: string;
  ask(given?: object): ReturnType<ReturnType<TestApi['program']>['post']>;
  /** Asks a question that passes screening, and answers it if an answer is given. @returns its id */
  asked(given?: object, answer?: string): Promise<string>;
  list(query?: string): Promise<QuestionPage>;
  panel(query?: string): Promise<CompanyQuestion[]>;
  answer(questionId: string, body: string): ReturnType<ReturnType<TestApi['browser']>['put']>;
  /** The shop's only question, in any state. */
  only(): Promise<{ id: string; state: string; answer: string | null; pending_answer: string | null }>;
}

export interface QuestionTest extends TestApi {
  sink: SmtpSink;
  work(): Promise<unknown>;
  shop(plan?: 'trustStart' | 'trustPro'): Promise<Shop>;
  cases(companyId: string): Promise<DeskCase[]>;
  decide(caseId: string, decision: DecideCase): ReturnType<ReturnType<TestApi['program']>['post']>;
  /** The token of the link in the newest mail to an address. */
  tokenTo(address: string): string;
}

/** A running API with a mail server and a moderator. */
export async function questionTest(): Promise<QuestionTest> {
  const sink = await startSmtpSink();
  const api = await testApi({ SMTP_URL: sink.url });
  const { app } = api;
  const bearer = () =>
    `Bearer ${mintStaffToken(app.config.STAFF_KEY, { staffId: '1', name: 'Moderator', role: 'moderator' })}`;
  const plan = (companyId: string, name: string) =>
    app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${companyId}, ${name}, 'paid', now() + interval '30 days')
      on conflict (company_id) do update set plan = excluded.plan`);
  return {
    ...api,
    sink,
    work: () => runOutbox(app),
    async shop(name) {
      const merchant = await api.merchant({ name: 'Tea house', website: 'https://tea-house.example' });
      const companyId = merchant.company.id;
      if (name) await plan(companyId, name);
      const products = await app.db.tx((tx) =>
        ensureProducts(tx, companyId, [{ externalId: 'T', name: 'Green tea', url: null }], new Date()),
      );
      const productId = products.get('T') ?? '';
      const browser = api.browser();
      const shop: Shop = {
        merchant,
        productId,
        ask: (given = {}) =>
          browser
            .post(`${API_ROOT}/products/${productId}/questions`)
            .set('Idempotency-Key', newId())
            .send({ name: 'Anna', body: ASKED, ...given }),
        list: async (query = '') =>
          (await browser.get(`${API_ROOT}/products/${productId}/questions${query}`).expect(200)).body,
        panel: async (query = '') =>
          (await merchant.browser.get(`${merchant.panel}/questions${query}`).expect(200)).body.items,
        answer: (questionId, body) =>
          merchant.browser.put(`${merchant.panel}/questions/${questionId}/answer`).send({ body }),
        async only() {
          const { rows } = await app.db.queries.execute<Awaited<ReturnType<Shop['only']>>>(sql`
            select id, state, answer, pending_answer from engine.product_questions where product_id = ${productId}`);
          if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} questions`);
          return rows[0];
        },
        async asked(given = {}, answer) {
          await shop.ask(given).expect(202);
          await runOutbox(app);
          const { id } = await shop.only();
          if (answer) await shop.answer(id, answer).expect(200);
          await runOutbox(app);
          return id;
        },
      };
      return shop;
    },
    async cases(companyId) {
      const { body } = await api
        .program()
        .get(`${API_ROOT}/staff/cases?limit=50`)
        .set('Authorization', bearer())
        .expect(200);
      return (body.items as DeskCase[]).filter(({ company }) => company.id === companyId);
    },
    decide: (caseId, decision) =>
      api.program().post(`${API_ROOT}/staff/cases/${caseId}/decision`).set('Authorization', bearer()).send(decision),
    tokenTo: (address) =>
      linksOf(sink.mailsTo(address).at(-1)!)
        .map((link) => /\/questions\/confirm\/([\w-]+)$/.exec(link)?.[1])
        .find(Boolean) ?? 'none',
    async close() {
      await api.close();
      await sink.stop();
    },
  };
}
