import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Tx } from '../../src/platform/db.ts';

/** Rows per statement: each is one parameter, so that the limit of 65,535 parameters is far away. */
const BATCH = 5_000;

/**
 * Inserts many rows with few statements: a batch travels as one JSON document. All rows have the columns of the first
 * one; the others get their defaults.
 */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const { schema } = getTableConfig(table);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const target = schema
    ? sql`${sql.identifier(schema)}.${sql.identifier(getTableName(table))}`
    : sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += BATCH) {
    const document = rows.slice(start, start + BATCH).map((row) => {
      const values: Record<string, unknown> = row;
      return Object.fromEntries(columns.map(([key, column]) => [column.name, values[key]]));
    });
    await tx.execute(sql`
      insert into ${target} (${names})
      select ${names} from jsonb_to_recordset(${JSON.stringify(document)}::jsonb) as given(${types})`);
  }
}
