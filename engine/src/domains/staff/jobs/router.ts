import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { FailedJobPage, FailedJobQuery, RetriedJobs, RetryJobs } from '@app/contracts/staff/jobs';
import { route } from '../../../platform/route.ts';
import { listFailedJobs, retryJob, retryJobs } from './failed-jobs.ts';

const HELPERS: StaffRole[] = ['support', 'administrator'];
const ofStaff = { tag: 'Staff', auth: 'staff', staff: HELPERS } as const;
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const base = '/staff/failed-jobs';

export const failedJobRoutes = [
  route(
    {
      ...ofStaff,
      method: 'get',
      path: base,
      summary: 'List jobs whose last attempt failed, newest first',
      query: FailedJobQuery,
      status: 200,
      answer: FailedJobPage,
      failures: [...STAFF, 'cursor_invalid', 'validation_failed'],
    },
    (ctx, { query }) => listFailedJobs(ctx, query),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      path: `${base}/retry`,
      summary: 'Retry failed jobs: all, or those with one name',
      body: RetryJobs,
      status: 200,
      answer: RetriedJobs,
      failures: [...STAFF, 'validation_failed'],
    },
    (ctx, { body }) => retryJobs(ctx, body),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      path: `${base}/:jobId/retry`,
      summary: 'Retry a failed job',
      params: z.object({ jobId: Id }),
      status: 204,
      failures: [...STAFF, 'not_found'],
    },
    (ctx, { params }) => retryJob(ctx, params.jobId),
  ),
];
