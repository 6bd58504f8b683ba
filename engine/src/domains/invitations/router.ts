import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import {
  InvitationDetail,
  InvitationLimits,
  InvitationListQuery,
  InvitationPage,
  SendingNow,
} from '@app/contracts/inviting/invitation-list';
import { InvitationCoverage, InvitationCoverageQuery } from '@app/contracts/inviting/coverage';
import { InvitedElsewhere } from '@app/contracts/inviting/splitter';
import { route } from '../../platform/route.ts';
import { configRoutes } from './configs/router.ts';
import { coverageOf, readFigures } from './order-coverage/coverage.ts';
import { importRoutes } from './imports/router.ts';
import { openElsewhere } from './links/elsewhere.ts';
import { orderRoutes } from './orders/router.ts';
import { cancelInvitation, invitationLimits, sendInvitationNow } from './panel/acts.ts';
import { invitationDetail } from './panel/detail.ts';
import { listInvitations } from './panel/list.ts';

const InCompany = z.object({ companyId: Id });
const OneInvitation = InCompany.extend({ invitationId: Id });
const base = '/panel/companies/:companyId';

export const invitationRoutes = [
  ...orderRoutes,
  ...importRoutes,
  route(
    {
      method: 'get',
      path: `${base}/invitations`,
      tag: 'Panel',
      summary: 'List invitations, newest first',
      act: 'invitations.read',
      auth: 'member',
      params: InCompany,
      query: InvitationListQuery,
      status: 200,
      answer: InvitationPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => listInvitations(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'get',
      path: `${base}/invitations/limits`,
      tag: 'Panel',
      summary: 'Read what can still be sent this month and today',
      act: 'invitations.read',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: InvitationLimits,
    },
    (ctx, { params }) => invitationLimits(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: `${base}/invitations/coverage`,
      tag: 'Panel',
      summary: 'Count the orders of the last days, invited or not, with the reasons',
      act: 'invitations.read',
      auth: 'member',
      params: InCompany,
      query: InvitationCoverageQuery,
      status: 200,
      answer: InvitationCoverage,
    },
    (ctx, { params, query }) =>
      ctx.db.tenantTx(params.companyId, async (tx) => coverageOf(await readFigures(tx, query.days), query.days)),
  ),
  route(
    {
      method: 'get',
      path: `${base}/invitations/:invitationId`,
      tag: 'Panel',
      summary: 'Read an invitation with its order and timeline',
      act: 'invitations.read',
      auth: 'member',
      params: OneInvitation,
      status: 200,
      answer: InvitationDetail,
      failures: ['not_found'],
    },
    (ctx, { params }) => invitationDetail(ctx, params.companyId, params.invitationId),
  ),
  route(
    {
      method: 'post',
      path: `${base}/invitations/:invitationId/sending`,
      tag: 'Panel',
      summary: 'Send a scheduled invitation before its time',
      act: 'invitations.send',
      auth: 'member',
      params: OneInvitation,
      status: 200,
      answer: SendingNow,
      failures: ['not_found', 'invitation_act_refused', 'invitation_config_inactive'],
    },
    (ctx, { params }) => sendInvitationNow(ctx, params.companyId, params.invitationId),
  ),
  route(
    {
      method: 'post',
      path: `${base}/invitations/:invitationId/cancellation`,
      tag: 'Panel',
      summary: 'Cancel an invitation that has not been sent',
      act: 'invitations.cancel',
      auth: 'member',
      params: OneInvitation,
      status: 204,
      failures: ['not_found', 'invitation_act_refused'],
    },
    (ctx, { params }) => cancelInvitation(ctx, params.companyId, params.invitationId),
  ),
  route(
    {
      method: 'get',
      path: '/invitations/:token/elsewhere',
      tag: 'Reviewers',
      summary: 'Get the other site that the splitter has drawn for an invitation; the form stays open as well',
      auth: 'none',
      params: z.object({ token: Token }),
      status: 200,
      answer: InvitedElsewhere,
      failures: ['token_invalid', 'invitation_used', 'invitation_expired', 'invitation_cancelled', 'company_blocked'],
    },
    (ctx, { params }) => openElsewhere(ctx, params.token),
  ),
  ...configRoutes,
];
