import { z } from 'zod';
import { Day, Id } from '@app/contracts/common';
import {
  LedgerEntries,
  LedgerEntriesQuery,
  LedgerHead,
  LedgerHeads,
  LedgerHeadsQuery,
  LedgerKeys,
  ReviewLedger,
} from '@app/contracts/trust/ledger';
import { JSON_LINES } from '../../platform/requests/stream-text.ts';
import { route } from '../../platform/route.ts';
import * as service from './service.ts';

const MINUTE = 60;
const OPEN = { method: 'get', tag: 'Ledger', auth: 'none', status: 200 } as const;

export const ledgerRoutes = [
  route(
    {
      ...OPEN,
      path: '/ledger/heads',
      summary: 'List signed heads of the ledger, one per day, newest first',
      query: LedgerHeadsQuery,
      answer: LedgerHeads,
      maxAge: MINUTE,
      failures: ['cursor_invalid'],
    },
    (ctx, { query }) => service.heads(ctx, query),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/heads/:day',
      summary: 'Get the signed head of a day (UTC)',
      params: z.object({ day: Day }),
      answer: LedgerHead,
      maxAge: MINUTE,
      failures: ['not_found'],
    },
    (ctx, { params }) => service.headOfDay(ctx, params.day),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/entries',
      summary: 'List ledger entries',
      query: LedgerEntriesQuery,
      answer: LedgerEntries,
    },
    (ctx, { query }) => service.entries(ctx, query),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/keys',
      summary: 'List the public keys of all signatures',
      answer: LedgerKeys,
      maxAge: MINUTE,
    },
    (ctx) => service.signingKeys(ctx),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/reviews/:reviewId',
      summary: 'Get the ledger entries of a review, with their content where it is public',
      params: z.object({ reviewId: Id }),
      answer: ReviewLedger,
      failures: ['review_not_found'],
    },
    (ctx, { params }) => service.reviewEntries(ctx, params.reviewId),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/export',
      summary: 'Export the ledger as JSON lines, for `npm run verify-ledger`',
      answer: z.custom<AsyncIterable<string>>(),
      stream: JSON_LINES,
      failures: ['rate_limited'],
    },
    async (ctx) => {
      await ctx.throttle.consume('ledgerExport', ctx.clientKey);
      return service.exportLines(ctx);
    },
  ),
];
