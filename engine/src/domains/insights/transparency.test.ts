import type { TransparencyReport } from '@app/contracts/trust/transparency';
import { newId } from '../../kernel/ids.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/testing.ts';
import { mediations } from '../mediation/schema.ts';
import { appeals, moderationCases, reports, statementsOfReasons } from '../moderation/schema.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { reviewEvents } from '../reviews/schema.ts';
import { reviewWithdrawals } from '../reviews/schema-withdrawals.ts';
import { computeReport, listMonths, transparencyMonths } from './transparency.ts';

let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await testApp();
  companyId = (await test.app.db.tx((tx) => aCompany(tx))).id;
  await construct();
});
afterAll(() => test.close());

/** Each thing happens in May 2026 (UTC) but for what says otherwise. */
const at = (day: string) => new Date(`2026-${day}Z`);
const may = (day: number) => at(`05-${String(day).padStart(2, '0')}T12:00:00`);

const review = (given: Parameters<typeof aReview>[1] = {}) =>
  test.app.db.tx((tx) => aReview(tx, { companyId, submittedAt: may(3), ...given }));

async function event(
  reviewId: string,
  type: (typeof reviewEvents.$inferInsert)['type'],
  when: Date,
  actor: (typeof reviewEvents.$inferInsert)['actor'] = 'screening',
  data = {},
) {
  await test.app.db.queries
    .insert(reviewEvents)
    .values({ id: newId(), reviewId, companyId, type, at: when, actor, data });
}

async function statement(
  effect: (typeof statementsOfReasons.$inferInsert)['effect'],
  decidedBy: 'screening' | 'moderator',
  when: Date,
) {
  const { id: reviewId } = await review({ submittedAt: at('02-01T00:00:00') });
  const id = newId();
  const ground = effect === 'kept' || effect === 'reinstated' ? ('no_violation' as const) : ('link' as const);
  await test.app.db.queries
    .insert(statementsOfReasons)
    .values({ id, companyId, reviewId, revision: 1, effect, ground, decidedBy, at: when });
  return { statementId: id, reviewId };
}

