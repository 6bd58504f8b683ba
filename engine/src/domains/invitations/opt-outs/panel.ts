import type { AddOptOut, OptOutListQuery, OptOutPage, OptOutRow } from '@app/contracts/inviting/opt-outs';
import { ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { toCsvLine } from '../../../platform/csv/write.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import { addressHashes } from './addresses.ts';
import * as repo from './repo.ts';
import { optOutContacts } from './service.ts';

const EXPORT_PAGE = 1000;

type Stored = Awaited<ReturnType<typeof repo.listOptOuts>>[number];

const present = ({ id, masked, source, at }: Stored): OptOutRow => ({
  id,
  address: masked,
  source,
  at: at.toISOString(),
});

/** The company's opt-outs, newest first, or the one of an address. @throws CursorInvalid */
export async function listOptOuts(
  ctx: RequestContext,
  companyId: string,
  { address, cursor, limit }: OptOutListQuery,
): Promise<OptOutPage> {
  const hashes = address === undefined ? undefined : await hashesOf(ctx, companyId, address);
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    repo.listOptOuts(tx, companyId, { hashes, after, limit: limit + 1 }),
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(present), nextCursor: last ? encodeCursor(last) : null };
}

async function hashesOf(ctx: RequestContext, companyId: string, address: string): Promise<string[]> {
  const phone = address.includes('@') ? undefined : parsePhone(address, await countryOf(ctx, companyId));
  return addressHashes(ctx.config.OPT_OUT_KEY, companyId, phone?.ok ? phone.e164 : address);
}

async function countryOf(ctx: RequestContext, companyId: string): Promise<string> {
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new CompanyNotFound();
  return company.country;
}

/** Opts out a customer who has asked the company itself. Idempotent. @throws ValidationFailed for an unreadable number */
export async function addOptOut(ctx: RequestContext, companyId: string, { email, phone }: AddOptOut): Promise<void> {
  const number = phone === undefined ? undefined : parsePhone(phone, await countryOf(ctx, companyId));
  if (number?.ok === false) throw new ValidationFailed({ where: 'body' }, [{ path: 'phone', code: number.code }]);
  const contact = { email: email ?? null, phone: number?.e164 ?? null };
  await ctx.db.tenantTx(companyId, async (tx) => {
    await optOutContacts(ctx, tx, companyId, [contact], 'company');
    await audit(ctx, tx, 'opt_out.added', companyId);
  });
}

/** All opt-outs as CSV, read page by page. */
export async function* exportOptOuts(ctx: RequestContext, companyId: string): AsyncGenerator<string> {
  // A byte order mark, so that spreadsheets read it as UTF-8.
  yield `\uFEFF${toCsvLine(['address', 'opted_out_at', 'source'])}`;
  for (let after: Stored | undefined, more = true; more;) {
    const rows: Stored[] = await ctx.db.tenantTx(companyId, (tx) =>
      repo.listOptOuts(tx, companyId, { after, limit: EXPORT_PAGE }),
    );
    yield rows.map(({ masked, at, source }) => toCsvLine([masked ?? '', at.toISOString(), source ?? ''])).join('');
    after = rows.at(-1);
    more = rows.length === EXPORT_PAGE;
  }
}
