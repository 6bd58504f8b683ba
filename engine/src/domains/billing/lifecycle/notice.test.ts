import { cancel, factsAt, order, trialOf, upgrade } from './model.ts';
import { noticeOf } from './notice.ts';
import type { Facts } from './transitions.ts';

const ZONE = 'Europe/Warsaw';
const BEGIN = new Date('2026-01-01T12:00:00Z');
const at = (day: number, hour = 12): Date => new Date(BEGIN.getTime() + (day * 24 + hour - 12) * 3_600_000);

const paid: Facts = {
  ...trialOf(BEGIN),
  state: 'paid',
  plan: 'trustStart',
  periodEnd: at(30),
  everPaid: true,
};
const noticeAt = (facts: Facts, now: Date, upgradeDueAt?: Date) => {
  const notice = noticeOf(factsAt(facts, now, ZONE), now, ZONE, upgradeDueAt);
  return notice && [notice.kind, notice.days, notice.ordered];
};

describe('what a company is to know of its subscription', () => {
  it('what a company is to know of its subscription is the warning of a trial that is due: 14, 7, 3 and 1 days before its end, and the suspension after it', () => {
    const trial = trialOf(BEGIN);
    expect([74, 77, 84, 88, 89, 90].map((day) => noticeAt(trial, at(day)))).toEqual([
      null,
      ['trial', 14, false],
      ['trial', 7, false],
      ['trial', 3, false],
      ['trial', 1, false],
      ['suspended', null, false],
    ]);
  });

  it('a notice tells a trial that has ordered from one that has not', () => {
    const ordered = order(trialOf(BEGIN), { plan: 'trustPro', term: 'month' }, at(80)).facts;
    expect(noticeAt(ordered, at(88))).toEqual(['trial', 3, true]);
  });

  it('what a company is to know of its subscription is nothing while the next period is paid', () => {
    const next = { plan: 'trustStart', term: 'month', paid: true } as const;
    expect(noticeAt({ ...paid, next }, at(29))).toBeNull();
  });

  it('what a company is to know of its subscription is a renewal or a cancellation before the end of a paid period, then the days past due, then the suspension', () => {
    expect(noticeAt(paid, at(10))).toBeNull();
    expect(noticeAt(paid, at(24))).toEqual(['renewal', 7, false]);
    expect(noticeAt(cancel(paid, at(20)).facts, at(24))).toEqual(['cancelled', 7, false]);
    expect(noticeAt(paid, at(30))).toEqual(['grace', null, false]);
    expect(noticeAt(paid, at(37))).toEqual(['suspended', null, false]);
  });

  it('what a company is to know of its subscription is an upgrade that is not paid, before any warning of the end', () => {
    const upgraded = upgrade(paid, 'trustPro', at(25), true).facts;
    expect(noticeAt(upgraded, at(26), at(32))).toEqual(['upgrade_unpaid', null, false]);
    expect(noticeAt({ ...upgraded, upgradedFrom: null }, at(26))).toEqual(['renewal', 7, false]);
  });
});
