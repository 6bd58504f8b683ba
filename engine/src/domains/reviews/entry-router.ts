import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { CreateEntryCode, EntryCode, EntryCodeList } from '@app/contracts/company-reviews';
import {
  ConfirmReview,
  ConfirmedReview,
  EntryForm,
  SubmitEntryReview,
  SubmittedReview,
} from '@app/contracts/review-forms';
import { route } from '../../platform/route.ts';
import { confirmReview } from './confirmations.ts';
import { openEntry, submitEntryReview } from './entries.ts';
import { createEntryCode, listEntryCodes, revokeEntryCode } from './entry-codes.ts';

const tag = 'Reviewers';
const InCompany = z.object({ companyId: Id });
const CODES = '/panel/companies/:companyId/entry-codes';

/** QR codes, business cards and widgets: the codes in the panel, the form they open, the address that is confirmed. */
export const entryRoutes = [
  route(
    {
      method: 'get',
      path: '/entries/:code',
      tag,
      summary: 'The form that a QR code, business card or widget opens',
      auth: 'none',
      params: z.object({ code: Token }),
      status: 200,
      answer: EntryForm,
      failures: ['token_invalid', 'entry_closed', 'company_blocked'],
    },
    (ctx, { params }) => openEntry(ctx, params.code),
  ),
  route(
    {
      method: 'post',
      path: '/entry-reviews',
      tag,
      summary: 'Submit a review with an entry code; a mail asks to confirm the address',
      auth: 'none',
      body: SubmitEntryReview,
      repeatable: true,
      status: 201,
      answer: SubmittedReview,
      failures: [
        ...['token_invalid', 'entry_closed', 'company_blocked'],
        ...['validation_failed', 'idempotency_key_reused', 'rate_limited'],
      ],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('entryClient', ctx.client);
      return submitEntryReview(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/reviews/confirmations',
      tag,
      summary: 'Confirm the address of a review written with an entry code',
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
      summary: 'Codes that open the review form, newest first',
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
      summary: 'Make a code for a QR code, business card or widget',
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
      method: 'delete',
      path: `${CODES}/:codeId`,
      tag: 'Panel',
      summary: 'Revoke a code; its form opens no more',
      auth: 'member',
      params: InCompany.extend({ codeId: Id }),
      status: 204,
      failures: ['not_found', 'company_suspended'],
    },
    (ctx, { params }) => revokeEntryCode(ctx, params.companyId, params.codeId),
  ),
];
