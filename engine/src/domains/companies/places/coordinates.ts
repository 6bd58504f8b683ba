import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Point } from '@app/contracts/company/points';
import type { AppContext } from '../../../platform/context.ts';
import type { Company } from '../repo.ts';
import { centreOf } from './gazetteer.ts';
import type { Place } from './gazetteer.ts';

/** Where a company is, as its row has it. */
export type CompanyPoint = Pick<Company, 'latitude' | 'longitude' | 'coordinatesExact'>;

/** The point that a company gives, else the middle of its city. */
export const pointOf = (given: Point | null, centre: Point | null): CompanyPoint => ({
  latitude: (given ?? centre)?.latitude ?? null,
  longitude: (given ?? centre)?.longitude ?? null,
  coordinatesExact: given !== null,
});

/** Places whose points are looked up before other work has its turn. */
const PLACES_AT_ONCE = 200;

/**
 * Gives companies without coordinates those of their cities: companies older than this rule, and those that were loaded.
 * Cities that the gazetteer does not know stay without. Lists show them within a minute. @returns how many got some
 */
export async function locateCompanies({ db }: Pick<AppContext, 'db'>): Promise<number> {
  const { rows: places } = await db.queries.execute<Place & Record<string, unknown>>(sql`
    select distinct country, region, city from engine.companies where latitude is null and city is not null`);
  let located = 0;
  for (let start = 0; start < places.length; start += PLACES_AT_ONCE) {
    const points = await Promise.all(
      places.slice(start, start + PLACES_AT_ONCE).map(async (place) => ({ ...place, ...(await centreOf(place)) })),
    );
    const { rowCount } = await db.queries.execute(sql`
      update engine.companies c set latitude = p.latitude, longitude = p.longitude
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb)
        as p(country text, region text, city text, latitude double precision, longitude double precision)
      where p.latitude is not null and c.latitude is null and c.country = p.country and c.city = p.city
        and c.region is not distinct from p.region`);
    located += rowCount ?? 0;
    await setImmediate();
  }
  return located;
}
