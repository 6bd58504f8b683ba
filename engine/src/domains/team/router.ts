import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import {
  ChangeTeamRole,
  HandOverCompany,
  InviteToTeam,
  JoinTeam,
  OpenedTeamInvite,
  Team,
  TeamInvite,
} from '@app/contracts/company/team';
import { NotSignedIn } from '../../kernel/errors.ts';
import { route } from '../../platform/route.ts';
import type { Member, RequestContext } from '../../platform/route.ts';
import {
  acceptInvite,
  inviteToTeam,
  joinWithAccount,
  openInvite,
  readTeam,
  resendInvite,
  revokeInvite,
} from './invites.ts';
import { changeRole, handOver, leaveTeam, removeFromTeam } from './members.ts';

const InCompany = z.object({ companyId: Id });
const OfMember = InCompany.extend({ memberId: Id });
const OfInvite = InCompany.extend({ inviteId: Id });
const ByLink = z.object({ token: Token });
const base = '/panel/companies/:companyId/team';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const LINK_FAILURES = ['token_invalid', 'link_ended'];

function memberOf({ member }: RequestContext): Member {
  if (!member) throw new NotSignedIn();
  return member;
}

const inPanelRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List the company’s team and its open invites',
      act: 'team.read',
      params: InCompany,
      status: 200,
      answer: Team,
    },
    (ctx) => readTeam(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/invites`,
      summary: 'Invite somebody to the team by mail',
      act: 'team.invite',
      params: InCompany,
      body: InviteToTeam,
      status: 201,
      answer: TeamInvite,
      failures: ['already_member', 'role_forbidden', 'rate_limited', 'validation_failed'],
    },
    (ctx, { body }) => inviteToTeam(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/invites/:inviteId/resend`,
      summary: 'Send an invite again; earlier links end',
      act: 'team.invite',
      params: OfInvite,
      status: 200,
      answer: TeamInvite,
      failures: ['not_found', 'role_forbidden', 'rate_limited'],
    },
    (ctx, { params }) => resendInvite(ctx, memberOf(ctx), params.inviteId),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/invites/:inviteId`,
      summary: 'Revoke an invite',
      act: 'team.revoke_invite',
      params: OfInvite,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => revokeInvite(ctx, memberOf(ctx), params.inviteId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/members/:memberId`,
      summary: 'Change a member’s role',
      act: 'team.change_role',
      params: OfMember,
      body: ChangeTeamRole,
      status: 204,
      failures: ['not_found', 'owner_stays'],
    },
    (ctx, { params, body }) => changeRole(ctx, memberOf(ctx), params.memberId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/members/:memberId`,
      summary: 'Remove a member from the team',
      act: 'team.remove',
      params: OfMember,
      status: 204,
      failures: ['not_found', 'owner_stays', 'role_forbidden'],
    },
    (ctx, { params }) => removeFromTeam(ctx, memberOf(ctx), params.memberId),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/leave`,
      summary: 'Leave the team',
      act: 'team.leave',
      params: InCompany,
      status: 204,
      failures: ['owner_stays'],
    },
    (ctx) => leaveTeam(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/owner`,
      summary: 'Hand the company over to another member; requires the owner’s password',
      act: 'team.hand_over',
      params: InCompany,
      body: HandOverCompany,
      status: 204,
      failures: ['not_found', 'password_wrong', 'rate_limited'],
    },
    (ctx, { body }) => handOver(ctx, memberOf(ctx), body),
  ),
];

/** The mailed link. */
const linkRoutes = [
  route(
    {
      method: 'get',
      path: '/team-invites/:token',
      tag: 'Accounts',
      summary: 'Read the team invite of a mailed link',
      auth: 'none',
      params: ByLink,
      status: 200,
      answer: OpenedTeamInvite,
      failures: LINK_FAILURES,
    },
    (ctx, { params }) => openInvite(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/team-invites/:token/account',
      tag: 'Accounts',
      summary: 'Accept a team invite with a new account, and sign in',
      auth: 'none',
      params: ByLink,
      body: JoinTeam,
      status: 204,
      failures: [...LINK_FAILURES, 'account_exists', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      await ctx.throttle.consume('registerClient', ctx.clientKey);
      return joinWithAccount(ctx, params.token, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/team-invites/:token/accept',
      tag: 'Accounts',
      summary: 'Accept a team invite as the signed-in user',
      auth: 'session',
      params: ByLink,
      status: 200,
      answer: z.object({ companyId: Id }),
      failures: [...LINK_FAILURES, 'team_invite_foreign'],
    },
    (ctx, { params }) => acceptInvite(ctx, params.token),
  ),
];

export const teamRoutes = [...inPanelRoutes, ...linkRoutes];
