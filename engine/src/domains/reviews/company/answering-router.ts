import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AnswerTemplate,
  AnswerTemplateList,
  EditAnswerTemplate,
} from '@app/contracts/company-reviews/answer-templates';
import {
  BulkAnswer,
  BulkAnswerList,
  CreateBulkAnswer,
  SkippedReviewPage,
  SkippedReviewQuery,
} from '@app/contracts/company-reviews/bulk-answers';
import { route } from '../../../platform/route.ts';
import { createBulkAnswer, getBulkAnswer, listBulkAnswers, listSkipped, undoBulkAnswer } from './bulk/bulk-answers.ts';
import { createTemplate, deleteTemplate, listTemplates, replaceTemplate } from './templates/templates.ts';

const InCompany = z.object({ companyId: Id });
const InTemplate = InCompany.extend({ templateId: Id });
const InBulk = InCompany.extend({ bulkId: Id });
const templates = '/panel/companies/:companyId/answer-templates';
const bulks = '/panel/companies/:companyId/bulk-answers';
const common = { tag: 'Panel', auth: 'member' } as const;
const WORDS_FAILURES = ['validation_failed', 'company_suspended'];

/** Answers from templates, one by one or to many reviews. */
export const answeringRoutes = [
  route(
    {
      ...common,
      method: 'get',
      path: templates,
      summary: 'List the answer templates by language and title',
      act: 'answer_templates.read',
      params: InCompany,
      status: 200,
      answer: AnswerTemplateList,
    },
    (ctx, { params }) => listTemplates(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: templates,
      summary: 'Create an answer template; its words are checked',
      act: 'answer_templates.write',
      params: InCompany,
      body: EditAnswerTemplate,
      status: 201,
      answer: AnswerTemplate,
      failures: [...WORDS_FAILURES, 'too_many'],
      repeatable: true,
    },
    (ctx, { params, body }) => createTemplate(ctx, params.companyId, body),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${templates}/:templateId`,
      summary: 'Replace an answer template; its words are checked',
      act: 'answer_templates.write',
      params: InTemplate,
      body: EditAnswerTemplate,
      status: 200,
      answer: AnswerTemplate,
      failures: [...WORDS_FAILURES, 'not_found'],
    },
    (ctx, { params, body }) => replaceTemplate(ctx, params.companyId, params.templateId, body),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${templates}/:templateId`,
      summary: 'Delete an answer template',
      act: 'answer_templates.write',
      params: InTemplate,
      status: 204,
      failures: ['not_found', 'company_suspended'],
    },
    (ctx, { params }) => deleteTemplate(ctx, params.companyId, params.templateId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: bulks,
      summary: 'Answer many reviews from templates; can be undone for a minute',
      act: 'reviews.answer_many',
      params: InCompany,
      body: CreateBulkAnswer,
      status: 201,
      answer: BulkAnswer,
      failures: ['validation_failed', 'too_many', 'company_suspended'],
      repeatable: true,
    },
    (ctx, { params, body }) => createBulkAnswer(ctx, params.companyId, body),
  ),
  route(
    {
      ...common,
      method: 'get',
      path: bulks,
      summary: 'List the newest bulk answers with their progress',
      act: 'reviews.read',
      params: InCompany,
      status: 200,
      answer: BulkAnswerList,
    },
    (ctx, { params }) => listBulkAnswers(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'get',
      path: `${bulks}/:bulkId`,
      summary: 'Get a bulk answer with its progress',
      act: 'reviews.read',
      params: InBulk,
      status: 200,
      answer: BulkAnswer,
      failures: ['not_found'],
    },
    (ctx, { params }) => getBulkAnswer(ctx, params.companyId, params.bulkId),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${bulks}/:bulkId`,
      summary: 'Undo a bulk answer that has not been written yet',
      act: 'reviews.answer_many',
      params: InBulk,
      status: 200,
      answer: BulkAnswer,
      failures: ['not_found', 'bulk_answer_sent', 'company_suspended'],
    },
    (ctx, { params }) => undoBulkAnswer(ctx, params.companyId, params.bulkId),
  ),
  route(
    {
      ...common,
      method: 'get',
      path: `${bulks}/:bulkId/skipped`,
      summary: 'List the reviews without an answer from a bulk answer, with the reasons',
      act: 'reviews.read',
      params: InBulk,
      query: SkippedReviewQuery,
      status: 200,
      answer: SkippedReviewPage,
      failures: ['not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => listSkipped(ctx, params.companyId, params.bulkId, query),
  ),
];
