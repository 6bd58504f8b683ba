import type {
  AnswerQuestion,
  AskQuestion,
  CompanyQuestion,
  CompanyQuestionPage,
  CompanyQuestionQuery,
  ConfirmedQuestion,
  QuestionPage,
  QuestionQuery,
} from '@app/contracts/questions';
import { NotFound, ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { mayUse, requirePlan, subscriptionOf } from '../billing/public.ts';
import { ProductNotFound, productsByIds } from '../catalog/public.ts';
import { assertNotBlocked, companyById } from '../companies/public.ts';
import { assertMaySign } from '../experts/public.ts';
import { questionAnswered, questionAsked } from './transition.ts';
import { sendAnswer, sendConfirmation } from './mailing.ts';
import { QuestionNotFound, QuestionsClosed } from './model.ts';
import * as repo from './repo.ts';

/** A public product with its company. @throws ProductNotFound, CompanyBlocked */
async function shownProduct(queries: Queries, productId: string) {
  const [product] = await productsByIds(queries, [productId]);
  const company = product && (await companyById(queries, product.companyId));
  if (!company) throw new ProductNotFound();
  assertNotBlocked(company);
  return { product, company };
}

/**
 * A visitor asks about a product. The question is published after screening; the address, if given, is confirmed by mail.
 * @throws ProductNotFound, CompanyBlocked, QuestionsClosed, RateLimited
 */
export async function askQuestion(ctx: RequestContext, productId: string, input: AskQuestion): Promise<void> {
  await ctx.throttle.consume('questionClient', ctx.clientKey);
  const { name: displayName, body, email = null, language = ctx.locale, website } = input;
  const { product, company } = await shownProduct(ctx.db.queries, productId);
  // Honeypot: only bots fill in the hidden field. They get no error.
  if (website) return;
  await ctx.throttle.consume('questionCompany', company.id);
  // Limits mails to one address, so that the form cannot be used to flood an inbox.
  if (email) await ctx.throttle.consume('questionToAddress', email.toLowerCase());
  const request = { scope: `questions:${productId}`, key: ctx.idempotencyKey, input: { displayName, body, email } };
  await ctx.db.tx((tx) =>
    withIdempotency(tx, request, async () => {
      const open = company.presentation === 'shown' && mayUse(await subscriptionOf(ctx, tx, company), 'questions');
      if (!open) throw new QuestionsClosed();
      const [id, askedAt] = [newId(), await ctx.clock.now(tx)];
      const { id: companyId } = company;
      await repo.addQuestion(
        tx,
        { id, companyId, productId: product.id, state: 'screening', body, language, askedAt },
        { displayName, email, locale: language },
      );
      await ctx.outbox.publish(tx, questionAsked, { companyId, questionId: id });
      if (email) await ctx.outbox.add(tx, sendConfirmation, { questionId: id });
      return null;
    }),
  );
}

/**
 * A page of published questions about a product, newest first; empty if presentation is hidden.
 * @throws ProductNotFound, CompanyBlocked
 */
export async function questionPage(queries: Queries, productId: string, query: QuestionQuery): Promise<QuestionPage> {
  const { company } = await shownProduct(queries, productId);
  if (company.presentation !== 'shown') return { items: [], nextCursor: null };
  return repo.productQuestionPage(queries, productId, query);
}

/** Confirms the asker's address by the mailed link. Idempotent. @throws TokenInvalid */
export async function confirmQuestion(ctx: RequestContext, token: string): Promise<ConfirmedQuestion> {
  return ctx.db.tx(async (tx) => {
    const questionId = ctx.tokens.subject(token);
    const question = await repo.lockQuestion(tx, questionId).catch(asTokenInvalid);
    const asker = await repo.askerOf(tx, questionId);
    if (!asker) throw new TokenInvalid();
    ctx.tokens.verify('question', token, asker.tokenVersion);
    const { product, company } = await shownProduct(tx, question.productId).catch(asTokenInvalid);
    // Not confirmed in time, or taken down: there will be no notification.
    const lapsed = asker.confirmedAt === null && asker.email === null;
    if (lapsed || question.state === 'rejected' || question.state === 'deleted') throw new TokenInvalid();
    const answered = question.answeredAt !== null;
    if (asker.confirmedAt === null) {
      await repo.saveAsker(tx, questionId, { confirmedAt: await ctx.clock.now(tx) });
      if (answered) await ctx.outbox.add(tx, sendAnswer, { questionId });
    }
    const { id, slug, name } = product;
    return { company: { id: company.id, name: company.name }, product: { id, slug, name }, answered };
  });
}

function asTokenInvalid(error: unknown): never {
  throw error instanceof QuestionNotFound || error instanceof ProductNotFound ? new TokenInvalid() : error;
}

/** Published questions about the company's products. @throws CursorInvalid */
export const companyQuestions = (
  ctx: RequestContext,
  companyId: string,
  query: CompanyQuestionQuery,
): Promise<CompanyQuestionPage> => ctx.db.tenantTx(companyId, (tx) => repo.companyQuestionPage(tx, companyId, query));

/** A published question of the company. @throws QuestionNotFound */
export const showQuestion = (ctx: RequestContext, companyId: string, questionId: string): Promise<CompanyQuestion> =>
  ctx.db.tenantTx(companyId, (tx) => repo.companyQuestion(tx, companyId, questionId));

/** Locks a published question to this company. @throws QuestionNotFound, also for another company's question */
async function lockCompanyQuestion(tx: Tx, companyId: string, questionId: string): Promise<repo.Question> {
  const question = await repo.lockQuestion(tx, questionId);
  if (question.companyId !== companyId || question.state !== 'published') throw new QuestionNotFound();
  return question;
}

/**
 * Answers a question or changes the answer, in the company's name or an expert's. It is published after screening; until
 * then the previous answer stays.
 * @throws QuestionNotFound, ValidationFailed, PlanLacksFeature for another expert
 */
export async function answerQuestion(
  ctx: RequestContext,
  companyId: string,
  questionId: string,
  { body, expertId = null }: AnswerQuestion,
): Promise<CompanyQuestion> {
  const phishing = await ctx.wording.findPhishing({ body });
  if (phishing.length > 0) throw new ValidationFailed({ where: 'body' }, phishing);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const question = await lockCompanyQuestion(tx, companyId, questionId);
    const signedNow = question.pendingAnswer === null ? question.answerExpertId : question.pendingExpertId;
    // Who has signed it already may have been removed since, or the plan with it.
    if (expertId !== null && expertId !== signedNow) {
      await requirePlan(ctx, tx, companyId, 'reviews.note');
      await assertMaySign(tx, companyId, expertId);
    }
    await audit(ctx, tx, 'question.answered', questionId, { edited: question.answer !== null });
    // An unchanged answer has already passed screening.
    const same = body === question.answer;
    await repo.saveQuestion(tx, questionId, {
      pendingAnswer: same ? null : body,
      pendingExpertId: same ? null : expertId,
      answerHeld: false,
      ...(same && { answerExpertId: expertId }),
    });
    if (same) await notifyCaches(tx, companyId);
    else await ctx.outbox.publish(tx, questionAnswered, { companyId, questionId });
    return repo.companyQuestion(tx, companyId, questionId);
  });
}

/** Deletes the published and the pending answer. @throws QuestionNotFound; NotFound if there is none */
export async function deleteAnswer(ctx: RequestContext, companyId: string, questionId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const question = await lockCompanyQuestion(tx, companyId, questionId);
    if (question.answer === null && question.pendingAnswer === null) throw new NotFound();
    await repo.saveQuestion(tx, questionId, {
      answer: null,
      answerLanguage: null,
      answerExpertId: null,
      answeredAt: null,
      answerEdited: false,
      pendingAnswer: null,
      pendingExpertId: null,
      answerHeld: false,
    });
    await audit(ctx, tx, 'question.answer_deleted', questionId);
    await notifyCaches(tx, companyId);
  });
}
