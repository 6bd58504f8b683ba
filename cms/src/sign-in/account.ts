import type { Role } from '../access/rules.ts';
import type { Queryable } from '../database/queryable.ts';
import type { StoredPassword } from './password.ts';

/** The columns of a staff account that signing in needs. */
export interface Account extends StoredPassword {
  id: string;
  email: string;
  role: Role;
}

const account = (column: 'id' | 'email') => async (database: Queryable, value: string) => {
  const { rows } = await database.query(
    `select id, email, role, hash, salt from cms.users where ${column}::text = $1`,
    [value],
  );
  return rows[0] as Account | undefined;
};

export const accountById = account('id');

/** @param email in lower case, as Payload stores it */
export const accountByEmail = account('email');
