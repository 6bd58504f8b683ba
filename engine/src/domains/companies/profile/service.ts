import { eq } from 'drizzle-orm';
import { formatCoordinates } from '@app/contracts/company/points';
import type { EditCompanyProfile, OwnProfile } from '@app/contracts/company/profile';
import { ValidationFailed, domainError } from '../../../kernel/errors.ts';
import type { ErrorParams } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyChanged, companyTimeZoneChanged } from '../events.ts';
import { companyById, lockCompany } from '../repo.ts';
import type { Company } from '../repo.ts';
import { companies } from '../schema.ts';
import { CompanyNotFound } from '../service.ts';
import { changedFields, versionOf } from './model.ts';
import { renameCompany } from './rename.ts';
import { taxNumberName } from './tax-number.ts';
import { checkProfile } from './validation.ts';
import type { OwnFields } from './validation.ts';

/** Somebody else has saved it since it was read. */
export class ProfileChanged extends domainError('profile_changed', 409) {}

/** The fields that a company sets itself. */
function editable(company: Company): OwnFields {
  const { name, kind, descriptions, mainLanguage, country, region, city, address, postcode, timeZone } = company;
  const { latitude, longitude, coordinatesExact } = company;
  const { taxId, phone, email, openingHours, openingExceptions, facilities, languages } = company;
  return {
    name,
    kind,
    category: company.category as EditCompanyProfile['category'],
    descriptions,
    mainLanguage,
    country,
    region,
    city,
    address,
    postcode,
    coordinates:
      coordinatesExact && latitude !== null && longitude !== null ? formatCoordinates({ latitude, longitude }) : null,
    timeZone,
    taxId,
    phone,
    email,
    openingHours,
    openingExceptions,
    facilities,
    languages,
  };
}

async function presentProfile(company: Company | undefined): Promise<OwnProfile> {
  if (!company) throw new CompanyNotFound();
  const { slug, website, unlistedReason: unlisted } = company;
  const own = editable(company);
  const taxNumber = await taxNumberName(company.country);
  return { ...own, slug, website, unlisted, taxNumber, version: versionOf(own) };
}

export const companyProfileOf = async (ctx: RequestContext, companyId: string): Promise<OwnProfile> =>
  presentProfile(await ctx.db.tenantTx(companyId, (tx) => companyById(tx, companyId)));

/** What the audit log says: which fields, and of the name what it was. No personal data. */
const auditDetail = (changed: readonly string[], before: Company, after: OwnFields): ErrorParams => ({
  fields: changed.join(', '),
  ...(before.name !== after.name && { nameBefore: before.name, nameAfter: after.name }),
});

/**
 * Replaces the profile. Pages, lists and search show it as soon as the event is handled; a changed time zone regroups
 * the counts by day. What another member has saved since `version` was read is not overwritten.
 * @throws CompanyNotFound, ProfileChanged, ValidationFailed
 */
export async function saveCompanyProfile(
  ctx: RequestContext,
  companyId: string,
  { version, ...input }: EditCompanyProfile,
): Promise<OwnProfile> {
  const known = await ctx.db.tenantTx(companyId, (tx) => companyById(tx, companyId));
  if (!known) throw new CompanyNotFound();
  if (versionOf(editable(known)) !== version) throw new ProfileChanged();
  const checked = await checkProfile(ctx, input, known);
  if (!checked.ok) throw new ValidationFailed({ where: 'body' }, checked.errors);
  const { name, coordinates, ...fields } = checked.profile;
  if (fields.timeZone !== known.timeZone) await ctx.throttle.consume('companyTimeZone', companyId);

  const save = async (tx: Tx): Promise<Company | undefined> => {
    const before = await lockCompany(tx, companyId);
    if (!before) throw new CompanyNotFound();
    if (versionOf(editable(before)) !== version) throw new ProfileChanged();
    const changed = changedFields(editable(before), { name, coordinates, ...fields });
    if (changed.length === 0) return before;
    if (before.name !== name) await renameCompany(ctx, tx, before, name);
    await tx
      .update(companies)
      .set({ ...fields, ...checked.point, updatedAt: await ctx.clock.now(tx) })
      .where(eq(companies.id, companyId));
    await audit(ctx, tx, 'company.profile_changed', companyId, auditDetail(changed, before, checked.profile));
    if (before.timeZone !== fields.timeZone) await ctx.outbox.publish(tx, companyTimeZoneChanged, { companyId });
    await ctx.outbox.publish(tx, companyChanged, { companyId });
    await notifyCaches(tx, companyId);
    return companyById(tx, companyId);
  };
  // A name is compared with those of other companies, which a tenant's transaction does not see.
  return presentProfile(await (name === known.name ? ctx.db.tenantTx(companyId, save) : ctx.db.tx(save)));
}
