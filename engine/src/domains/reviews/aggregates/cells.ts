import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GRADE_WEIGHTS } from '@app/contracts/grades';

/** The day of cells that cover the full period. */
export const ALL_TIME = '0001-01-01';

/** Weight of an origin in the average, doubled: sums of integers do not depend on their order. */
export const doubledGradeWeight = (origin: SQL): SQL =>
  sql`case ${origin} ${sql.join(
    Object.entries(GRADE_WEIGHTS).map(
      ([name, weight]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(weight * 2))}`,
    ),
    sql` `,
  )} end`;

/** The Monday of a day's week. */
export const mondayOf = (day: SQL): SQL => sql`(${day} - extract(isodow from ${day})::int + 1)`;

/** The cells that a review of this day and language counts in, as `cell (grain, day, language)`. */
export const cellsFor = (day: SQL, language: SQL): SQL => sql`(values
  ('all', ${ALL_TIME}::date, ${language}), ('day', ${day}, ${language}), ('day', ${day}, 'any'), ('week', ${mondayOf(day)}, 'any')
) as cell(grain, day, language)`;
