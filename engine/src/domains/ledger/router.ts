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
} from '@app/contracts/ledger';
import { JSON_LINES } from '../../platform/lines.ts';
import { route } from '../../platform/route.ts';
import * as service from './service.ts';

const MINUTE = 60;
const OPEN = { method: 'get', tag: 'Ledger', auth: 'none', status: 200 } as const;

export const ledgerRoutes = [
  route(
    {
      ...OPEN,
      path: '/ledger/heads',
      summary: 'Signed ends of the chain, one a day, newest first',
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
      summary: 'The signed end of the chain of one day (UTC)',
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
      summary: 'The chain, entry by entry',
      query: LedgerEntriesQuery,
      answer: LedgerEntries,
    },
    (ctx, { query }) => service.entries(ctx, query),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/keys',
      summary: 'Public keys of all that has ever been signed',
      answer: LedgerKeys,
      maxAge: MINUTE,
    },
    (ctx) => service.signingKeys(ctx),
  ),
  route(
    {
      ...OPEN,
      path: '/ledger/reviews/:reviewId',
      summary: 'The chain about one review, opened where it is public',
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
      summary: 'The whole ledger as lines of JSON, for `npm run verify-ledger`',
      answer: z.custom<AsyncIterable<string>>(),
      stream: JSON_LINES,
      failures: ['rate_limited'],
    },
    async (ctx) => {
      await ctx.throttle.take('ledgerExport', ctx.client);
      return service.exportLines(ctx);
    },
  ),
];
