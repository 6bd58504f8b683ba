import { DateTime } from 'luxon';
import type { CompanyRole } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import type { InvitationListQuery, InvitationPage, InvitationRow } from '@app/contracts/inviting/invitation-list';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import { isCommandAllowed } from '../model.ts';
import { maskAddress } from '../opt-outs/addresses.ts';
import type { Invitation } from '../repo.ts';
import * as repo from './list-repo.ts';

/** The columns that `ROW` selects. */
export interface StoredRow {
  id: string;
  orderId: string;
  channel: InvitationRow['channel'];
  email: string | null;
  phone: string | null;
  name: string | null;
  state: Invitation['state'];
  dueAt: Date;
  sentAt: Date | null;
  completedAt: Date | null;
  remindersSent: number;
  language: string;
}

/** Agents answer customers without needing their addresses. */
export function presentRow(row: StoredRow, role: CompanyRole): InvitationRow {
  const shown = (address: string): string => (role === 'agent' ? maskAddress(address) : address);
  return {
    id: row.id,
    orderId: row.orderId,
    channel: row.channel,
    email: row.email === null ? '' : shown(row.email),
    phone: row.phone === null ? null : shown(row.phone),
    name: row.name,
    state: row.state,
    dueAt: row.dueAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    remindersSent: row.remindersSent,
    language: row.language as Locale,
    mayCancel: isCommandAllowed(row.state, 'cancel'),
    maySend: isCommandAllowed(row.state, 'advance'),
  };
}

/** The company's invitations, newest first. @throws CursorInvalid */
export async function listInvitations(
  ctx: RequestContext,
  companyId: string,
  { cursor, limit, words, from, to, ...filter }: InvitationListQuery,
): Promise<InvitationPage> {
  const company = await companyById(ctx.db.queries, companyId);
  if (!company) throw new CompanyNotFound();
  const midnight = (day: string) => DateTime.fromISO(day, { zone: company.timeZone });
  const phone = words === undefined ? undefined : parsePhone(words, company.country);
  const orderIds =
    words === undefined
      ? undefined
      : await repo.ordersWithWords(ctx.db.queries, companyId, { words, phone: phone?.ok ? phone.e164 : null });
  const chosen = {
    ...filter,
    orderIds,
    from: from === undefined ? undefined : midnight(from).toJSDate(),
    before: to === undefined ? undefined : midnight(to).plus({ days: 1 }).toJSDate(),
  };
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    repo.listInvitations(tx, companyId, chosen, {
      after: cursor === undefined ? undefined : decodeCursor(cursor).id,
      limit: limit + 1,
    }),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const role = ctx.member?.role ?? 'agent';
  return {
    items: page.map((row) => presentRow(row, role)),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: last.dueAt, id: last.id }) : null,
  };
}
