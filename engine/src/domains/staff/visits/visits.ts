import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { AGREEMENT_DAYS, VISIT_MINUTES } from '@app/contracts/staff/visits';
import type { OpenVisit, OpenedVisit, StaffAccess } from '@app/contracts/staff/visits';
import { NotFound, NotSignedIn } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { hostCookie, hostCookieName, readCookie } from '../../../platform/requests/cookies.ts';
import type { RequestContext, StaffVisit } from '../../../platform/route.ts';
import { CompanyNotFound, lockCompany } from '../../companies/public.ts';
import { staffAgreements, staffVisits } from '../schema.ts';
import { mailVisit } from './mail.ts';

const COOKIE = 'staff_visit';
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
const SHOWN = 20;
const DAY_MS = 24 * 3600 * 1000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

interface Row extends Record<string, unknown> {
  id: string;
  companyId: string;
  staffId: string;
  name: string;
  role: StaffRole;
  endsAt: string;
  ownerId: string;
  mayChange: boolean;
}

/** The visit of a request's cookie; undefined without one, or if it has ended. */
export async function visitOf(app: AppContext, headers: Headers): Promise<StaffVisit | undefined> {
  const secret = readCookie(headers.get('cookie'), hostCookieName(app.config, COOKIE));
  if (!secret || !SECRET.test(secret)) return undefined;
  const { rows } = await app.db.queries.execute<Row>(sql`
    select v.id, v.company_id as "companyId", v.staff_id as "staffId", v.staff_name as name, v.staff_role as role,
      v.ends_at::text as "endsAt", m.user_id as "ownerId",
      exists (select 1 from engine.staff_agreements a
        where a.company_id = v.company_id and a.until > engine.app_now()) as "mayChange"
    from engine.staff_visits v
    join engine.company_members m on m.company_id = v.company_id and m.role = 'owner'
    where v.secret_hash = ${hashOf(secret)} and v.ends_at > engine.app_now()`);
  const [row] = rows;
  if (!row) return undefined;
  const { id, companyId, staffId, name, role, endsAt, ownerId, mayChange } = row;
  return { id, companyId, staff: { staffId, name, role }, until: new Date(endsAt), ownerId, mayChange };
}

/** Signs a member of staff in to a company's panel by a cookie, and has its owner told. @throws CompanyNotFound */
export async function openVisit(ctx: RequestContext, companyId: string, { reason }: OpenVisit): Promise<OpenedVisit> {
  const { staff } = ctx;
  if (!staff) throw new NotSignedIn();
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const opened = await ctx.db.tx(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
    const now = await ctx.clock.now(tx);
    const until = new Date(now.getTime() + VISIT_MINUTES * 60_000);
    const id = newId();
    await tx.insert(staffVisits).values({
      id,
      companyId,
      staffId: staff.staffId,
      staffName: staff.name,
      staffRole: staff.role,
      reason,
      secretHash: hashOf(secret),
      openedAt: now,
      endsAt: until,
    });
    await audit(ctx, tx, 'staff_visit.opened', id, { reason }, companyId);
    await ctx.outbox.add(tx, mailVisit, { visitId: id });
    return { id, until: until.toISOString(), mayChange: await mayChange(tx, companyId, now) };
  });
  ctx.setCookies({ cookies: [hostCookie(ctx.config, COOKIE, secret, VISIT_MINUTES * 60)] });
  return opened;
}

async function mayChange(queries: Queries, companyId: string, now: Date): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select 1 from engine.staff_agreements where company_id = ${companyId} and until > ${now.toISOString()}::timestamptz`);
  return rows.length > 0;
}

/** Ends the visit of the request, if there is one, and takes its cookie back. */
export async function leaveVisit(ctx: RequestContext): Promise<void> {
  const visit = await visitOf(ctx, ctx.headers);
  if (visit) {
    await ctx.db.tx(async (tx) => {
      await tx.execute(sql`update engine.staff_visits set ends_at = engine.app_now() where id = ${visit.id}`);
      const nobody = { userId: undefined, apiKeyId: undefined, member: undefined };
      const by = { ...nobody, staff: visit.staff, clock: ctx.clock };
      await audit(by, tx, 'staff_visit.ended', visit.id, {}, visit.companyId);
    });
  }
  ctx.setCookies({ cookies: [hostCookie(ctx.config, COOKIE, '', 0)] });
}

/** What staff may do in a company's panel, and their last visits. */
export async function readAccess(app: AppContext, companyId: string): Promise<StaffAccess> {
  return app.db.tenantTx(companyId, async (tx) => {
    const now = await app.clock.now(tx);
    const { rows: agreed } = await tx.execute<{ until: string }>(sql`
      select until::text as until from engine.staff_agreements
      where company_id = ${companyId} and until > ${now.toISOString()}::timestamptz`);
    const { rows } = await tx.execute<{
      id: string;
      staff: string;
      reason: string;
      openedAt: string;
      endsAt: string;
    }>(sql`
      select id, staff_name as staff, reason, opened_at::text as "openedAt", ends_at::text as "endsAt"
      from engine.staff_visits where company_id = ${companyId} order by id desc limit ${SHOWN}`);
    const [agreement] = agreed;
    return {
      changesUntil: agreement ? new Date(agreement.until).toISOString() : null,
      visits: rows.map(({ openedAt, endsAt, ...visit }) => ({
        ...visit,
        openedAt: new Date(openedAt).toISOString(),
        endedAt: new Date(endsAt).toISOString(),
        open: new Date(endsAt) > now,
      })),
    };
  });
}

/** Lets staff change something for some days, or takes that back at once. */
export async function setAgreement(ctx: RequestContext, companyId: string, agrees: boolean): Promise<StaffAccess> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const now = await ctx.clock.now(tx);
    const until = agrees ? new Date(now.getTime() + AGREEMENT_DAYS * DAY_MS) : now;
    await tx
      .insert(staffAgreements)
      .values({ companyId, until })
      .onConflictDoUpdate({ target: staffAgreements.companyId, set: { until } });
    await audit(ctx, tx, agrees ? 'staff_visit.changes_allowed' : 'staff_visit.changes_refused', companyId);
  });
  return readAccess(ctx, companyId);
}

/** Ends a visit as a member of the company. @throws NotFound unless it is open */
export async function endVisit(ctx: RequestContext, companyId: string, visitId: string): Promise<StaffAccess> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const { rowCount } = await tx.execute(sql`
      update engine.staff_visits set ends_at = engine.app_now()
      where company_id = ${companyId} and id = ${visitId} and ends_at > engine.app_now()`);
    if (!rowCount) throw new NotFound();
    await audit(ctx, tx, 'staff_visit.ended', visitId);
  });
  return readAccess(ctx, companyId);
}
