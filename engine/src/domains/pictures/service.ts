import { MAX_PICTURES } from '@app/contracts/company/pictures';
import type { CompanyPicture, CompanyPictures } from '@app/contracts/company/pictures';
import type { Photo } from '@app/contracts/reviews';
import { NotFound, ValidationFailed, domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { pictureUrls } from '../../platform/pictures/picture-urls.ts';
import { viewToken } from '../../platform/pictures/view-token.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById, lockCompany, saveLogo, touchCompany } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import * as repo from './repo.ts';
import type { Picture } from './repo.ts';
import { storePicture } from './store.ts';
import type { Stored } from './store.ts';

/** The company already shows as many pictures as it may. */
export class PictureLimit extends domainError('picture_limit', 409) {}

/** A change of a company's pictures, which its pages and the lists with it show at once. @throws CompanyNotFound */
function change<Result>(
  ctx: RequestContext,
  companyId: string,
  work: (tx: Tx, company: Company) => Promise<Result>,
): Promise<Result> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const result = await work(tx, company);
    await touchCompany(tx, companyId, await ctx.clock.now(tx));
    await notifyCaches(tx, companyId);
    await notifyCaches(tx, `list:${companyId}`);
    return result;
  });
}

/** Shows the picture as the company's logo, in place of the former one. @throws as `storePicture` */
export async function setLogo(ctx: RequestContext, companyId: string, bytes: Buffer): Promise<Photo> {
  await ctx.throttle.consume('pictureCompany', companyId);
  const stored = await storePicture(ctx, { companyId, use: 'logo', source: 'upload' }, bytes);
  return change(ctx, companyId, async (tx, company) => {
    if (company.logoId) await repo.removePicture(tx, companyId, company.logoId, 'logo');
    await repo.showPicture(tx, stored.id);
    await saveLogo(tx, companyId, stored.id);
    await audit(ctx, tx, 'logo.set', stored.id);
    return present(ctx, tx, company, stored);
  });
}

/** Takes the logo away; without one nothing happens. */
export async function removeLogo(ctx: RequestContext, companyId: string): Promise<void> {
  await change(ctx, companyId, async (tx, { logoId }) => {
    if (!logoId) return;
    await repo.removePicture(tx, companyId, logoId, 'logo');
    await saveLogo(tx, companyId, null);
    await audit(ctx, tx, 'logo.removed', logoId);
  });
}

/** Adds a picture behind the others. @throws PictureLimit, as `storePicture` */
export async function addPicture(ctx: RequestContext, companyId: string, bytes: Buffer): Promise<CompanyPicture> {
  await ctx.throttle.consume('pictureCompany', companyId);
  const assertRoom = (shown: Picture[]): void => {
    if (shown.length >= MAX_PICTURES) throw new PictureLimit({ maximum: MAX_PICTURES });
  };
  assertRoom(await ctx.db.tenantTx(companyId, (tx) => repo.shownPictures(tx, companyId)));
  const stored = await storePicture(ctx, { companyId, use: 'picture', source: 'upload' }, bytes);
  return change(ctx, companyId, async (tx, company) => {
    const shown = await repo.shownPictures(tx, companyId);
    assertRoom(shown);
    await repo.showPicture(tx, stored.id, (shown.at(-1)?.position ?? -1) + 1);
    await audit(ctx, tx, 'picture.added', stored.id);
    return { ...(await present(ctx, tx, company, stored)), alt: '' };
  });
}

/** @throws NotFound, also for another company's picture */
export async function removePicture(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await change(ctx, companyId, async (tx) => {
    if (!(await repo.removePicture(tx, companyId, id, 'picture'))) throw new NotFound();
    await audit(ctx, tx, 'picture.removed', id);
  });
}

/** Sets the order; pictures that are not named stay behind those that are. @throws ValidationFailed for an unknown one */
export async function orderPictures(ctx: RequestContext, companyId: string, ids: readonly string[]): Promise<void> {
  await change(ctx, companyId, async (tx) => {
    const shown = (await repo.shownPictures(tx, companyId)).map(({ id }) => id);
    const unknown = ids.flatMap((id, index) =>
      shown.includes(id) ? [] : [{ path: `pictureIds.${index}`, code: 'unknown_photo' }],
    );
    if (unknown.length > 0) throw new ValidationFailed({}, unknown);
    await repo.savePositions(tx, companyId, [...new Set([...ids, ...shown])]);
    await audit(ctx, tx, 'pictures.ordered', companyId);
  });
}

/** @throws NotFound, also for another company's picture; ValidationFailed for what may not be said */
export async function describePicture(ctx: RequestContext, companyId: string, id: string, alt: string): Promise<void> {
  await change(ctx, companyId, async (tx, { name }) => {
    const known = (await repo.pictureById(tx, companyId, id))?.alt;
    const faults = await ctx.wording.findViolations({ alt }, { companyName: name, known: { alt: known } });
    if (faults.length > 0) throw new ValidationFailed({}, faults);
    if (!(await repo.saveAlternativeText(tx, companyId, id, alt))) throw new NotFound();
    await audit(ctx, tx, 'picture.described', id);
  });
}

/** A company's logo and pictures. @throws CompanyNotFound */
export async function companyPictures(ctx: RequestContext, companyId: string): Promise<CompanyPictures> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const logo = company.logoId ? await repo.pictureById(tx, companyId, company.logoId) : undefined;
    const shown = await repo.shownPictures(tx, companyId);
    return {
      logo: logo ? await present(ctx, tx, company, logo) : null,
      pictures: await Promise.all(
        shown.map(async (picture) => ({ ...(await present(ctx, tx, company, picture)), alt: picture.alt })),
      ),
    };
  });
}

/** With a token as long as the company is not public. */
async function present(ctx: RequestContext, tx: Tx, { state }: Company, { id, width, height }: Stored): Promise<Photo> {
  const token = state === 'active' ? undefined : await viewToken(ctx, tx, id);
  return { id, width, height, ...pictureUrls(id, token) };
}
