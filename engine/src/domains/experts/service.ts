import { MAX_EXPERTS } from '@app/contracts/company/experts';
import type { EditExpert, Expert, Experts, RemoveExpertQuery } from '@app/contracts/company/experts';
import { NotFound, ValidationFailed, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { pictureUrls } from '../../platform/pictures/picture-urls.ts';
import { viewToken } from '../../platform/pictures/view-token.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyHead } from '../companies/public.ts';
import { replacePortrait, storePortrait } from '../pictures/public.ts';
import * as repo from './repo.ts';
import type { StoredExpert } from './repo.ts';

/** The company has as many experts as it may. */
export class TooManyExperts extends domainError('too_many', 409) {}

/** Photos of a company that is not public are seen with a token only. */
async function present(ctx: RequestContext, tx: Tx, expert: StoredExpert, isPublic: boolean): Promise<Expert> {
  const { id, name, title, biography, languages, pictureId, agreedAt, removedAt } = expert;
  const token = pictureId && !isPublic ? await viewToken(ctx, tx, pictureId) : undefined;
  return {
    id,
    name: name ?? '',
    title,
    biography,
    languages,
    photo: pictureId ? pictureUrls(pictureId, token) : null,
    agreedAt: agreedAt.toISOString(),
    removedAt: removedAt && removedAt.toISOString(),
  };
}

/** The company's experts, and removed ones that are still named. */
export function listExperts(ctx: RequestContext, companyId: string): Promise<Experts> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const isPublic = (await companyHead(tx, companyId))?.state === 'active';
    const found = await repo.namedExperts(tx, companyId);
    return { items: await Promise.all(found.map((expert) => present(ctx, tx, expert, isPublic))) };
  });
}

async function presentOne(ctx: RequestContext, tx: Tx, companyId: string, id: string): Promise<Expert> {
  const expert = await repo.lockExpert(tx, companyId, id);
  if (!expert) throw new NotFound();
  return present(ctx, tx, expert, (await companyHead(tx, companyId))?.state === 'active');
}

/** Words that have been saved before are not checked again. @throws ValidationFailed */
async function checkWords(
  ctx: RequestContext,
  companyId: string,
  { name, title, biography }: EditExpert,
  known: object = {},
): Promise<void> {
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const violations = [
    // A name is personal data by nature.
    ...(await ctx.wording.findViolations({ name }, { companyName, known })),
    ...(await ctx.wording.findViolations({ title, biography }, { companyName, known, personalData: true })),
  ];
  if (violations.length > 0) throw new ValidationFailed({ where: 'body' }, violations);
}

/** Adds an expert, whose agreement the company confirms. @throws ValidationFailed, TooManyExperts */
export async function addExpert(ctx: RequestContext, companyId: string, input: EditExpert): Promise<Expert> {
  await checkWords(ctx, companyId, input);
  const { agreed: _, ...facts } = input;
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `experts:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      if ((await repo.countExperts(tx, companyId)) >= MAX_EXPERTS) throw new TooManyExperts({ maximum: MAX_EXPERTS });
      const id = newId();
      const now = await ctx.clock.now(tx);
      await repo.addExpert(tx, { id, companyId, ...facts, agreedAt: now, createdAt: now });
      await audit(ctx, tx, 'expert.added', id, { agreed: true });
      await notifyCaches(tx, companyId);
      return presentOne(ctx, tx, companyId, id);
    }),
  );
}

/** A change of an expert who has not been removed. @throws NotFound, also for another company's */
function change(
  ctx: RequestContext,
  companyId: string,
  id: string,
  work: (tx: Tx, expert: StoredExpert) => Promise<void>,
): Promise<Expert> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const expert = await repo.lockExpert(tx, companyId, id);
    if (!expert || expert.removedAt) throw new NotFound();
    await work(tx, expert);
    await notifyCaches(tx, companyId);
    return presentOne(ctx, tx, companyId, id);
  });
}

/** Changes what is said of an expert, also on what they have signed. @throws NotFound, ValidationFailed */
export async function editExpert(
  ctx: RequestContext,
  companyId: string,
  id: string,
  input: EditExpert,
): Promise<Expert> {
  const known = await ctx.db.tenantTx(companyId, (tx) => repo.lockExpert(tx, companyId, id));
  if (!known || known.removedAt) throw new NotFound();
  await checkWords(ctx, companyId, input, known);
  const { agreed: _, ...facts } = input;
  return change(ctx, companyId, id, async (tx, expert) => {
    await repo.saveExpert(tx, expert, { ...facts, agreedAt: await ctx.clock.now(tx) });
    await audit(ctx, tx, 'expert.changed', id, { agreed: true });
  });
}

/** @throws NotFound, and as `storePortrait` */
export async function setExpertPhoto(
  ctx: RequestContext,
  companyId: string,
  id: string,
  bytes: Buffer,
): Promise<Expert> {
  // Before the work of decoding.
  await change(ctx, companyId, id, async () => undefined);
  const to = await storePortrait(ctx, companyId, bytes);
  return change(ctx, companyId, id, async (tx, expert) => {
    await replacePortrait(tx, companyId, { from: expert.pictureId, to });
    await repo.saveExpert(tx, expert, { pictureId: to });
    await audit(ctx, tx, 'expert.photo_set', id);
  });
}

/** @throws NotFound, also if there is none */
export async function removeExpertPhoto(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await change(ctx, companyId, id, async (tx, expert) => {
    if (!expert.pictureId) throw new NotFound();
    await replacePortrait(tx, companyId, { from: expert.pictureId, to: null });
    await repo.saveExpert(tx, expert, { pictureId: null });
    await audit(ctx, tx, 'expert.photo_removed', id);
  });
}

/**
 * Removes an expert with photo and biography. What they signed stays, with their name and title or, at choice, without;
 * the names of a removed expert can still be erased later. @throws NotFound, also if nothing is left to remove
 */
export async function removeExpert(
  ctx: RequestContext,
  companyId: string,
  id: string,
  { names }: RemoveExpertQuery,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const expert = await repo.lockExpert(tx, companyId, id);
    const gone = !expert || expert.name === null || (names === 'keep' && expert.removedAt !== null);
    if (gone) throw new NotFound();
    await replacePortrait(tx, companyId, { from: expert.pictureId, to: null });
    await repo.saveExpert(tx, expert, {
      biography: {},
      languages: [],
      pictureId: null,
      removedAt: expert.removedAt ?? (await ctx.clock.now(tx)),
      ...(names === 'erase' && { name: null, title: {} }),
    });
    await audit(ctx, tx, 'expert.removed', id, { names });
    await notifyCaches(tx, companyId);
  });
}

/** @throws ValidationFailed at `expertId` unless the company's expert may sign something new */
export async function assertMaySign(tx: Tx, companyId: string, expertId: string): Promise<void> {
  if (!(await repo.maySign(tx, companyId, expertId)))
    throw new ValidationFailed({ where: 'body' }, [{ path: 'expertId', code: 'invalid' }]);
}
