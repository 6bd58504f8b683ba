import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CheckWebsite, CompanyWebsite, EnterWebsiteCode, MailWebsiteCode, SetWebsite } from '@app/contracts/websites';
import { route } from '../../../platform/route.ts';
import type { Member } from '../../../platform/route.ts';
import { checkWebsite, companyWebsite, enterCode, mailCode, setWebsite } from './service.ts';

const params = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/website';
const OWNERS: Member['role'][] = ['owner', 'manager'];

export const websiteRoutes = [
  route(
    {
      method: 'get',
      path: base,
      tag: 'Panel',
      auth: 'member',
      params,
      status: 200,
      answer: CompanyWebsite,
      summary: 'The company’s website, and how to show that its domain is the company’s',
    },
    (ctx, { params: { companyId } }) => companyWebsite(ctx, companyId),
  ),
  route(
    {
      method: 'put',
      path: base,
      tag: 'Panel',
      summary: 'Name another website',
      auth: 'member',
      roles: OWNERS,
      params,
      body: SetWebsite,
      status: 200,
      answer: CompanyWebsite,
      failures: ['validation_failed'],
    },
    (ctx, { params: { companyId }, body }) => setWebsite(ctx, companyId, body.website),
  ),
  route(
    {
      method: 'post',
      path: `${base}/check`,
      tag: 'Panel',
      auth: 'member',
      roles: OWNERS,
      params,
      ...{
        summary: 'Look for the DNS record or the file now',
        body: CheckWebsite,
        status: 200,
        answer: CompanyWebsite,
      },
      failures: ['not_found', 'website_held', 'rate_limited'],
    },
    (ctx, { params: { companyId }, body }) => checkWebsite(ctx, companyId, body),
  ),
  route(
    {
      method: 'post',
      path: `${base}/mail`,
      tag: 'Panel',
      auth: 'member',
      roles: OWNERS,
      params,
      summary: 'Mail a code to an address at the domain',
      body: MailWebsiteCode,
      status: 202,
      failures: ['not_found', 'validation_failed', 'website_held', 'rate_limited'],
    },
    (ctx, { params: { companyId }, body }) => mailCode(ctx, companyId, body),
  ),
  route(
    {
      method: 'post',
      path: `${base}/code`,
      tag: 'Panel',
      auth: 'member',
      roles: OWNERS,
      params,
      summary: 'Enter the code of the last mail',
      body: EnterWebsiteCode,
      status: 200,
      answer: CompanyWebsite,
      failures: ['not_found', 'validation_failed', 'website_held', 'rate_limited'],
    },
    (ctx, { params: { companyId }, body }) => enterCode(ctx, companyId, body),
  ),
];
