import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id, LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { panelUrl, siteUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../platform/mail/tracked-delivery.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { membersToMail } from '../companies/public.ts';
import { notify, unsubscribeLinks } from '../notifications/public.ts';
import { confirmQuestionMail, questionAnsweredMail, questionAskedMail } from './mails/questions.tsx';
import { CONFIRMATION_DAYS } from './model.ts';
import { forgetAddress } from './repo.ts';

const QUEUE = { queue: 'account-mail', ...MAIL_RETRIES } as const;
const OfQuestion = z.object({ questionId: Id });

/** A question with the data of its mails. */
export interface QuestionForMail extends Record<string, unknown> {
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

/** A question with the data of its mails; undefined if it is gone. */
export async function questionForMail(app: AppContext, questionId: string): Promise<QuestionForMail | undefined> {
  const { rows } = await app.db.queries.execute<QuestionForMail>(sql`
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

/** URL of the product's questions on the site. */
const pageUrl = (app: AppContext, locale: Locale, { productId, productSlug, companyId }: QuestionForMail): string =>
  siteUrl(app, locale, `/product/${productId}/${productSlug}/${companyId}#questions`);

/** A mail to the asker; undefined if no address is left. */
export function mailToAsker(question: QuestionForMail, write: (locale: Locale) => ReadyMail) {
  const { email: address, name, companyId, id: subjectId, timeZone } = question;
  const locale = asLocale(question.locale);
  return address === null
    ? undefined
    : { to: { address, name }, locale, timeZone, companyId, subjectId, mail: write(locale) };
}

/**
 * Asks the owner of the address to confirm it. It contains nothing of the question, because the address may belong to
 * somebody else.
 */
export const sendConfirmation = defineJob({
  name: 'questions.send-confirmation',
  ...QUEUE,
  data: OfQuestion,
  async run(app, { questionId }, run) {
    const question = await questionForMail(app, questionId);
    if (!question || question.confirmed || question.state === 'rejected' || question.state === 'deleted') return;
    const { name, companyName, productName, tokenVersion } = question;
    const token = app.tokens.derive('question', questionId, tokenVersion);
    const mail = mailToAsker(question, (locale) =>
      confirmQuestionMail.with({
        name,
        companyName,
        productName,
        daysValid: CONFIRMATION_DAYS,
        url: siteUrl(app, locale, `/questions/confirm/${token}`),
      }),
    );
    await sendAtLeastOnce(app, run, mail);
  },
});

/** Mails the answer to an asker who has confirmed their address, then erases the address. */
export const sendAnswer = defineJob({
  name: 'questions.send-answer',
  ...QUEUE,
  data: OfQuestion,
  async run(app, { questionId }, run) {
    const question = await questionForMail(app, questionId);
    if (question?.state !== 'published' || !question.confirmed || question.email === null) return;
    const { name, companyName, productName, body, answer } = question;
    // Deleted before the mail was sent: the next answer is mailed.
    if (answer === null) return;
    const mail = mailToAsker(question, (locale) =>
      questionAnsweredMail.with({
        name,
        companyName,
        productName,
        question: body,
        answer,
        url: pageUrl(app, locale, question),
      }),
    );
    await sendAtLeastOnce(app, run, mail);
    await forgetAddress(app.db.queries, questionId, question.email);
  },
});

/** Notifies the company's members of a published question: one job per member, so that nobody is mailed twice. */
export const sendAskedToMembers = defineJob({
  name: 'questions.send-asked',
  data: OfQuestion,
  async run(app, { questionId }) {
    const question = await questionForMail(app, questionId);
    if (question?.state !== 'published') return;
    const { companyId } = question;
    await app.db.tx(async (tx) => {
      const members = await notify(app, tx, { companyId, kind: 'question', subjectId: questionId, key: questionId });
      await app.outbox.addAll(
        tx,
        sendAskedToMember,
        members.map(({ userId }) => ({ questionId, userId })),
      );
    });
  },
});

/** Notifies one member, unless the question has been answered meanwhile. */
export const sendAskedToMember = defineJob({
  name: 'questions.send-asked-to',
  ...QUEUE,
  data: OfQuestion.extend({ userId: Id }),
  async run(app, { questionId, userId }, run) {
    const question = await questionForMail(app, questionId);
    if (question?.state !== 'published' || question.answer !== null) return;
    const { companyId, companyName, productName, timeZone, name: author, body } = question;
    const member = (await membersToMail(app.db.queries, companyId)).find((one) => one.userId === userId);
    if (!member) return;
    const { name, email: address, locale } = member;
    const url = panelUrl(app, locale, companyId, { page: 'questions', item: questionId });
    const mail = questionAskedMail.with({ name, companyName, productName, author, question: body, url });
    await sendAtLeastOnce(app, run, {
      to: { address, name },
      locale,
      timeZone,
      companyId,
      subjectId: questionId,
      ...(await unsubscribeLinks(app, { companyId, userId, kind: 'question', locale })),
      mail,
    });
  },
});
