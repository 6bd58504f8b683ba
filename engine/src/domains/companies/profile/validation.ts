import { sql } from 'drizzle-orm';
import type { EditCompanyProfile } from '@app/contracts/company/profile';
import type { FieldError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import { placeOf } from '../places/gazetteer.ts';
import type { Company } from '../repo.ts';
import { hoursErrors, inOrder, overlapErrors } from './model.ts';
import { isTaxNumber, taxNumberName } from './tax-number.ts';

/** What a company says of itself. */
export type OwnFields = Omit<EditCompanyProfile, 'version'>;

type Checked = { ok: true; profile: OwnFields } | { ok: false; errors: FieldError[] };

/** The time zone as the database writes it; undefined if it does not know it: statements with it would fail. */
async function knownTimeZone(queries: Queries, name: string): Promise<string | undefined> {
  const { rows } = await queries.execute<{ name: string }>(
    sql`select name from pg_timezone_names where lower(name) = lower(${name}) limit 1`,
  );
  return rows[0]?.name;
}

/**
 * Checks what a schema cannot: numbers by the rules of the country, words, days. A value that the company already has is
 * not refused, so that an old one does not keep the others from being saved. @returns the profile as it is to be stored
 */
export async function checkProfile(app: AppContext, input: OwnFields, before: Company): Promise<Checked> {
  const { country, taxId, phone: typed, timeZone, openingHours, openingExceptions } = input;
  const errors: FieldError[] = [
    ...openingHours.flatMap((day, index) => hoursErrors(`openingHours.${index}`, day)),
    ...openingExceptions.flatMap((one, index) => hoursErrors(`openingExceptions.${index}`, one)),
    ...overlapErrors(openingExceptions),
  ];
  const isNew = (name: 'taxId' | 'phone') => input[name] !== before[name] || country !== before.country;
  if (taxId !== null && isNew('taxId') && !(await isTaxNumber(country, taxId)))
    errors.push({
      path: 'taxId',
      code: 'tax_number_invalid',
      params: { name: (await taxNumberName(country)) ?? '' },
    });
  const phone = typed === null ? null : parsePhone(typed, country);
  if (phone?.ok === false && isNew('phone')) errors.push({ path: 'phone', code: 'phone_invalid' });
  const zone = timeZone === before.timeZone ? timeZone : await knownTimeZone(app.db.queries, timeZone);
  if (zone === undefined) errors.push({ path: 'timeZone', code: 'invalid' });
  const { name, descriptions, region, city, address } = input;
  const written = (from: Pick<Company, 'region' | 'city' | 'address'>) => ({
    region: from.region ?? '',
    city: from.city ?? '',
    address: from.address ?? '',
  });
  errors.push(
    ...(await app.wording.findViolations(
      { name, descriptions, ...written({ region, city, address }) },
      { companyName: name, known: { name: before.name, descriptions: before.descriptions, ...written(before) } },
    )),
  );
  if (errors.length > 0 || zone === undefined) return { ok: false, errors };
  return {
    ok: true,
    profile: {
      ...input,
      ...(await placeOf({ country, region, city })),
      timeZone: zone,
      phone: phone?.ok ? phone.international : typed,
      languages: [...new Set(input.languages)],
      facilities: [...new Set(input.facilities)],
      openingHours: openingHours.map(inOrder).sort((a, b) => a.weekday - b.weekday),
      openingExceptions: openingExceptions.map(inOrder),
    },
  };
}