async function construct() {
  // Received: the first and the last instant of the month are in it, what lies beside them is not.
  await review({ submittedAt: at('04-30T23:59:59.999') });
  await review({ submittedAt: at('05-01T00:00:00.000') });
  await review({ submittedAt: at('05-31T23:59:59.999'), origin: 'unverified' });
  await review({ submittedAt: at('06-01T00:00:00.000') });
  const { id: external } = await review({ origin: 'external' });
  // An imported review is received once, whatever events tell of it.
  await event(external, 'imported', may(3), 'system');

  const { id: held } = await review();
  await event(held, 'held', may(4), 'screening', { rules: ['link', 'offensive'] });
  await event(held, 'revision_held', may(5), 'screening', { rules: ['link'] });
  await event(held, 'held', at('06-02T00:00:00'), 'screening', { rules: ['link'] });
  await event(held, 'deleted', may(6), 'reviewer');
  const { id: erased } = await review();
  await event(erased, 'erased', may(6), 'reviewer');
  await event(erased, 'withdrawn', may(7), 'merchant');

  const first = await statement('held', 'screening', may(4));
  await statement('held', 'screening', at('06-04T00:00:00'));
  const second = await statement('removed', 'moderator', may(8));
  await statement('kept', 'moderator', may(9));
  const appeal = (
    of: typeof first,
    side: 'author' | 'merchant',
    state: 'open' | 'upheld' | 'reversed',
    decidedAt?: Date,
  ) =>
    test.app.db.queries
      .insert(appeals)
      .values({ id: newId(), companyId, ...of, side, state, at: may(10), decidedAt: decidedAt ?? null });
  await appeal(first, 'author', 'reversed', may(11));
  await appeal(second, 'author', 'upheld', may(12));
  await appeal(second, 'merchant', 'upheld', at('06-01T00:00:00'));

  const hours = (count: number) => new Date(may(10).getTime() + count * 3_600_000);
  for (const count of [1, 3, 20])
    await test.app.db.queries.insert(moderationCases).values({
      id: newId(),
      companyId,
      kind: 'review',
      reviewId: (await review({ submittedAt: at('02-02T00:00:00') })).id,
      openedAt: may(10),
      decision: 'accept',
      decidedBy: 'staff-1',
      decidedAt: hours(count),
    });

  const look = async (openedAt: Date, decision: 'accept' | 'refuse' | null, decidedAt: Date | null) =>
    test.app.db.queries.insert(moderationCases).values({
      id: newId(),
      companyId,
      kind: 'second_look',
      reviewId: (await review({ submittedAt: at('02-04T00:00:00') })).id,
      openedAt,
      dueAt: new Date(openedAt.getTime() + 24 * 3_600_000),
      decision,
      decidedBy: decision && 'staff-1',
      decidedAt,
    });
  await look(at('04-30T12:00:00'), 'refuse', may(3));
  await look(may(28), 'accept', may(28));
  await look(may(30), null, may(31));
  await look(may(31), 'accept', at('06-01T11:00:00'));

  const report = async (
    side: 'visitor' | 'merchant',
    state: 'open' | 'accepted' | 'dismissed',
    when: Date,
    decidedAt?: Date,
  ) =>
    test.app.db.queries.insert(reports).values({
      id: newId(),
      companyId,
      reviewId: held,
      side,
      reporterHash: newId(),
      reason: 'offensive',
      language: 'pl',
      weight: 1,
      state,
      at: when,
      decidedAt: decidedAt ?? null,
    });
  await report('visitor', 'open', may(13));
  await report('visitor', 'accepted', may(13), may(14));
  await report('merchant', 'dismissed', at('04-20T00:00:00'), may(1));

  const withdrawal = async (
    { reason = 'complaint_item', ...given }: Partial<typeof reviewWithdrawals.$inferInsert>,
    requestedAt = may(10),
  ) => {
    const { id: reviewId } = await review({ submittedAt: at('02-02T00:00:00') });
    const row = { state: 'requested' as const, ...given, reviewId, companyId, reason, requestedAt };
    await test.app.db.queries.insert(reviewWithdrawals).values(row);
  };
  await withdrawal({});
  await withdrawal({ state: 'granted', decidedBy: 'words', decidedAt: may(10), reason: 'not_about_product' });
  await withdrawal({ state: 'reversed', decidedBy: 'moderator', decidedAt: may(11) });
  await withdrawal({ state: 'refused', decidedBy: 'moderator', decidedAt: may(1) }, at('04-28T00:00:00'));
  // By the seller's word alone, as the rules had it once: neither asked nor decided.
  await withdrawal({ state: 'granted', decidedBy: 'seller', decidedAt: may(10) });

  const mediation = async (openedAt: Date, ended?: { outcome: 'changed' | 'expired'; at: Date }) =>
    test.app.db.queries.insert(mediations).values({
      reviewId: (await review({ submittedAt: at('02-03T00:00:00') })).id,
      companyId,
      gradeBefore: 2,
      openedAt,
      state: ended ? 'ended' : 'talking',
      outcome: ended?.outcome ?? null,
      endedAt: ended?.at ?? null,
      answerBy: openedAt,
      endsAt: openedAt,
    });
  await mediation(may(2));
  await mediation(may(2), { outcome: 'changed', at: may(20) });
  await mediation(at('04-15T00:00:00'), { outcome: 'expired', at: may(6) });
}

const total = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

