import { and, desc, eq, isNull } from 'drizzle-orm';
import type { InviteToTeam, JoinTeam, OpenedTeamInvite, Team, TeamInvite } from '@app/contracts/company/team';
import { NotFound, NotSignedIn } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { Member, RequestContext } from '../../platform/route.ts';
import { addUser, hashPassword, knowBrowser, signInConfirmed, userByEmail, userById } from '../accounts/public.ts';
import { can, requireAct } from '../billing/public.ts';
import { CompanyNotFound, addMember, companyById, lockCompany, memberRole, teamMembers } from '../companies/public.ts';
import { AccountExists, AlreadyMember, TeamInviteEnded, TeamInviteForOther } from './errors.ts';
import { companyHandedOver } from './events.ts';
import { notifyOwner, sendTeamInvite } from './mail-jobs.ts';
import { expiryOf, inviteAct, inviteEnd } from './model.ts';
import { takeOver } from './owner-invites.ts';
import { teamInvites } from './schema.ts';

type InviteRow = typeof teamInvites.$inferSelect;

const roleOf = ({ handsOver, role }: InviteRow) => (handsOver ? 'owner' : role);

const present = (row: InviteRow): TeamInvite => ({
  id: row.id,
  email: row.email,
  role: roleOf(row),
  sentAt: row.sentAt.toISOString(),
  expiresAt: expiryOf(row.sentAt).toISOString(),
});

const isOpen = and(isNull(teamInvites.acceptedAt), isNull(teamInvites.revokedAt));

/** The members, and for those who may invite the open invites; expired ones stay until they are sent again or revoked. */
export async function readTeam(ctx: RequestContext, { companyId, role }: Member): Promise<Team> {
  const rows = await teamMembers(ctx.db.queries, companyId);
  const members = rows.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() }));
  return ctx.db.tenantTx(companyId, async (tx) => {
    const mayInvite = can({ role, subscription: { plan: 'trustStart', state: 'trial' } }, 'team.invite').allowed;
    if (!mayInvite) return { members, invites: [] };
    const invites = await tx
      .select()
      .from(teamInvites)
      .where(and(eq(teamInvites.companyId, companyId), isOpen))
      .orderBy(desc(teamInvites.id));
    return { members, invites: invites.map(present) };
  });
}

/** Invites an address, in place of an open invite that it has. @throws AlreadyMember, RoleForbidden */
export async function inviteToTeam(ctx: RequestContext, member: Member, input: InviteToTeam): Promise<TeamInvite> {
  await requireAct(ctx, member, inviteAct(input.role));
  const { companyId } = member;
  const email = input.email.toLowerCase();
  await ctx.throttle.consume('teamInviteCompany', companyId);
  await ctx.throttle.consume('teamInviteToAddress', email);
  const members = await teamMembers(ctx.db.queries, companyId);
  if (members.some((one) => one.email === email)) throw new AlreadyMember();
  return ctx.db.tenantTx(companyId, async (tx) => {
    // Invites of one company to one address come one after the other.
    if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
    const now = await ctx.clock.now(tx);
    await tx
      .update(teamInvites)
      .set({ revokedAt: now })
      .where(and(eq(teamInvites.companyId, companyId), eq(teamInvites.email, email), isOpen));
    const [row] = await tx
      .insert(teamInvites)
      .values({
        id: newId(),
        companyId,
        email,
        role: input.role,
        locale: ctx.locale,
        invitedBy: member.userId,
        sentAt: now,
      })
      .returning();
    if (!row) throw new Error('an invite was not added');
    await audit(ctx, tx, 'team.invited', row.id, { role: row.role });
    await ctx.outbox.add(tx, sendTeamInvite, { inviteId: row.id, version: row.version });
    return present(row);
  });
}

async function changeInvite(
  ctx: RequestContext,
  { companyId }: Member,
  inviteId: string,
  change: (tx: Tx, invite: InviteRow, now: Date) => Promise<InviteRow>,
): Promise<InviteRow> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const [found] = await tx
      .select()
      .from(teamInvites)
      .where(and(eq(teamInvites.companyId, companyId), eq(teamInvites.id, inviteId), isOpen))
      .for('update');
    if (!found) throw new NotFound();
    return change(tx, found, await ctx.clock.now(tx));
  });
}

async function save(tx: Tx, id: string, set: Partial<InviteRow>): Promise<InviteRow> {
  const [row] = await tx.update(teamInvites).set(set).where(eq(teamInvites.id, id)).returning();
  if (!row) throw new NotFound();
  return row;
}

