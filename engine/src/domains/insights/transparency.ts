import { DateTime } from 'luxon';
import type { Month, TransparencyMonths, TransparencyReport } from '@app/contracts/trust/transparency';
import { STATEMENT_EFFECTS } from '@app/contracts/moderation';
import { APPEAL_SIDES, REPORT_SIDES } from '@app/contracts/trust/transparency';
import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import { REVIEW_ORIGINS, WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import { sql } from 'drizzle-orm';
import { NotFound } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db.ts';
import * as repo from './transparency-repo.ts';
import type { Counted, Span } from './transparency-repo.ts';

const SECOND = 1000;
/**
 * How long an answer is kept: what runs is wanted fresh, what is over changes no more, but for reports that an appeal
 * decides once more: they count in the month of the last decision.
 */
const KEEP_COMPLETE = 3600 * SECOND;
const KEEP_RUNNING = 60 * SECOND;

const monthOf = (at: Date): Month => DateTime.fromJSDate(at, { zone: 'utc' }).toFormat('yyyy-MM');

function spanOf(month: Month): Span {
  const start = DateTime.fromFormat(month, 'yyyy-MM', { zone: 'utc' });
  return { start: start.toJSDate(), end: start.plus({ months: 1 }).toJSDate() };
}

const sum = (rows: { count: number }[]): number => rows.reduce((all, { count }) => all + count, 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Sums by one of the names. */
function by<Name extends string>(rows: Counted<Name>[], name: Name): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const key = row[name] ?? '';
    sums[key] = (sums[key] ?? 0) + row.count;
  }
  return sums;
}

/** The same with a count for each, also those of which there is none. */
function byEach<Name extends string, const Keys extends readonly string[]>(
  rows: Counted<Name>[],
  name: Name,
  keys: Keys,
): Record<Keys[number], number> {
  const sums = by(rows, name);
  return Object.fromEntries(keys.map((key) => [key, sums[key] ?? 0])) as Record<Keys[number], number>;
}

/** One month of the platform in numbers, all as of one moment. @throws NotFound for a month with nothing in it yet */
export async function computeReport(app: AppContext, month: Month): Promise<TransparencyReport> {
  return app.db.tx(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const now = await app.clock.now(tx);
    const first = await repo.firstEventAt(tx);
    const span = spanOf(month);
    if (span.start > now || month < monthOf(first ?? now)) throw new NotFound();
    return { month, complete: span.end <= now, computedAt: now.toISOString(), ...(await numbers(tx, span)) };
  });
}

type Numbers = Omit<TransparencyReport, 'month' | 'complete' | 'computedAt'>;

async function numbers(tx: Tx, span: Span): Promise<Numbers> {
  const received = await repo.received(tx, span);
  const appealed = await repo.appealsReceived(tx, span);
  const judged = byEach(await repo.appealsDecided(tx, span), 'state', ['upheld', 'reversed']);
  const ended = await repo.mediationsEnded(tx, span);
  const back = byEach(await repo.takenBack(tx, span), 'type', ['deleted', 'withdrawn', 'erased']);
  const { waits, ...looked } = byEach(await repo.lookedAt(tx, span), 'outcome', ['waits', 'kept', 'removed', 'late']);
  return {
    received: { total: sum(received), byOrigin: byEach(received, 'origin', REVIEW_ORIGINS) },
    held: { total: sum(await repo.heldTexts(tx, span)), byRule: by(await repo.heldByRule(tx, span), 'rule') },
    looked: { total: waits, ...looked },
    decisions: await decisions(tx, span),
    reports: await reports(tx, span),
    mediations: {
      opened: sum(await repo.mediationsOpened(tx, span)),
      ended: sum(ended),
      byOutcome: byEach(ended, 'outcome', MEDIATION_OUTCOMES),
    },
    appeals: {
      received: sum(appealed),
      bySide: byEach(appealed, 'side', APPEAL_SIDES),
      decided: judged.upheld + judged.reversed,
      ...judged,
      reversedShare: share(judged.reversed, judged.upheld + judged.reversed),
    },
    withdrawals: await withdrawals(tx, span),
    withdrawn: { deletedByAuthor: back.deleted, withdrawnBySeller: back.withdrawn, erased: back.erased },
    privacyRequests: byEach(await repo.privacyDone(tx, span), 'kind', ['export', 'erasure']),
  };
}

