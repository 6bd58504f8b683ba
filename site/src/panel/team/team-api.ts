import type { ChangeTeamRole, HandOverCompany, InviteToTeam, Team, TeamInvite } from '@app/contracts/company/team';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** The company's team and its invites. */
export const teamApi = ({ base, locale }: CompanyScope) => ({
  team: (signal?: AbortSignal) => api.get<Team>(`${base}/team`, { signal }),
  invite: (body: InviteToTeam) => api.post<TeamInvite>(`${base}/team/invites`, { body, locale }),
  resend: (id: string) => api.post<TeamInvite>(`${base}/team/invites/${id}/resend`, { locale }),
  revoke: (id: string) => api.delete(`${base}/team/invites/${id}`, { locale }),
  changeRole: (id: string, body: ChangeTeamRole) => api.put(`${base}/team/members/${id}`, { body, locale }),
  remove: (id: string) => api.delete(`${base}/team/members/${id}`, { locale }),
  leave: () => api.post(`${base}/team/leave`, { locale }),
  handOver: (body: HandOverCompany) => api.post(`${base}/team/owner`, { body, locale }),
});
