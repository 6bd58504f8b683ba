import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PictureUrls } from '@app/contracts/common';

/** On the common origin, but outside the API: pages contain these addresses. */
export const PICTURES_ROOT = '/uploads/pictures';

/** Addresses of a picture's sizes; `token` for a picture that is not public. */
export function pictureUrls(id: string, token?: string): PictureUrls {
  const url = (size: string): string =>
    `${PICTURES_ROOT}/${id}/${size}.webp${token === undefined ? '' : `?token=${token}`}`;
  return { small: url('small'), medium: url('medium'), large: url('large') };
}

/** The same as an SQL expression of JSON; null where `id` is null. */
export const pictureUrlsSql = (id: SQL): SQL => {
  const url = (size: 'small' | 'medium' | 'large'): SQL =>
    sql`${sql.raw(`'${PICTURES_ROOT}/'`)} || ${id} || ${sql.raw(`'/${size}.webp'`)}`;
  return sql`case when ${id} is not null then json_build_object(
    'small', ${url('small')}, 'medium', ${url('medium')}, 'large', ${url('large')}) end`;
};
