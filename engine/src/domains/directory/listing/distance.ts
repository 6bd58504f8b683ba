import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Point } from '@app/contracts/company/points';
import { EARTH_RADIUS_KM } from '../../../kernel/distance.ts';

/**
 * Kilometres from a point to a row of companies, null for one without coordinates: the haversine formula as in
 * `kernel/distance.ts`. Computed for every company of a list: no index answers it, and no extension is needed.
 */
export const kmFrom = ({ latitude, longitude }: Point, company: SQL): SQL => sql`
  case when ${company}.latitude is not null then
    ${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
      sin(radians(${company}.latitude - ${latitude}::float8) / 2) ^ 2
      + cos(radians(${latitude}::float8)) * cos(radians(${company}.latitude))
        * sin(radians(${company}.longitude - ${longitude}::float8) / 2) ^ 2))) end`;

/** Where a row of companies is, as `CompanyCoordinates`; null without a point. */
export const coordinatesJson = (company: SQL): SQL => sql`
  case when ${company}.latitude is not null then json_build_object('latitude', ${company}.latitude,
    'longitude', ${company}.longitude, 'exact', ${company}.coordinates_exact) end`;
