/** The part of a PostgreSQL pool or connection that SQL of ours needs. */
export interface Queryable {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}