/** Sends it again: earlier links end, and the seven days start over. @throws NotFound */
export async function resendInvite(ctx: RequestContext, member: Member, inviteId: string): Promise<TeamInvite> {
  await ctx.throttle.consume('teamInviteCompany', member.companyId);
  const row = await changeInvite(ctx, member, inviteId, async (tx, invite, now) => {
    await requireAct(ctx, member, inviteAct(invite.role));
    await ctx.throttle.consume('teamInviteToAddress', invite.email);
    const sent = await save(tx, invite.id, { version: invite.version + 1, sentAt: now });
    await audit(ctx, tx, 'team.invite_resent', invite.id, { role: invite.role });
    await ctx.outbox.add(tx, sendTeamInvite, { inviteId: sent.id, version: sent.version });
    return sent;
  });
  return present(row);
}

/** @throws NotFound */
export async function revokeInvite(ctx: RequestContext, member: Member, inviteId: string): Promise<void> {
  await changeInvite(ctx, member, inviteId, async (tx, invite, now) => {
    await audit(ctx, tx, 'team.invite_revoked', invite.id, { role: invite.role });
    return save(tx, invite.id, { revokedAt: now });
  });
}

/** The invite of a link. @throws TokenInvalid; TeamInviteEnded when it is accepted, revoked or too old */
async function inviteOfLink(ctx: RequestContext, tx: Tx, token: string): Promise<InviteRow> {
  const [row] = await tx
    .select()
    .from(teamInvites)
    .where(eq(teamInvites.id, ctx.tokens.subject(token)))
    .for('update');
  ctx.tokens.verify('team-invite', token, row?.version);
  if (!row || inviteEnd(row, await ctx.clock.now(tx))) throw new TeamInviteEnded();
  return row;
}

export async function openInvite(ctx: RequestContext, token: string): Promise<OpenedTeamInvite> {
  return ctx.db.tx(async (tx) => {
    const invite = await inviteOfLink(ctx, tx, token);
    const { companyId, invitedBy, email } = invite;
    const company = await companyById(tx, companyId);
    const inviter = invitedBy ? await userById(tx, invitedBy) : undefined;
    const account = (await userByEmail(tx, email)) !== undefined;
    return { companyName: company?.name ?? '', inviter: inviter?.name ?? '', email, role: roleOf(invite), account };
  });
}

async function join(ctx: RequestContext, tx: Tx, invite: InviteRow, userId: string): Promise<void> {
  const { companyId, role } = invite;
  await lockCompany(tx, companyId);
  await save(tx, invite.id, { acceptedAt: await ctx.clock.now(tx) });
  const by = { userId, apiKeyId: undefined, member: undefined, staff: undefined, clock: ctx.clock };
  if (invite.handsOver) {
    await takeOver(ctx, tx, invite, userId);
    await ctx.outbox.publish(tx, companyHandedOver, { companyId });
    return audit(by, tx, 'team.handed_over', userId, {}, companyId);
  }
  if (await memberRole(tx, companyId, userId)) return;
  await addMember(tx, companyId, userId, role);
  await audit(by, tx, 'team.joined', userId, { role }, companyId);
  await notifyOwner(ctx, tx, { companyId, memberId: userId, notice: 'joined' });
}

/** A new person joins with name and password; the link has proved the address. @throws AccountExists, TeamInviteEnded */
export async function joinWithAccount(ctx: RequestContext, token: string, input: JoinTeam): Promise<void> {
  const { name, locale } = input;
  const passwordHash = await hashPassword(ctx, input.password);
  const joined = await ctx.db.tx(async (tx) => {
    const invite = await inviteOfLink(ctx, tx, token);
    const id = await addUser(tx, { name, email: invite.email, passwordHash, locale });
    if (id === null) throw new AccountExists();
    await join(ctx, tx, invite, id);
    return { id, email: invite.email };
  });
  ctx.setCookies(await signInConfirmed(ctx, joined.id, ctx.headers));
  await knowBrowser(ctx, joined);
}

/** Somebody who is signed in accepts. @throws TeamInviteForOther unless the invite is for their address */
export async function acceptInvite(ctx: RequestContext, token: string): Promise<{ companyId: string }> {
  const { userId } = ctx;
  if (!userId) throw new NotSignedIn();
  return ctx.db.tx(async (tx) => {
    const invite = await inviteOfLink(ctx, tx, token);
    const user = await userById(tx, userId);
    if (user?.email !== invite.email) throw new TeamInviteForOther({ address: invite.email });
    await join(ctx, tx, invite, userId);
    return { companyId: invite.companyId };
  });
}
