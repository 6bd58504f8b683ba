import type {
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
import { once } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { mayUse, subscriptionOf } from '../billing/public.ts';
import { ProductNotFound, productsByIds } from '../catalog/public.ts';
import { assertNotBlocked, companyById } from '../companies/public.ts';
import { questionAnswered, questionAsked } from './life.ts';
import { sendAnswer, sendConfirmation } from './mailing.ts';
import { QuestionNotFound, QuestionsClosed } from './model.ts';
import * as repo from './repo.ts';

/** A product that people may see, with its company. @throws ProductNotFound, CompanyBlocked */
async function shownProduct(queries: Queries, productId: string) {
  const [product] = await productsByIds(queries, [productId]);
  const company = product && (await companyById(queries, product.companyId));
  if (!company) throw new ProductNotFound();
  assertNotBlocked(company);
  return { product, company };
}

/**
 * A visitor asks about a product. The question is public once it has passed screening; an address is asked by mail
 * whether its owner wants to be told of the answer.
 * @throws ProductNotFound, CompanyBlocked, QuestionsClosed, RateLimited
 */
export async function askQuestion(ctx: RequestContext, productId: string, input: AskQuestion): Promise<void> {
  await ctx.throttle.take('questionClient', ctx.client);
  const { name: displayName, body, email = null, language = ctx.locale, website } = input;
  const { product, company } = await shownProduct(ctx.db.read, productId);
  // Programs fill in what people do not see; they are not told.
  if (website) return;
  await ctx.throttle.take('questionCompany', company.id);
  // Nobody's inbox is filled through a form.
  if (email) await ctx.throttle.take('questionToAddress', email.toLowerCase());
  const request = { scope: `questions:${productId}`, key: ctx.idempotencyKey, input: { displayName, body, email } };
  await ctx.db.tx((tx) =>
    once(tx, request, async () => {
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

/** A page of the public questions about a product, newest first. Hidden presentation: an empty page. @throws ProductNotFound, CompanyBlocked */
export async function questionPage(queries: Queries, productId: string, query: QuestionQuery): Promise<QuestionPage> {
  const { company } = await shownProduct(queries, productId);
  if (company.presentation !== 'shown') return { items: [], nextCursor: null };
  return repo.productQuestionPage(queries, productId, query);
}

/** The link of the mail: its owner wants to be told of the answer. Followed again it says the same. @throws TokenInvalid */
export async function confirmQuestion(ctx: RequestContext, token: string): Promise<ConfirmedQuestion> {
  return ctx.db.tx(async (tx) => {
    const questionId = ctx.tokens.subject(token);
    const question = await repo.lockQuestion(tx, questionId).catch(invalid);
    const asker = await repo.askerOf(tx, questionId);
    if (!asker) throw new TokenInvalid();
    ctx.tokens.verify('question', token, asker.tokenVersion);
    const { product, company } = await shownProduct(tx, question.productId).catch(invalid);
    // Not confirmed in time, or taken down: the address is gone, or nothing will be told.
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

function invalid(error: unknown): never {
  throw error instanceof QuestionNotFound || error instanceof ProductNotFound ? new TokenInvalid() : error;
}

/** What visitors have asked about the company's products. @throws CursorInvalid */
export const companyQuestions = (
  ctx: RequestContext,
  companyId: string,
  query: CompanyQuestionQuery,
): Promise<CompanyQuestionPage> => ctx.db.tenantTx(companyId, (tx) => repo.companyQuestionPage(tx, companyId, query));

/** Locks a public question to this company; somebody else's is as unknown as none. @throws QuestionNotFound */
async function lockOwn(tx: Tx, companyId: string, questionId: string): Promise<repo.Question> {
  const question = await repo.lockQuestion(tx, questionId);
  if (question.companyId !== companyId || question.state !== 'published') throw new QuestionNotFound();
  return question;
}

/**
 * The company answers a question, or changes its answer. It becomes public when it has passed screening; until then the
 * former answer stays. @throws QuestionNotFound
 */
export async function answerQuestion(
  ctx: RequestContext,
  companyId: string,
  questionId: string,
  body: string,
): Promise<CompanyQuestion> {
  const fishing = await ctx.wording.phishingIn({ body });
  if (fishing.length > 0) throw new ValidationFailed({ where: 'body' }, fishing);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const question = await lockOwn(tx, companyId, questionId);
    await audit(ctx, tx, 'question.answered', questionId, { edited: question.answer !== null });
    // The same words again have passed already.
    const same = body === question.answer;
    await repo.saveQuestion(tx, questionId, { pendingAnswer: same ? null : body, answerHeld: false });
    if (!same) await ctx.outbox.publish(tx, questionAnswered, { companyId, questionId });
    return repo.companyQuestion(tx, companyId, questionId);
  });
}

/** The company takes its answer back, the public one and the one that waits. @throws QuestionNotFound; NotFound without one */
export async function deleteAnswer(ctx: RequestContext, companyId: string, questionId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const question = await lockOwn(tx, companyId, questionId);
    if (question.answer === null && question.pendingAnswer === null) throw new NotFound();
    await repo.saveQuestion(tx, questionId, {
      ...{ answer: null, answerLanguage: null, answeredAt: null, answerEdited: false },
      ...{ pendingAnswer: null, answerHeld: false },
    });
    await audit(ctx, tx, 'question.answer_deleted', questionId);
    await notifyCaches(tx, companyId);
  });
}
