import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Survey, SurveyResults, WriteSurvey } from '@app/contracts/surveys';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { sweepSurveyInvitations } from './sending/sweep.ts';

type Written = z.input<typeof WriteSurvey>;

/** A survey with every kind of question. */
export const EVERY_KIND: Written = {
  kind: 'survey',
  title: { en: 'How was the tea?', pl: 'Jak smakowała herbata?' },
  intro: { en: 'Three minutes, please.' },
  defaultLanguage: 'en',
  anonymous: true,
  questions: [
    { id: 'words', kind: 'open', question: { en: 'What should we do better?' } },
    { id: 'again', kind: 'closed', required: true, question: { en: 'Would you buy again?' } },
    {
      id: 'from',
      kind: 'single_choice',
      question: { en: 'Where have you heard of us?' },
      choices: [
        { id: 'friends', words: { en: 'From friends' } },
        { id: 'ads', words: { en: 'From an advertisement' } },
      ],
    },
    {
      id: 'drinks',
      kind: 'multiple_choice',
      question: { en: 'What do you drink?' },
      choices: [
        { id: 'green', words: { en: 'Green tea' } },
        { id: 'black', words: { en: 'Black tea' } },
        { id: 'none', words: { en: 'Coffee' } },
      ],
    },
    {
      id: 'taste',
      kind: 'scored',
      question: { en: 'How did it taste?' },
      scale: { from: 1, to: 5, low: { en: 'badly' }, high: { en: 'wonderfully' } },
    },
  ],
};
export const NPS: Written = { kind: 'nps', title: { en: 'One question' }, defaultLanguage: 'en' };
export const ANSWERS = { words: 'A larger tin.', again: true, from: 'ads', drinks: ['green', 'none'], taste: 4 };

/** A company with surveys, and its customers. */
export interface SurveyCompany {
  merchant: SignedInMerchant;
  panel: string;
  /** Creates a survey and opens it. */
  open(survey?: Written): Promise<Survey>;
  state(id: string, state: 'open' | 'closed'): Promise<void>;
  /** Invites a customer and sends the mail. @returns the token of the link in it */
  invite(survey: Survey, email?: string, given?: object): Promise<string>;
  results(id: string): Promise<SurveyResults>;
}

export interface SurveyTest extends TestApi {
  sink: SmtpSink;
  /** Sends what is due. */
  work(): Promise<unknown>;
  asking(): Promise<SurveyCompany>;
  tokenTo(email: string): string;
  /** The next three: requests of a visitor with a link. */
  get(path: string): ReturnType<ReturnType<TestApi['program']>['get']>;
  begin(path: string, key?: string): ReturnType<ReturnType<TestApi['program']>['post']>;
  put(path: string, body: object): ReturnType<ReturnType<TestApi['program']>['put']>;
  /** Begins a form by a link. @returns the path of the form */
  beginForm(path: string): Promise<string>;
  answer(form: string, answers?: object): ReturnType<ReturnType<TestApi['program']>['put']>;
  plan(companyId: string, plan: string, days?: number): Promise<unknown>;
}

/** A running API with a mail server. */
export async function surveyTest(): Promise<SurveyTest> {
  const sink = await startSmtpSink();
  const api = await testApi({ SMTP_URL: sink.url });
  const { app } = api;
  const visitor = api.browser();
  const begin: SurveyTest['begin'] = (path, key = newId()) => visitor.post(API_ROOT + path).set('Idempotency-Key', key);
  const put: SurveyTest['put'] = (path, body) => visitor.put(API_ROOT + path).send(body);
  const work = async () => {
    await sweepSurveyInvitations(app);
    return runOutbox(app);
  };
  const tokenTo = (email: string): string =>
    linksOf(sink.mailsTo(email).at(-1)!)
      .map((link) => /\/(?:surveys|nps)\/invitation\/([\w-]+)/.exec(link)?.[1])
      .find(Boolean) ?? 'none';
  return {
    ...api,
    sink,
    work,
    tokenTo,
    async asking() {
      const merchant = await api.merchant({ name: 'Tea house' });
      const { browser } = merchant;
      const panel = `${merchant.panel}/surveys`;
      const state = async (id: string, to: string) => {
        await browser.put(`${panel}/${id}/state`).send({ state: to }).expect(200);
      };
      return {
        merchant,
        panel,
        state,
        async open(survey = EVERY_KIND) {
          const { body } = await browser.post(panel).send(survey).expect(201);
          await state(body.id, 'open');
          return body as Survey;
        },
        async invite({ id }, email = `${newId()}@mail.example`, given = {}) {
          const recipients = [{ email, name: 'Anna', ...given }];
          await browser.post(`${panel}/${id}/invitations`).send({ basis: 'consent', recipients }).expect(202);
          await work();
          return tokenTo(email);
        },
        results: async (id) => (await browser.get(`${panel}/${id}/results`).expect(200)).body,
      };
    },
    get: (path) => visitor.get(API_ROOT + path),
    begin,
    put,
    async beginForm(path) {
      const { body } = await begin(`${path}/form`).expect(201);
      return `/surveys/forms/${body.formToken}`;
    },
    answer: (form, answers = ANSWERS) => put(form, { language: 'pl', answers }),
    plan: (companyId, plan, days = 30) =>
      app.db.queries.execute(sql`
        insert into engine.subscriptions (company_id, plan, state, period_end)
        values (${companyId}, ${plan}, 'paid', now() + ${`${days} days`}::interval)
        on conflict (company_id) do update set plan = excluded.plan, period_end = excluded.period_end`),
    async close() {
      await api.close();
      await sink.stop();
    },
  };
}

/** The token at the end of a URL. */
export const tokenOf = (url: string | null): string => /([\w-]+)$/.exec(url ?? '')?.[1] ?? 'none';

/** Path of a survey's anonymous link. */
export const anonymousPath = ({ links }: Survey): string => `/surveys/anonymous/${tokenOf(links.anonymous)}`;
