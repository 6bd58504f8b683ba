import type { Queryable } from '../../database/queryable.ts';
import type { Locale } from '../../locales.ts';
import type { ProgressCell, StateCounts } from '../schemas.ts';
import { ROWS_SQL, STATE_SQL, STATES } from '../text-state.ts';

const COUNTS = STATES.map((state) => `count(*) filter (where state = '${state}')::int as ${state}`).join(', ');

/** Rows of a language, and of a namespace if one is given, by state. */
export async function countStates(
  database: Queryable,
  { locale, namespace }: { locale: Locale; namespace?: string | undefined },
): Promise<StateCounts> {
  const { rows } = await database.query(
    `select ${COUNTS} from (select ${STATE_SQL} as state from ${ROWS_SQL}
       where t.locale = $1::cms.enum_translations_locale and ($2::text is null or t.namespace = $2)) s`,
    [locale, namespace ?? null],
  );
  return rows[0] as StateCounts;
}

/** The counts of each language and namespace. */
export async function readProgress(database: Queryable, locales: readonly Locale[]): Promise<ProgressCell[]> {
  const { rows } = await database.query(
    `select locale, namespace, ${COUNTS}
     from (select t.locale::text as locale, t.namespace, ${STATE_SQL} as state from ${ROWS_SQL}
       where t.locale::text = any($1)) s
     group by locale, namespace order by locale, namespace`,
    [locales],
  );
  return rows as ProgressCell[];
}
