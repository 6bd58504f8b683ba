import { sql } from 'drizzle-orm';
import { formatCoordinates, parseCoordinates } from '@app/contracts/company/points';
import type { Point } from '@app/contracts/company/points';
import type { EditCompanyProfile } from '@app/contracts/company/profile';
import { distanceKm } from '../../../kernel/distance.ts';
import type { FieldError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import { pointOf } from '../places/coordinates.ts';
import type { CompanyPoint } from '../places/coordinates.ts';
import { centreOf, placeOf } from '../places/gazetteer.ts';
import type { Place } from '../places/gazetteer.ts';
import type { Company } from '../repo.ts';
import { hoursErrors, inOrder, overlapErrors } from './model.ts';
import { isTaxNumber, taxNumberName } from './tax-number.ts';

/** What a company says of itself. */
export type OwnFields = Omit<EditCompanyProfile, 'version'>;

type Checked = { ok: true; profile: OwnFields; point: CompanyPoint } | { ok: false; errors: FieldError[] };

/** The time zone as the database writes it; undefined if it does not know it: statements with it would fail. */
async function knownTimeZone(queries: Queries, name: string): Promise<string | undefined> {
  const { rows } = await queries.execute<{ name: string }>(
    sql`select name from pg_timezone_names where lower(name) = lower(${name}) limit 1`,
  );
  return rows[0]?.name;
}

/** Farther than that from its city's middle, a point is a mistake: the two numbers are exchanged, or another city is meant. */
const FAR_KM = 100;

/** Errors of the point that a company gives. `before`: its row, whose point is not refused in the same place. */
function pointErrors(
  typed: string | null,
  { given, place, centre }: { given: Point | null; place: Place; centre: Point | null },
  before: Company,
): FieldError[] {
  const path = 'coordinates';
  if (typed === null) return [];
  if (given === null) return [{ path, code: 'coordinates_invalid' }];
  const known =
    before.coordinatesExact &&
    formatCoordinates({ latitude: before.latitude ?? 0, longitude: before.longitude ?? 0 }) ===
      formatCoordinates(given) &&
    [before.country, before.region, before.city].join() === [place.country, place.region, place.city].join();
  const km = centre && !known ? distanceKm(given, centre) : 0;
  return km > FAR_KM
    ? [{ path, code: 'coordinates_far', params: { city: place.city ?? '', km: String(Math.round(km)) } }]
    : [];
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
  const place = await placeOf({ country, region, city });
  const centre = await centreOf(place);
  const given = input.coordinates === null ? null : parseCoordinates(input.coordinates);
  errors.push(...pointErrors(input.coordinates, { given, place, centre }, before));
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
      ...place,
      coordinates: given && formatCoordinates(given),
      timeZone: zone,
      phone: phone?.ok ? phone.international : typed,
      languages: [...new Set(input.languages)],
      facilities: [...new Set(input.facilities)],
      openingHours: openingHours.map(inOrder).sort((a, b) => a.weekday - b.weekday),
      openingExceptions: openingExceptions.map(inOrder),
    },
    point: pointOf(given, centre),
  };
}
