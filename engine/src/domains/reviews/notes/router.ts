import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { WriteExpertNote } from '@app/contracts/company/experts';
import { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { route } from '../../../platform/route.ts';
import { getCompanyReview } from '../company/company-reviews.ts';
import { deleteNote, writeNote } from './notes.ts';

const InReview = z.object({ companyId: Id, reviewId: Id });
const path = '/panel/companies/:companyId/reviews/:reviewId/note';
const inPanel = { tag: 'Panel', auth: 'member', params: InReview } as const;

/** Experts' notes under reviews. */
export const noteRoutes = [
  route(
    {
      ...inPanel,
      method: 'put',
      path,
      summary: 'Add an expert’s note to a review, or change it; its words are checked',
      act: 'reviews.note',
      body: WriteExpertNote,
      status: 200,
      answer: CompanyReview,
      failures: [
        'review_not_found',
        'review_act_refused',
        'validation_failed',
        'plan_lacks_feature',
        'company_suspended',
      ],
    },
    async (ctx, { params: { companyId, reviewId }, body }) => {
      await writeNote(ctx, companyId, reviewId, body);
      return getCompanyReview(ctx.db.queries, companyId, reviewId);
    },
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path,
      summary: 'Delete the expert’s note on a review',
      act: 'reviews.answer',
      status: 204,
      failures: ['review_not_found', 'not_found', 'company_suspended'],
    },
    (ctx, { params }) => deleteNote(ctx, params.companyId, params.reviewId),
  ),
];