it('a transparency report counts each event in the month in which it happened', async () => {
  const report = await computeReport(test.app, '2026-05');
  expect(report).toMatchObject<Partial<TransparencyReport>>({
    month: '2026-05',
    complete: true,
    received: { total: 5, byOrigin: { verified: 3, unverified: 1, external: 1 } },
    held: { total: 2, byRule: { link: 2, offensive: 1 } },
    looked: { total: 3, kept: 1, removed: 1, late: 1 },
    mediations: {
      opened: 2,
      ended: 2,
      byOutcome: {
        changed: 1,
        expired: 1,
        kept: 0,
        published_by_author: 0,
        deleted_by_author: 0,
        merchant_silent: 0,
        removed: 0,
      },
    },
    withdrawn: { deletedByAuthor: 1, withdrawnBySeller: 1, erased: 1 },
    privacyRequests: { export: 0, erasure: 0 },
  });
  expect(report.decisions).toEqual({
    total: 3,
    byMachine: 1,
    byModerator: 2,
    machineShare: 1 / 3,
    medianHours: 3,
    byEffect: { held: 1, rejected: 0, removed: 1, photo_removed: 0, withdrawn: 0, reinstated: 0, kept: 1 },
    byGround: { link: 2, no_violation: 1 },
  });
  expect(report.withdrawals).toEqual({
    requested: 3,
    byReason: { complaint_item: 2, not_about_product: 1 },
    granted: { words: 1, moderator: 1 },
    refused: 1,
    reversed: 0,
  });
  expect(report.reports).toEqual({
    received: { total: 2, bySide: { visitor: 2, merchant: 0 }, byReason: { offensive: 2 } },
    decided: {
      total: 2,
      bySide: { visitor: { accepted: 1, dismissed: 0 }, merchant: { accepted: 0, dismissed: 1 } },
    },
  });
  expect(report.appeals).toEqual({
    received: 3,
    bySide: { author: 2, merchant: 1, reporter: 0 },
    decided: 2,
    upheld: 1,
    reversed: 1,
    reversedShare: 0.5,
  });
});

it.each(['2026-04', '2026-05', '2026-06'])('the numbers of %s reconcile', async (month) => {
  const {
    received,
    decisions,
    reports: told,
    mediations: talks,
    appeals: asked,
  } = await computeReport(test.app, month);
  expect(total(received.byOrigin)).toBe(received.total);
  expect(total(decisions.byEffect)).toBe(decisions.total);
  expect(total(decisions.byGround)).toBe(decisions.total);
  expect(decisions.byMachine + decisions.byModerator).toBe(decisions.total);
  expect(total(told.received.bySide)).toBe(told.received.total);
  expect(total(told.received.byReason)).toBe(told.received.total);
  expect(total(told.decided.bySide.visitor) + total(told.decided.bySide.merchant)).toBe(told.decided.total);
  expect(total(talks.byOutcome)).toBe(talks.ended);
  expect(asked.upheld + asked.reversed).toBe(asked.decided);
  expect(total(asked.bySide)).toBe(asked.received);
});

it('the list of months agrees with the reports, also when it extends a cached list', async () => {
  const { items } = await transparencyMonths(test.app);
  expect(items.map(({ month }) => month)).toEqual(
    items
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  );
  expect(items.at(-1)).toEqual({ month: '2026-04', complete: true, received: 1 });
  for (const { month, complete, received } of items)
    expect(await computeReport(test.app, month)).toMatchObject({ complete, received: { total: received } });
  const since = items.filter(({ month }) => month <= '2026-05').map((item) => ({ ...item, received: 77 }));
  const goneOn = await listMonths(test.app, since);
  expect(goneOn.filter(({ month }) => month > '2026-05')).toEqual(items.filter(({ month }) => month > '2026-05'));
  expect(goneOn.filter(({ received }) => received === 77)).toHaveLength(2);
});

it('a month without events has no shares, and the current month is incomplete', async () => {
  const running = (await transparencyMonths(test.app)).items[0]!;
  const report = await computeReport(test.app, running.month);
  expect(report).toMatchObject({ complete: false, received: { total: 0 }, appeals: { reversedShare: null } });
  expect(report.decisions).toMatchObject({ machineShare: null, medianHours: null });
});

it('there is no report for a future month or one before the first review', async () => {
  await expect(computeReport(test.app, '2099-01')).rejects.toMatchObject({ code: 'not_found' });
  await expect(computeReport(test.app, '2020-01')).rejects.toMatchObject({ code: 'not_found' });
});
