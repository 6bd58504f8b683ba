import { createHash } from 'node:crypto';
import pg from 'pg';
import { hashOf } from '../start/build-stamp.ts';
import type { Settings } from '../settings/settings.ts';

/** Inputs of migrations, demo data, texts and the cms's content. */
const INPUTS = ['engine', 'search/src', 'cms/src', 'locales', 'package-lock.json'];

/** Hash of what a database would be prepared from now. */
export const preparationOf = ({ PORT: _port, ...settings }: Settings): string =>
  createHash('sha256').update(hashOf(INPUTS)).update(JSON.stringify(settings)).digest('hex');

/**
 * Records in a comment on the database what it was last migrated and filled from; a new one has none. Not for databases
 * that others prepare too.
 */
export class Preparation {
  readonly #url: string;
  readonly #wanted: string;

  constructor(url: string, wanted = '') {
    this.#url = url;
    this.#wanted = wanted;
  }

  async isDone(): Promise<boolean> {
    const rows = await this.#query(
      `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = current_database()`,
    );
    return rows[0]?.['mark'] === this.#wanted;
  }

  /** To be called before preparing it: an interrupted preparation must not look finished. */
  clear(): Promise<void> {
    return this.#write('null');
  }

  done(): Promise<void> {
    return this.#write(pg.escapeLiteral(this.#wanted));
  }

  async #write(literal: string): Promise<void> {
    const [row] = await this.#query('select current_database() as name');
    await this.#query(`comment on database ${pg.escapeIdentifier(String(row?.['name']))} is ${literal}`);
  }

  async #query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.#url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
