import type { DeskCase, DeskPage, DeskQuery } from '@app/contracts/moderation';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { privatePhotoUrl } from '../../reviews/public.ts';
import { encodeDeskCursor, deskRow, deskRows, openCounts } from './desk-repo.ts';
import type { DeskRow } from './desk-repo.ts';

const iso = (at: string): string => new Date(at).toISOString();

/** One case as the staff member sees it. @throws NotFound */
export async function deskCase(app: AppContext, caseId: string, staffId: string): Promise<DeskCase> {
  return app.db.tx(async (tx) => {
    const row = await deskRow(tx, caseId);
    if (!row) throw new NotFound();
    return presentCase(app, tx, row, staffId);
  });
}

/** Undecided cases, most urgent first. @throws CursorInvalid */
export async function deskPage(app: AppContext, query: DeskQuery, staffId: string): Promise<DeskPage> {
  return app.db.tx(async (tx) => {
    const rows = await deskRows(tx, query);
    const shown = rows.slice(0, query.limit);
    const last = shown.at(-1);
    return {
      items: await Promise.all(shown.map((row) => presentCase(app, tx, row, staffId))),
      nextCursor: rows.length > query.limit && last ? encodeDeskCursor(last) : null,
      open: await openCounts(tx),
    };
  });
}

async function presentCase(app: AppContext, tx: Tx, row: DeskRow, staffId: string): Promise<DeskCase> {
  const now = await app.clock.now(tx);
  const { id, kind, priority, company, review, reports, appeal, photo, answer, burst, mediation } = row;
  const { answer_findings: answerFindings, question, withdrawal } = row;
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
    decidable: row.decided_at === null && row.not_by !== staffId,
  };
}
