import type { AssignManager, ManagerBox, ManagerMessage, WriteToManager } from '@app/contracts/company/manager';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { encodePicture } from '../../platform/pictures/encode-picture.ts';
import type { Member, RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { mailCompany, mailManager } from './mailing.ts';
import * as repo from './repo.ts';

const PAGE = 30;
/** Longest and shortest side of a photo in pixels: it is shown small, on screens of double density. */
const PHOTO = { longest: 240, minimum: 80 };

const present = ({ id, manager, member, body, at }: repo.StoredMessage): ManagerMessage => ({
  id,
  from: manager === null ? 'company' : 'manager',
  name: manager ?? member,
  body,
  at: at.toISOString(),
});

/** The company's manager and a page of messages, for its members and for staff. */
export async function readBox(ctx: RequestContext, companyId: string, before?: string): Promise<ManagerBox> {
  const { queries } = ctx.db;
  const rows = await repo.messagesOf(queries, companyId, before, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    manager: (await repo.managerOf(queries, companyId)) ?? null,
    messages: page.map(present),
    nextCursor: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** A member writes to the manager, who gets it by mail. @throws NotFound while none is assigned; RateLimited */
export async function writeToManager(
  ctx: RequestContext,
  { companyId, userId }: Member,
  { body }: WriteToManager,
): Promise<ManagerBox> {
  await ctx.throttle.consume('managerMessage', companyId);
  // Tenants' transactions do not see the managers of all companies.
  if (!(await repo.managerOf(ctx.db.queries, companyId))) throw new NotFound();
  await ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `manager:${companyId}`, key: ctx.idempotencyKey, input: { body } }, async () => {
      const id = newId();
      await repo.addMessage(tx, { id, companyId, userId, manager: null, body, at: await ctx.clock.now(tx) });
      await ctx.outbox.add(tx, mailManager, { messageId: id });
      await audit(ctx, tx, 'manager.messaged', id);
      return null;
    }),
  );
  return readBox(ctx, companyId);
}

/** @throws CompanyNotFound */
export async function readBoxAsStaff(ctx: RequestContext, companyId: string, before?: string): Promise<ManagerBox> {
  if (!(await companyById(ctx.db.queries, companyId))) throw new CompanyNotFound();
  return readBox(ctx, companyId, before);
}

/** @throws CompanyNotFound */
export async function assignManager(
  ctx: RequestContext,
  companyId: string,
  manager: AssignManager,
): Promise<ManagerBox> {
  await ctx.db.tx(async (tx) => {
    if (!(await companyById(tx, companyId))) throw new CompanyNotFound();
    await repo.saveManager(tx, companyId, manager, await ctx.clock.now(tx));
    await audit(ctx, tx, 'manager.assigned', companyId, {}, companyId);
  });
  return readBox(ctx, companyId);
}

/** @throws NotFound */
export async function unassignManager(ctx: RequestContext, companyId: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    if (!(await repo.removeManager(tx, companyId))) throw new NotFound();
    await audit(ctx, tx, 'manager.removed', companyId, {}, companyId);
  });
}

/** Sets the photo of a company's manager. @throws NotFound, and as `encodePicture` */
export async function setManagerPhoto(ctx: RequestContext, companyId: string, bytes: Buffer): Promise<ManagerBox> {
  if (!(await repo.managerOf(ctx.db.queries, companyId))) throw new NotFound();
  const { files } = await encodePicture(
    bytes,
    { card: PHOTO.longest },
    { minimum: PHOTO.minimum, refuseAnimation: true },
  );
  await ctx.db.tx(async (tx) => {
    const manager = await repo.managerOf(tx, companyId);
    if (!manager) throw new NotFound();
    const photo = `data:image/webp;base64,${files.card.toString('base64')}`;
    await repo.savePhoto(tx, manager.email, photo, await ctx.clock.now(tx));
    await audit(ctx, tx, 'manager.assigned', companyId, {}, companyId);
  });
  return readBox(ctx, companyId);
}

/** The manager answers; owners and managers of the company are mailed. @throws NotFound while none is assigned */
export async function answerCompany(
  ctx: RequestContext,
  companyId: string,
  { body }: WriteToManager,
): Promise<ManagerBox> {
  await ctx.db.tx(async (tx) => {
    const manager = await repo.managerOf(tx, companyId);
    if (!manager) throw new NotFound();
    const id = newId();
    const at = await ctx.clock.now(tx);
    await repo.addMessage(tx, { id, companyId, userId: null, manager: manager.name, body, at });
    await ctx.outbox.add(tx, mailCompany, { messageId: id });
    await audit(ctx, tx, 'manager.answered', id, {}, companyId);
  });
  return readBox(ctx, companyId);
}
