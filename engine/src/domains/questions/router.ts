import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AnswerQuestion,
  AskQuestion,
  CompanyQuestion,
  CompanyQuestionPage,
  CompanyQuestionQuery,
  ConfirmQuestion,
  ConfirmedQuestion,
  QuestionPage,
  QuestionQuery,
} from '@app/contracts/questions';
import { route } from '../../platform/route.ts';
import {
  answerQuestion,
  askQuestion,
  companyQuestions,
  showQuestion,
  confirmQuestion,
  deleteAnswer,
  questionPage,
} from './service.ts';

const OfProduct = z.object({ productId: Id });
const InCompany = z.object({ companyId: Id });
const OfQuestion = InCompany.extend({ questionId: Id });
const base = '/panel/companies/:companyId/questions';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const questionRoutes = [
  route(
    {
      method: 'get',
      path: '/products/:productId/questions',
      tag: 'Public',
      auth: 'none',
      summary: 'List published questions about a product with their answers, newest first',
      params: OfProduct,
      query: QuestionQuery,
      status: 200,
      answer: QuestionPage,
      failures: ['product_not_found', 'company_blocked', 'cursor_invalid'],
    },
    (ctx, { params, query }) => questionPage(ctx.db.queries, params.productId, query),
  ),
  route(
    {
      method: 'post',
      path: '/products/:productId/questions',
      tag: 'Visitors',
      auth: 'none',
      summary: 'Ask a public question about a product; it is screened first',
      params: OfProduct,
      body: AskQuestion,
      status: 202,
      repeatable: true,
      failures: [
        'product_not_found',
        'company_blocked',
        'questions_closed',
        'validation_failed',
        'rate_limited',
        'idempotency_key_reused',
      ],
    },
    (ctx, { params, body }) => askQuestion(ctx, params.productId, body),
  ),
  route(
    {
      method: 'post',
      path: '/questions/confirmations',
      tag: 'Visitors',
      auth: 'none',
      summary: 'Confirm the address for notification of the answer',
      body: ConfirmQuestion,
      status: 200,
      answer: ConfirmedQuestion,
      failures: ['token_invalid'],
    },
    (ctx, { body }) => confirmQuestion(ctx, body.token),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List published questions about the company’s products',
      act: 'questions.read',
      params: InCompany,
      query: CompanyQuestionQuery,
      status: 200,
      answer: CompanyQuestionPage,
      failures: ['cursor_invalid', ...PLAN],
    },
    (ctx, { params, query }) => companyQuestions(ctx, params.companyId, query),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/:questionId`,
      summary: 'Get a published question',
      act: 'questions.read',
      params: OfQuestion,
      status: 200,
      answer: CompanyQuestion,
      failures: ['question_not_found', ...PLAN],
    },
    (ctx, { params: { companyId, questionId } }) => showQuestion(ctx, companyId, questionId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/:questionId/answer`,
      summary: 'Answer a question or change the answer; it is screened first',
      act: 'questions.answer',
      params: OfQuestion,
      body: AnswerQuestion,
      status: 200,
      answer: CompanyQuestion,
      failures: ['question_not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params: { companyId, questionId }, body }) => answerQuestion(ctx, companyId, questionId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/:questionId/answer`,
      summary: 'Delete the answer to a question',
      act: 'questions.answer',
      params: OfQuestion,
      status: 204,
      failures: ['question_not_found', 'not_found', ...PLAN],
    },
    (ctx, { params }) => deleteAnswer(ctx, params.companyId, params.questionId),
  ),
];
