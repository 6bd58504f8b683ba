import { DrizzleQueryError, fillPlaceholders, sql } from 'drizzle-orm';
import type { Placeholder, Query, SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Queries } from '../db.ts';

/** Runs a prepared statement with these values. */
export type Statement<Row extends pg.QueryResultRow, Values> = (
  queries: Queries,
  values: Values,
) => Promise<pg.QueryResult<Row>>;

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
const asWritten = (value: string): string => value;
const WRITTEN: ReadonlySet<number> = new Set([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ]);

/** Reads results as `Queries.execute` does: times stay as PostgreSQL writes them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    WRITTEN.has(oid) ? asWritten : (pg.types.getTypeParser(oid, format as 'text') as typeof asWritten),
};

/**
 * A prepared statement for busy paths: its SQL is built once per process, and parsed and planned once per connection,
 * under `name`. `write` receives a function that turns a value's name into a parameter; all other values become literals,
 * so that the planner knows them. Not for statements whose best plan depends on the values.
 */
export function statement<Row extends pg.QueryResultRow, Values extends Record<string, unknown>>(
  name: string,
  write: (value: (name: keyof Values & string) => Placeholder) => SQL,
): Statement<Row, Values> {
  let written: Query | undefined;
  return async (queries, values) => {
    written ??= new PgDialect().sqlToQuery(write((parameter) => sql.placeholder(parameter)).inlineParams());
    const { sql: text, params } = written;
    const filled = fillPlaceholders(params, values);
    try {
      return await queries.$client.query<Row>({ name, text, values: filled, types });
    } catch (cause) {
      throw new DrizzleQueryError(text, filled, cause as Error);
    }
  };
}

/** A query of the query builder, prepared under a name. */
interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

/** The same for the query builder, which maps rows. `build` names parameters with `sql.placeholder`. */
export function preparedSelect<Row, Values extends Record<string, unknown>>(
  name: string,
  build: (queries: Queries) => { prepare(name: string): Prepared<Row> },
): (queries: Queries, values: Values) => Promise<Row[]> {
  const prepared = new WeakMap<Queries['$client'], Prepared<Row>>();
  return (queries, values) => {
    const known = prepared.get(queries.$client) ?? build(queries).prepare(name);
    prepared.set(queries.$client, known);
    return known.execute(values);
  };
}
