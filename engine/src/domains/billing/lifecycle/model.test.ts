import fc from 'fast-check';
import { PLAN_NAMES, TERMS } from '@app/contracts/plans';
import { cancel, elapse, factsAt, order, pay, renew, resume, revertUpgrade, trialOf, upgrade } from './model.ts';
import {
  SUBSCRIPTION_COMMANDS,
  SUBSCRIPTION_STATES,
  SUBSCRIPTION_TRANSITIONS,
  SubscriptionActRefused,
} from './transitions.ts';
import type { Step } from './model.ts';
import type { Facts } from './transitions.ts';
import { DAY_MS, GRACE_DAYS, daysOf, partOf, prorated, termEnd, termPrice } from './periods.ts';
import { nextDue, servedUntil } from './schedule.ts';

const ZONE = 'Europe/Warsaw';
const START = new Date('2026-03-01T10:00:00Z');
const days = (count: number, from = START) => new Date(from.getTime() + count * DAY_MS);
const month = { plan: 'trustPro', term: 'month' } as const;

describe('the table of transitions', () => {
  it('the table of transitions has a transition for every command, and leads to every state', () => {
    expect(new Set(SUBSCRIPTION_TRANSITIONS.map(({ command }) => command))).toEqual(new Set(SUBSCRIPTION_COMMANDS));
    const reached = new Set(SUBSCRIPTION_TRANSITIONS.flatMap(({ to }) => to ?? []));
    expect(reached).toEqual(new Set(SUBSCRIPTION_STATES));
  });
});

describe('a trial', () => {
  it('a trial ends in suspension after 90 days, without an order', () => {
    expect(factsAt(trialOf(START), days(89.9), ZONE).state).toBe('trial');
    expect(factsAt(trialOf(START), days(90), ZONE).state).toBe('suspended');
  });

  it('a trial runs to its end when the first period is paid before it', () => {
    const paid = pay(order(trialOf(START), month, days(10)).facts, days(11), ZONE).facts;
    expect(paid.state).toBe('trial');
    const after = factsAt(paid, days(90), ZONE);
    expect(after).toMatchObject({ state: 'paid', plan: 'trustPro', periodStart: days(90) });
    expect(daysOf(after.periodStart, after.periodEnd, after.periodStart, ZONE).total).toBe(30);
  });
});

const paidFacts = (): Facts =>
  factsAt(pay(order(trialOf(START), month, START).facts, START, ZONE).facts, days(90), ZONE);

describe('a paid period', () => {
  it('a paid period is past due for seven days, then suspended', () => {
    const end = paidFacts().periodEnd;
    expect(factsAt(paidFacts(), days(0, end), ZONE).state).toBe('past_due');
    expect(factsAt(paidFacts(), days(6.9, end), ZONE).state).toBe('past_due');
    expect(factsAt(paidFacts(), days(7, end), ZONE).state).toBe('suspended');
  });

  it('paid for in the days past due goes on where it ended: no day is free', () => {
    const end = paidFacts().periodEnd;
    const late = factsAt(renew(paidFacts(), days(80)).facts, days(5, end), ZONE);
    expect(pay(late, days(5, end), ZONE)).toMatchObject({
      event: 'renewed',
      facts: { state: 'paid', periodStart: end },
    });
  });

  it('paid for after a suspension begins with the payment: no day is paid that was not served', () => {
    const end = paidFacts().periodEnd;
    const suspended = factsAt(paidFacts(), days(20, end), ZONE);
    const revived = pay(order(suspended, month, days(20, end)).facts, days(21, end), ZONE);
    expect(revived).toMatchObject({ event: 'revived', facts: { periodStart: days(21, end) } });
  });

  it('cancelled ends with what is paid, and can be resumed before', () => {
    const end = paidFacts().periodEnd;
    const cancelled = cancel(paidFacts(), days(91)).facts;
    expect(factsAt(cancelled, days(0, end), ZONE).state).toBe('suspended');
    expect(factsAt(resume(cancelled, days(92)).facts, days(0, end), ZONE).state).toBe('past_due');
    expect(() => cancel(cancelled, days(92))).toThrow(SubscriptionActRefused);
  });

  it('upgraded without payment goes back to its plan', () => {
    const start = { ...paidFacts(), plan: 'trustStart' as const };
    const upgraded = upgrade(start, 'trustPro', days(95), true).facts;
    expect(upgraded).toMatchObject({ plan: 'trustPro', upgradedFrom: 'trustStart' });
    expect(revertUpgrade(upgraded, days(102)).facts).toMatchObject({ plan: 'trustStart', upgradedFrom: null });
    expect(() => revertUpgrade(start, days(102))).toThrow(SubscriptionActRefused);
  });
});

