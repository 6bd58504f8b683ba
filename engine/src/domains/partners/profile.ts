import { and, eq, sql } from 'drizzle-orm';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import type { PartnerHome, RegisterPartner, SavePartner } from '@app/contracts/partners/partners';
import { NotSignedIn, ValidationFailed } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/route.ts';
import { hashPassword, register, updateUser } from '../accounts/public.ts';
import { isTaxNumber, taxNumberName } from '../companies/public.ts';
import { earnedBy } from './commissions/read.ts';
import { callingPartner, currentCode, partnerOfUser, partnerTx, renewCode } from './repo.ts';
import type { Partner } from './repo.ts';
import { referredCompanies } from './referrals/read.ts';
import { partners } from './schema.ts';

/** Registers an account without a company; it exists once the mailed link is opened. */
export async function registerPartner(
  app: AppContext,
  { name, email, password, locale }: RegisterPartner,
): Promise<void> {
  const passwordHash = await hashPassword(app, password);
  await app.db.tx((tx) => register(app, tx, { name, email, passwordHash, locale, company: null }));
}

/** Checks what a schema cannot. @returns the profile as it is stored @throws ValidationFailed */
async function checked(input: SavePartner, before: Partner | undefined): Promise<SavePartner> {
  const { country, taxNumber } = input;
  const errors: FieldError[] = [];
  const isNew = country !== before?.country || taxNumber !== before.taxNumber;
  if (isNew && !(await isTaxNumber(country, taxNumber)))
    errors.push({
      path: 'taxNumber',
      code: 'tax_number_invalid',
      params: { name: (await taxNumberName(country)) ?? '' },
    });
  const iban = electronicFormatIBAN(input.iban) ?? '';
  if (!isValidIBAN(iban)) errors.push({ path: 'iban', code: 'invalid' });
  if (errors.length > 0) throw new ValidationFailed({}, errors);
  return { ...input, iban };
}

/** Makes the caller a partner, or changes the partner that they are. */
export async function savePartner(ctx: RequestContext, input: SavePartner): Promise<PartnerHome> {
  const { userId } = ctx;
  if (!userId) throw new NotSignedIn();
  const values = await checked(input, await partnerOfUser(ctx.db.queries, userId));
  await ctx.db.tx(async (tx) => {
    const now = await ctx.clock.now(tx);
    const [saved] = await tx
      .insert(partners)
      .values({ ...values, id: newId(), userId, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: partners.userId, set: { ...values, updatedAt: now } })
      .returning({ id: partners.id, isNew: sql<boolean>`xmax = 0` });
    if (!saved) throw new Error('a partner was not stored');
    if (saved.isNew) {
      await renewCode(tx, saved.id, now);
      await updateUser(tx, userId, { partner: true });
    }
    await audit(ctx, tx, 'partner.saved', saved.id);
  });
  return readHome(ctx);
}

/** @throws NotFound for somebody who is not a partner */
export async function readHome(ctx: RequestContext): Promise<PartnerHome> {
  const partner = await callingPartner(ctx);
  const { id, businessName, country, taxNumber, website, iban, currency, createdAt } = partner;
  const { code, earned } = await partnerTx(ctx, id, async (tx) => ({
    code: await currentCode(tx, id),
    earned: await earnedBy(tx, id),
  }));
  const companies = await referredCompanies(ctx, partner);
  const inState = (...states: string[]) => companies.filter(({ planState }) => states.includes(planState)).length;
  return {
    profile: { businessName, country, taxNumber, website, iban, currency, since: createdAt.toISOString() },
    code,
    blocked: partner.blockedAt !== null,
    mailsOff: partner.mailsOff,
    companies: { total: companies.length, trial: inState('trial'), paid: inState('paid', 'past_due', 'cancelled') },
    earned,
  };
}

/** A new code for the link; earlier ones still lead here. */
export async function rotateCode(ctx: RequestContext): Promise<PartnerHome> {
  const { id } = await callingPartner(ctx);
  await ctx.throttle.consume('partnerCode', id);
  await ctx.db.tx(async (tx) => {
    await tx
      .select({ id: partners.id })
      .from(partners)
      .where(and(eq(partners.id, id)))
      .for('update');
    await renewCode(tx, id, await ctx.clock.now(tx));
    await audit(ctx, tx, 'partner.code_renewed', id);
  });
  return readHome(ctx);
}
