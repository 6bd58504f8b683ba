import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { EditExpert, Expert, Experts, RemoveExpertQuery } from '@app/contracts/company/experts';
import { MAX_PICTURE_BYTES } from '@app/contracts/company/pictures';
import { route } from '../../platform/route.ts';
import { addExpert, editExpert, listExperts, removeExpert, removeExpertPhoto, setExpertPhoto } from './service.ts';

const InCompany = z.object({ companyId: Id });
const OneExpert = InCompany.extend({ expertId: Id });
const base = '/panel/companies/:companyId/experts';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const writing = { ...inPanel, act: 'experts.write' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const expertRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List the company’s experts, and removed ones that are still named on what they signed',
      act: 'experts.read',
      params: InCompany,
      status: 200,
      answer: Experts,
    },
    (ctx, { params }) => listExperts(ctx, params.companyId),
  ),
  route(
    {
      ...writing,
      method: 'post',
      path: base,
      summary: 'Add an expert who has agreed to being named; the words are checked',
      params: InCompany,
      body: EditExpert,
      status: 201,
      answer: Expert,
      repeatable: true,
      failures: ['validation_failed', 'too_many', 'idempotency_key_reused', ...PLAN],
    },
    (ctx, { params, body }) => addExpert(ctx, params.companyId, body),
  ),
  route(
    {
      ...writing,
      method: 'put',
      path: `${base}/:expertId`,
      summary: 'Change what is said of an expert, also on what they have signed',
      params: OneExpert,
      body: EditExpert,
      status: 200,
      answer: Expert,
      failures: ['not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => editExpert(ctx, params.companyId, params.expertId, body),
  ),
  route(
    {
      ...writing,
      method: 'put',
      path: `${base}/:expertId/photo`,
      summary: 'Upload an expert’s photo, replacing the current one',
      params: OneExpert,
      // The content type is only a claim: the decoder decides.
      file: ['image/*', 'application/octet-stream'],
      fileLimit: String(MAX_PICTURE_BYTES),
      status: 200,
      answer: Expert,
      failures: [
        'not_found',
        'photo_unreadable',
        'photo_damaged',
        'photo_animated',
        'photo_too_small',
        'photo_too_many_pixels',
        'body_too_large',
        'media_type_unsupported',
        'rate_limited',
        ...PLAN,
      ],
    },
    (ctx, { params, body }) =>
      setExpertPhoto(ctx, params.companyId, params.expertId, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/:expertId/photo`,
      summary: 'Delete an expert’s photo',
      act: 'experts.remove',
      params: OneExpert,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => removeExpertPhoto(ctx, params.companyId, params.expertId),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/:expertId`,
      summary: 'Remove an expert; what they signed stays, with or without their name',
      act: 'experts.remove',
      params: OneExpert,
      query: RemoveExpertQuery,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params, query }) => removeExpert(ctx, params.companyId, params.expertId, query),
  ),
];
