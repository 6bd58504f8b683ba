import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CheckWebsite, CompanyWebsite, EnterWebsiteCode, MailWebsiteCode, SetWebsite } from '@app/contracts/websites';
import { route } from '../../../platform/route.ts';
import { checkWebsite, companyWebsite, enterCode, mailCode, setWebsite } from './service.ts';

const params = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/website';

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
      summary: 'Read the company’s website claim and how to prove its domain',
      act: 'website.read',
    },
    (ctx, { params: { companyId } }) => companyWebsite(ctx, companyId),
  ),
  route(
    {
      method: 'put',
      path: base,
      tag: 'Panel',
      summary: 'Replace the company’s website',
      act: 'website.write',
      auth: 'member',
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
      params,
      summary: 'Check the DNS record or file now',
      act: 'website.write',
      body: CheckWebsite,
      status: 200,
      answer: CompanyWebsite,
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
      params,
      summary: 'Mail a verification code to an address at the domain',
      act: 'website.write',
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
      params,
      summary: 'Verify the domain with the mailed code',
      act: 'website.write',
      body: EnterWebsiteCode,
      status: 200,
      answer: CompanyWebsite,
      failures: ['not_found', 'validation_failed', 'website_held', 'rate_limited'],
    },
    (ctx, { params: { companyId }, body }) => enterCode(ctx, companyId, body),
  ),
];
