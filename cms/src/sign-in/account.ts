import type { Role } from '../access/rules.ts';
import type { Queryable } from '../notices/deliver.ts';
import type { KeptPassword } from './password.ts';

/** An account of staff as far as signing in goes. */
export interface Account extends KeptPassword {
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

/** @param email in small letters, as Payload keeps it */
export const accountByEmail = account('email');