async function decisions(tx: Tx, span: Span): Promise<Numbers['decisions']> {
  const rows = await repo.decisions(tx, span);
  const { screening, moderator } = byEach(rows, 'by', ['screening', 'moderator']);
  return {
    total: sum(rows),
    byEffect: byEach(rows, 'effect', STATEMENT_EFFECTS),
    byGround: by(rows, 'ground'),
    byMachine: screening,
    byModerator: moderator,
    machineShare: share(screening, screening + moderator),
    medianHours: await repo.medianHours(tx, span),
  };
}

async function withdrawals(tx: Tx, span: Span): Promise<Numbers['withdrawals']> {
  const requested = await repo.withdrawalsRequested(tx, span);
  const { granted, refused } = await repo.withdrawalsDecided(tx, span);
  return {
    requested: sum(requested),
    byReason: byEach(requested, 'reason', WITHDRAWAL_REASONS),
    granted: byEach(granted, 'by', ['words', 'moderator']),
    refused: sum(refused),
    reversed: sum(await repo.withdrawalsReversed(tx, span)),
  };
}

async function reports(tx: Tx, span: Span): Promise<Numbers['reports']> {
  const received = await repo.reportsReceived(tx, span);
  const decided = await repo.reportsDecided(tx, span);
  const ofSide = (side: string) =>
    byEach(
      decided.filter((row) => row.side === side),
      'state',
      ['accepted', 'dismissed'],
    );
  return {
    received: {
      total: sum(received),
      bySide: byEach(received, 'side', REPORT_SIDES),
      byReason: by(received, 'reason'),
    },
    decided: { total: sum(decided), bySide: { visitor: ofSide('visitor'), merchant: ofSide('merchant') } },
  };
}

const kept = new WeakMap<Db, Map<string, { until: number; report: Promise<TransparencyReport> }>>();

/** The report of a month, counted again at most once a minute while the month runs. @throws NotFound */
export function transparencyReport(app: AppContext, month: Month): Promise<TransparencyReport> {
  const reportsOf = kept.get(app.db) ?? new Map<string, { until: number; report: Promise<TransparencyReport> }>();
  kept.set(app.db, reportsOf);
  const known = reportsOf.get(month);
  if (known && performance.now() < known.until) return known.report;
  const entry = { until: performance.now() + KEEP_RUNNING, report: computeReport(app, month) };
  reportsOf.set(month, entry);
  entry.report.then(
    ({ complete }) => {
      if (complete) entry.until = performance.now() + KEEP_COMPLETE;
    },
    () => reportsOf.delete(month),
  );
  return entry.report;
}

const months = new WeakMap<Db, { until: number; items: Promise<TransparencyMonths['items']> }>();

/** All months since the first review with what came in, newest first; counted again at most once a minute. */
export async function transparencyMonths(app: AppContext): Promise<TransparencyMonths> {
  let known = months.get(app.db);
  if (!known || performance.now() >= known.until) {
    // What is over changes no more: of that only is counted again what has been running.
    const before = await known?.items.catch(() => undefined);
    known = { until: performance.now() + KEEP_RUNNING, items: listMonths(app, before) };
    months.set(app.db, known);
    known.items.catch(() => months.delete(app.db));
  }
  return { items: await known.items };
}

/** `before`: an earlier list, whose months that were over are taken from it. */
export async function listMonths(
  app: AppContext,
  before: TransparencyMonths['items'] = [],
): Promise<TransparencyMonths['items']> {
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const first = (await repo.firstEventAt(app.db.queries)) ?? now;
  const running = DateTime.fromJSDate(now, { zone: 'utc' }).startOf('month');
  const over = new Map(before.filter(({ complete }) => complete).map((item) => [item.month, item]));
  const since = [...over.keys()].toSorted().at(-1);
  const from = since ? spanOf(since).end : spanOf(monthOf(first)).start;
  const counted = by(await repo.receivedByMonth(app.db.queries, from), 'month');
  const items: TransparencyMonths['items'] = [];
  for (let at = running; at.toFormat('yyyy-MM') >= monthOf(first); at = at.minus({ months: 1 })) {
    const month = at.toFormat('yyyy-MM');
    items.push(over.get(month) ?? { month, complete: at < running, received: counted[month] ?? 0 });
  }
  return items;
}
