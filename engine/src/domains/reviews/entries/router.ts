import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { CreateEntryCode, EntryCode, EntryCodeList } from '@app/contracts/company-reviews/company-reviews';
import {
  ConfirmReview,
  ConfirmedReview,
  EntryForm,
  ResendConfirmation,
  ResentConfirmation,
  SubmitEntryReview,
  SubmittedReview,
} from '@app/contracts/review-forms';
import { PrintQuery } from '@app/contracts/company-reviews/print-files';
import type { Download } from '../../../platform/requests/download.ts';
import { route } from '../../../platform/route.ts';
import { confirmReview } from './confirmations.ts';
import { openEntryForm, submitEntryReview } from './entry-reviews.ts';
import { createEntryCode, listEntryCodes, revokeEntryCode } from './entry-codes.ts';
import { resendConfirmation } from './resent-confirmations.ts';
import { printFile } from './print/print-file.ts';

const tag = 'Reviewers';
const InCompany = z.object({ companyId: Id });
const CODES = '/panel/companies/:companyId/entry-codes';

/** Reviews by QR codes, business cards and widgets: the codes in the panel, the form, the e-mail confirmation. */
export const entryRoutes = [
  route(
    {
      method: 'get',
      path: '/entries/:code',
      tag,
      summary: 'Get the review form of a QR code, business card or widget',
      auth: 'none',
      params: z.object({ code: Token }),
      query: z.object({
        product: Id.optional().meta({ description: 'Asks about this product of the company instead of the company' }),
      }),
      status: 200,
      answer: EntryForm,
      failures: ['token_invalid', 'entry_closed', 'company_blocked', 'product_not_found'],
    },
    (ctx, { params, query }) => openEntryForm(ctx, params.code, query.product),
  ),
  route(
    {
      method: 'post',
      path: '/entry-reviews',
      tag,
      summary: 'Submit a review with an entry code; a mail asks to confirm the e-mail address',
      auth: 'none',
      body: SubmitEntryReview,
      repeatable: true,
      status: 201,
      answer: SubmittedReview,
      failures: [
        'token_invalid',
        'entry_closed',
        'company_blocked',
        'product_not_found',
        'validation_failed',
        'idempotency_key_reused',
        'rate_limited',
      ],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('entryClient', ctx.clientKey);
      return submitEntryReview(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/entry-reviews/confirmation-mails',
      tag,
      summary: 'Send the confirmation mail of a review again, also to a corrected address',
      auth: 'none',
      body: ResendConfirmation,
      status: 200,
      answer: ResentConfirmation,
      failures: ['token_invalid', 'confirmation_expired', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('entryClient', ctx.clientKey);
      return resendConfirmation(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/reviews/confirmations',
      tag,
      summary: 'Confirm the e-mail address of a review submitted with an entry code',
      auth: 'none',
      body: ConfirmReview,
      status: 200,
      answer: ConfirmedReview,
      failures: ['token_invalid', 'confirmation_expired'],
    },
    (ctx, { body }) => confirmReview(ctx, body),
  ),
  route(
    {
      method: 'get',
      path: CODES,
      tag: 'Panel',
      summary: 'List entry codes with their counts of reviews, newest first, revoked ones too',
      act: 'entry_codes.read',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: EntryCodeList,
    },
    (ctx, { params }) => listEntryCodes(ctx, params.companyId),
  ),
  route(
    {
      method: 'post',
      path: CODES,
      tag: 'Panel',
      summary: 'Create an entry code for a QR code, business card or widget',
      act: 'entry_codes.create',
      auth: 'member',
      params: InCompany,
      body: CreateEntryCode,
      repeatable: true,
      status: 201,
      answer: EntryCode,
      failures: ['plan_lacks_feature', 'company_suspended', 'validation_failed', 'idempotency_key_reused'],
    },
    (ctx, { params, body }) => createEntryCode(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'get',
      path: `${CODES}/:codeId/print`,
      tag: 'Panel',
      summary: 'Download a card, stand or poster with an entry code as a PDF with bleed and crop marks',
      act: 'entry_codes.read',
      auth: 'member',
      params: InCompany.extend({ codeId: Id }),
      query: PrintQuery,
      status: 200,
      download: true,
      answer: z.custom<Download>(),
      failures: ['not_found', 'entry_closed', 'validation_failed'],
    },
    (ctx, { params, query }) => printFile(ctx, params, query),
  ),
  route(
    {
      method: 'delete',
      path: `${CODES}/:codeId`,
      tag: 'Panel',
      summary: 'Revoke an entry code; its form closes',
      act: 'entry_codes.revoke',
      auth: 'member',
      params: InCompany.extend({ codeId: Id }),
      status: 204,
      failures: ['not_found', 'company_suspended'],
    },
    (ctx, { params }) => revokeEntryCode(ctx, params.companyId, params.codeId),
  ),
];