describe('prices', () => {
  it('prices are 20 % less for a year', () => {
    expect(termPrice('trustStart', 'month')).toBe(2900);
    expect(termPrice('trustStart', 'year')).toBe(2320 * 12);
  });

  it('a period divided among any plans adds up to the cent', () => {
    const cut = fc.array(fc.tuple(fc.integer({ min: 0, max: 365 }), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(cut, fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 100_000 }), (cuts, total, first) => {
        const sorted = cuts
          .map(([day, price]) => ({ day: Math.min(day, total), price }))
          .toSorted((a, b) => a.day - b.day);
        // What is paid: the first price, then the difference of each upgrade for the days left.
        let paid = first;
        let price = first;
        let used = 0;
        let usedValue = 0;
        for (const next of sorted) {
          usedValue += partOf(price, used, next.day, total);
          paid += prorated(price, next.price, next.day, total);
          used = next.day;
          price = next.price;
        }
        expect(paid).toBe(usedValue + partOf(price, used, total, total));
      }),
    );
  });

  it('subscriptions count days by the calendar of the company, through changes of the clocks', () => {
    const start = new Date('2026-03-20T11:00:00Z');
    const end = termEnd(start, 'month', ZONE);
    expect(end.toISOString()).toBe('2026-04-19T10:00:00.000Z');
    expect(daysOf(start, end, new Date('2026-03-30T10:00:00Z'), ZONE)).toEqual({ total: 30, used: 10 });
    expect(termEnd(new Date('2028-02-29T11:00:00Z'), 'year', ZONE).toISOString()).toBe('2029-02-28T11:00:00.000Z');
  });
});

/** A random life: what companies, staff and payments do, days apart. */
const acts = fc.array(
  fc.record({
    after: fc.integer({ min: 0, max: 40 * 24 }),
    act: fc.constantFrom('order', 'pay', 'renew', 'upgrade', 'cancel', 'resume'),
    plan: fc.constantFrom(...PLAN_NAMES),
    term: fc.constantFrom(...TERMS),
  }),
  { maxLength: 60 },
);

const apply = (
  facts: Facts,
  { act, plan, term }: { act: string; plan: Facts['plan']; term: Facts['term'] },
  now: Date,
): Step => {
  switch (act) {
    case 'order':
      return order(facts, { plan, term }, now);
    case 'pay':
      return pay(facts, now, ZONE);
    case 'renew':
      return renew(facts, now);
    case 'upgrade':
      return upgrade(facts, plan, now, true);
    case 'cancel':
      return cancel(facts, now);
    default:
      return resume(facts, now);
  }
};

it('no life pays a day twice, or is served longer than seven days unpaid', () => {
  fc.assert(
    fc.property(acts, (life) => {
      let now = START;
      let facts = trialOf(START);
      const paid: { from: number; to: number }[] = [];
      const served = (until: Date) => {
        const steps = elapse(facts, until, ZONE);
        for (const made of steps) if (made.event === 'began' || made.event === 'renewed') note(made.facts);
        facts = steps.at(-1)?.facts ?? facts;
      };
      const note = ({ periodStart, periodEnd }: Facts) => paid.push({ from: +periodStart, to: +periodEnd });
      for (const act of life) {
        now = new Date(now.getTime() + act.after * 3_600_000);
        served(now);
        try {
          const made = apply(facts, act, now);
          facts = made.facts;
          if (made.event === 'renewed' || made.event === 'revived') note(made.facts);
        } catch (error) {
          if (!(error instanceof SubscriptionActRefused)) throw error;
        }
        const covered = paid.at(-1)?.to ?? +days(90);
        if (facts.state !== 'suspended') expect(now.getTime()).toBeLessThanOrEqual(covered + GRACE_DAYS * DAY_MS);
        expect(servedUntil(facts, ZONE).getTime()).toBeGreaterThanOrEqual(
          facts.state === 'suspended' ? 0 : now.getTime(),
        );
        // The sweep is always due before anything can end.
        const due = nextDue(facts, now, ZONE);
        if (facts.state !== 'suspended') expect(due && +due <= +servedUntil(facts, ZONE)).toBe(true);
      }
      for (const [index, period] of paid.entries()) {
        const before = paid[index - 1];
        if (before) expect(period.from).toBeGreaterThanOrEqual(before.to);
      }
    }),
    { numRuns: 300 },
  );
});

it('looking late finds the same as looking often', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 20 }),
      fc.boolean(),
      (steps, paid) => {
        const facts = paid ? pay(order(trialOf(START), month, START).facts, START, ZONE).facts : trialOf(START);
        let often = facts;
        let now = START;
        for (const step of steps) {
          now = days(step, now);
          often = factsAt(often, now, ZONE);
        }
        expect(factsAt(facts, now, ZONE)).toEqual(often);
      },
    ),
  );
});
