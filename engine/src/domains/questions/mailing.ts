import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id, LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import { deliver } from '../../platform/mail/delivery.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { membersToMail } from '../companies/public.ts';
import { confirmQuestionMail, questionAnsweredMail, questionAskedMail } from './mails/questions.tsx';
import { CONFIRMATION_DAYS } from './model.ts';
import { forgetAddress } from './repo.ts';

/** A person waits for these: a mail server that is down for hours is asked 14 times, 11 hours in all. */
const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;
const OfQuestion = z.object({ questionId: Id });

/** A question with what its mails say. */
export interface Told extends Record<string, unknown> {
  id: string;
  companyId: string;
  companyName: string;
  timeZone: string;
  state: string;
  body: string;
  answer: string | null;
  name: string;
  email: string | null;
  confirmed: boolean;
  locale: string;
  tokenVersion: number;
  productId: string;
  productName: string;
  productSlug: string;
}

/** A question as its mails tell of it; undefined when it is gone. */
export async function toldQuestion(app: AppContext, questionId: string): Promise<Told | undefined> {
  const { rows } = await app.db.read.execute<Told>(sql`
    select q.id, q.company_id as "companyId", c.name as "companyName", c.time_zone as "timeZone", q.state, q.body, q.answer,
      a.display_name as name, a.email, a.confirmed_at is not null as confirmed, a.locale, a.token_version as "tokenVersion",
      p.id as "productId", p.name as "productName", p.slug as "productSlug"
    from engine.product_questions q
    join engine.question_askers a on a.question_id = q.id
    join engine.companies c on c.id = q.company_id
    join engine.products p on p.id = q.product_id
    where q.id = ${questionId}`);
  return rows[0];
}

const asLocale = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en';

const siteUrl = (app: AppContext, locale: Locale, path: string): string =>
  app.config.PUBLIC_URL + localePath(locale, path);

/** Where a question stands on the site. */
const pageUrl = (app: AppContext, locale: Locale, { productId, productSlug, companyId }: Told): string =>
  siteUrl(app, locale, `/product/${productId}/${productSlug}/${companyId}#questions`);

/** A letter to who asked; undefined when no address is left. */
export function letterToAsker(told: Told, write: (locale: Locale) => ReadyMail) {
  const { email: address, name, companyId, id: subjectId, timeZone } = told;
  const locale = asLocale(told.locale);
  return address === null
    ? undefined
    : { to: { address, name }, locale, timeZone, companyId, subjectId, mail: write(locale) };
}

/** Asks whether the address is its owner's, and he wants to be told. Nothing of the question is in it: whose inbox it is, is not known yet. */
export const sendConfirmation = defineJob({
  name: 'questions.send-confirmation',
  ...PATIENT,
  data: OfQuestion,
  async run(app, { questionId }, run) {
    const told = await toldQuestion(app, questionId);
    if (!told || told.confirmed || told.state === 'rejected' || told.state === 'deleted') return;
    const { name, companyName, productName, tokenVersion } = told;
    const token = app.tokens.derive('question', questionId, tokenVersion);
    const letter = letterToAsker(told, (locale) =>
      confirmQuestionMail.with({
        ...{ name, companyName, productName, daysValid: CONFIRMATION_DAYS },
        url: siteUrl(app, locale, `/questions/confirm/${token}`),
      }),
    );
    await deliver(app, run, letter);
  },
});

/** Tells who asked, and wanted to know, of the answer; then forgets the address. */
export const sendAnswer = defineJob({
  name: 'questions.send-answer',
  ...PATIENT,
  data: OfQuestion,
  async run(app, { questionId }, run) {
    const told = await toldQuestion(app, questionId);
    if (told?.state !== 'published' || !told.confirmed || told.email === null) return;
    const { name, companyName, productName, body: question, answer } = told;
    // Taken back again before the mail went: the next one is told of.
    if (answer === null) return;
    const letter = letterToAsker(told, (locale) =>
      questionAnsweredMail.with({ name, companyName, productName, question, answer, url: pageUrl(app, locale, told) }),
    );
    await deliver(app, run, letter);
    await forgetAddress(app.db.read, questionId, told.email);
  },
});

/** Tells the company's members of a question that has become public: one job each, so that nobody gets it twice. */
export const sendAsked = defineJob({
  name: 'questions.send-asked',
  data: OfQuestion,
  async run(app, { questionId }) {
    const told = await toldQuestion(app, questionId);
    if (told?.state !== 'published') return;
    const members = await membersToMail(app.db.read, told.companyId);
    await app.db.tx((tx) =>
      app.outbox.addAll(
        tx,
        sendAskedTo,
        members.map(({ userId }) => ({ questionId, userId })),
      ),
    );
  },
});

/** Tells one member of it, unless it has been answered meanwhile. */
export const sendAskedTo = defineJob({
  name: 'questions.send-asked-to',
  ...PATIENT,
  data: OfQuestion.extend({ userId: Id }),
  async run(app, { questionId, userId }, run) {
    const told = await toldQuestion(app, questionId);
    if (told?.state !== 'published' || told.answer !== null) return;
    const { companyId, companyName, productName, timeZone, name: author, body: question } = told;
    const member = (await membersToMail(app.db.read, companyId)).find((one) => one.userId === userId);
    if (!member) return;
    const { name, email: address, locale } = member;
    const url = siteUrl(app, locale, '/panel/questions');
    const mail = questionAskedMail.with({ name, companyName, productName, author, question, url });
    await deliver(app, run, { to: { address, name }, locale, timeZone, companyId, subjectId: questionId, mail });
  },
});
