import { z } from 'zod';
import { CompanyRole, Password } from '../accounts.ts';
import { Email, Id, Instant, Locale } from '../common.ts';

/** Roles that can be given; the owner's is handed over instead. */
export const TeamRole = z.enum(['manager', 'agent']);
export type TeamRole = z.infer<typeof TeamRole>;

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: Email,
  role: CompanyRole,
  since: Instant,
  secondFactor: z.boolean().meta({ description: 'Whether signing in takes a second step' }),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvite = z.object({
  id: Id,
  email: Email,
  role: CompanyRole.meta({ description: '`owner`: whoever accepts takes the company over' }),
  sentAt: Instant,
  expiresAt: Instant,
});
export type TeamInvite = z.infer<typeof TeamInvite>;

/** `GET /panel/companies/{companyId}/team`. */
export const Team = z
  .object({
    members: z.array(TeamMember),
    /** Open ones, the newest first; empty for those who may not invite. */
    invites: z.array(TeamInvite),
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

export const InviteToTeam = z.object({ email: Email, role: TeamRole }).meta({ id: 'InviteToTeam' });
export type InviteToTeam = z.infer<typeof InviteToTeam>;

export const ChangeTeamRole = z.object({ role: TeamRole }).meta({ id: 'ChangeTeamRole' });
export type ChangeTeamRole = z.infer<typeof ChangeTeamRole>;

/** `POST …/team/owner`: with the present owner's password. */
export const HandOverCompany = z
  .object({ memberId: Id, password: z.string().min(1).max(128) })
  .meta({ id: 'HandOverCompany' });
export type HandOverCompany = z.infer<typeof HandOverCompany>;

/** `GET /team-invites/{token}`: what the mailed link is for. */
export const OpenedTeamInvite = z
  .object({
    companyName: z.string(),
    inviter: z.string(),
    email: Email,
    role: CompanyRole,
    account: z.boolean().meta({ description: 'Whether the address has an account, which signs in and accepts' }),
  })
  .meta({ id: 'OpenedTeamInvite' });
export type OpenedTeamInvite = z.infer<typeof OpenedTeamInvite>;

/** `POST /team-invites/{token}/account`: a new person accepts; the link has proved the address. */
export const JoinTeam = z
  .object({
    name: z.string().trim().min(2).max(80),
    password: Password,
    locale: Locale.default('pl'),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'JoinTeam' });
export type JoinTeam = z.infer<typeof JoinTeam>;
