import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { CompanySort, StaffCompanyPage, StaffCompanyQuery, StaffCompanyRow } from '@app/contracts/staff/companies';
import { COMPANY_SORTS } from '@app/contracts/staff/companies';
import type { AppContext } from '../../../platform/context.ts';
import { CursorInvalid } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';

interface Order {
  column: SQL;
  type: SQL;
  direction: SQL;
  /** What is beyond the last row of a page. */
  beyond: SQL;
}

const up = (column: string, type: string): Order => ({
  column: sql.raw(column),
  type: sql.raw(type),
  direction: sql.raw('asc'),
  beyond: sql.raw('>'),
});
const down = (column: string, type: string): Order => ({
  ...up(column, type),
  direction: sql.raw('desc'),
  beyond: sql.raw('<'),
});

const ORDERS: Record<CompanySort, Order> = {
  newest: down('e.created_at', 'timestamptz'),
  oldest: up('e.created_at', 'timestamptz'),
  name: up('e.name', 'text'),
  ending: up('e.period_end', 'timestamptz'),
};

/** The last row of a page: what it was sorted by, and its company. */
const Position = z.tuple([z.enum(COMPANY_SORTS), z.string().max(300), z.uuid()]);
type Position = z.infer<typeof Position>;

const encode = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws CursorInvalid, also for a cursor of another sort */
function decode(cursor: string, sort: CompanySort): Position {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const isKey = sort === 'name' ? !position[1].includes('\0') : !Number.isNaN(Date.parse(position[1]));
    if (position[0] === sort && isKey) return position;
  } catch {
    // Whatever it is, it is none of ours.
  }
  throw new CursorInvalid();
}

// `strpos` searches several times as fast as `like`, which tells the planner how rare the word is.
const contains = (word: string): SQL =>
  sql`(strpos(e.words, engine.fold(${word})) > 0
    and e.words like '%' || engine.fold(${word.replace(/[\\%_]/g, String.raw`\$&`)}) || '%')`;

function conditionsOf({ q, kind, country, plan, state, listing, partnerId, from, to }: StaffCompanyQuery): SQL[] {
  const conditions = [
    kind !== undefined && sql`e.kind = ${kind}`,
    country !== undefined && sql`e.country = ${country}`,
    plan !== undefined && sql`e.plan = ${plan}`,
    state !== undefined && sql`e.state = ${state}`,
    listing !== undefined && sql`e.listing = ${listing}`,
    partnerId !== undefined &&
      sql`e.company_id in (
        select company_id from engine.referrals where partner_id = ${partnerId} and state = 'active')`,
    from !== undefined && sql`e.created_at >= ${from}::date::timestamp at time zone 'utc'`,
    to !== undefined && sql`e.created_at < (${to}::date + 1)::timestamp at time zone 'utc'`,
  ];
  return [...conditions.filter((one) => one !== false), ...q.split(/\s+/).filter(Boolean).map(contains)];
}

type Row = StaffCompanyRow & { key: string } & Record<string, unknown>;

const instant = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** A page of companies, and one more row if there are others. @throws CursorInvalid */
export async function findCompanies(queries: Queries, query: StaffCompanyQuery): Promise<Row[]> {
  const { sort, cursor, limit } = query;
  const { column, type, direction, beyond } = ORDERS[sort];
  const conditions = conditionsOf(query);
  if (cursor !== undefined) {
    const [, key, id] = decode(cursor, sort);
    conditions.push(sql`(${column}, e.company_id) ${beyond} (${key}::${type}, ${id}::uuid)`);
  }
  const key =
    sort === 'name' ? sql.raw('e.name') : sort === 'ending' ? instant('e.period_end') : instant('e.created_at');
  const { rows } = await queries.execute<Row>(sql`
    with found as (
      select e.*, ${key} as key, row_number() over () as place from (
        select * from engine.company_entries e
        ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
        order by ${column} ${direction}, e.company_id ${direction} limit ${limit + 1}
      ) e
    )
    select e.company_id as "companyId", c.slug, c.name, e.kind, e.country, e.listing, e.plan, e.state, e.key,
      ${instant('e.period_end')} as "periodEnd", ${instant('e.created_at')} as "registeredAt",
      (select domain from engine.website_claims w where w.company_id = e.company_id) as domain,
      (select u.email from engine.company_members m join engine.users u on u.id = m.user_id
        where m.company_id = e.company_id and m.role = 'owner') as owner
    from found e join engine.companies c on c.id = e.company_id order by e.place`);
  return rows;
}

/** Companies by filter and sort, for staff. @throws CursorInvalid */
export async function listCompanies(app: AppContext, query: StaffCompanyQuery): Promise<StaffCompanyPage> {
  const rows = await findCompanies(app.db.queries, query);
  const items = rows.slice(0, query.limit).map(({ key: _, ...row }) => row);
  const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
  return { items, nextCursor: last ? encode([query.sort, last.key, last.companyId]) : null };
}
