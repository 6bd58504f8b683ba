import type { DeskCase, DeskPage, DeskQuery } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { privatePhotoUrl } from '../../reviews/public.ts';
import { encodeDeskCursor, deskRow, deskRows, openCounts } from './desk-repo.ts';
import type { DeskRow } from './desk-repo.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** One case as the staff member sees it. @throws NotFound */
export async function deskCase(app: AppContext, caseId: string, staff: StaffMember): Promise<DeskCase> {
  return app.db.tx(async (tx) => {
    const row = await deskRow(tx, caseId);
    if (!row) throw new NotFound();
    return presentCase(app, tx, row, staff);
  });
}

/** Undecided cases, most urgent first. @throws CursorInvalid */
export async function deskPage(app: AppContext, query: DeskQuery, staff: StaffMember): Promise<DeskPage> {
  return app.db.tx(async (tx) => {
    const rows = await deskRows(tx, query, staff.staffId);
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    return {
      items: await Promise.all(shown.map((row) => presentCase(app, tx, row, staff))),
      nextCursor: rows.length > query.limit && last ? encodeDeskCursor(last) : null,
      open: await openCounts(tx),
    };
  });
}

async function presentCase(app: AppContext, tx: Tx, row: DeskRow, staff: StaffMember): Promise<DeskCase> {
  const now = await app.clock.now(tx);
  const { id, kind, priority, company, review, reports, appeal, photo, answer, burst, mediation } = row;
  const { answer_findings: answerFindings, question, withdrawal } = row;
  const undecidable = whyNot(row, staff);
  const claimed = row.claimed_until !== null && new Date(row.claimed_until) > now;
  return {
    id,
    kind,
    priority,
    company,
    appeal,
    withdrawal,
    answer,
    answerFindings,
    openedAt: iso(row.opened_at),
    dueAt: row.due_at === null ? null : iso(row.due_at),
    claimedBy: claimed ? row.claimed_by : null,
    claimedName: claimed ? row.claimed_name : null,
    claimedUntil: claimed && row.claimed_until !== null ? iso(row.claimed_until) : null,
    escalation: row.escalation && { ...row.escalation, at: iso(row.escalation.at) },
    review: review && {
      ...review,
      submittedAt: iso(review.submittedAt),
      history: review.history.map((event) => ({ ...event, at: iso(event.at) })),
    },
    question: question && { ...question, askedAt: iso(question.askedAt) },
    reports: (reports ?? []).map((report) => ({ ...report, at: iso(report.at) })),
    photo: photo && { id: photo.id, url: await privatePhotoUrl(app, tx, photo.id, 'large') },
    burst: burst && { ...burst, startedAt: iso(burst.startedAt) },
    mediation: mediation && {
      ...mediation,
      messages: mediation.messages.map((message) => ({ ...message, at: iso(message.at) })),
    },
    decidable: undecidable === null,
    undecidable,
  };
}

/** Why a staff member may not decide a case. */
function whyNot({ decided_at, plan_id, not_by, escalation }: DeskRow, { staffId, role }: StaffMember) {
  if (decided_at !== null || plan_id !== null) return 'decided' as const;
  if (not_by === staffId) return 'second_moderator' as const;
  return escalation !== null && role !== 'administrator' ? ('escalated' as const) : null;
}
