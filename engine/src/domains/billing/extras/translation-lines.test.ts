import fc from 'fast-check';
import type { Facts } from '../lifecycle/transitions.ts';
import { daysOf } from '../lifecycle/periods.ts';
import { translationLines } from './translation-lines.ts';
import type { ChosenLanguage } from './translation-lines.ts';

const ZONE = 'Europe/Warsaw';
const start = new Date('2026-03-01T09:00:00Z');
const end = new Date('2026-03-31T08:00:00Z');
const facts: Facts = {
  state: 'paid',
  plan: 'trustPro',
  term: 'month',
  periodStart: start,
  periodEnd: end,
  next: null,
  renewsAs: null,
  upgradedFrom: null,
  cancelled: false,
  everPaid: true,
};
const wanted = (locale: ChosenLanguage['locale'], paidThrough: string | null = null): ChosenLanguage => ({
  locale,
  wanted: true,
  paidThrough,
});
const chosen = [wanted('de'), wanted('en')];

it('the translation extra costs 50 zloty for a language and a month from its first day on', () => {
  expect(translationLines(facts, chosen, start, ZONE)).toEqual([
    {
      item: { kind: 'translation', languages: ['de', 'en'], from: '2026-03-01', to: '2026-03-30' },
      quantity: 2,
      unitNet: 5000,
      net: 10000,
    },
  ]);
});

it('the translation extra costs the days left of the period, and of a year twelve months', () => {
  const [half] = translationLines(facts, chosen, new Date('2026-03-16T12:00:00Z'), ZONE);
  expect(half).toMatchObject({ unitNet: 2500, item: { from: '2026-03-16', to: '2026-03-30' } });
  const year = { ...facts, term: 'year', periodEnd: new Date('2027-03-01T09:00:00Z') } as const;
  expect(translationLines(year, [wanted('de')], start, ZONE)[0]).toMatchObject({ net: 60000 });
});

it('the translation extra costs nothing for what is paid, not wanted, in the plan, or outside a paid period', () => {
  expect(translationLines(facts, [wanted('de', '2026-03-31')], start, ZONE)).toEqual([]);
  expect(translationLines(facts, [{ ...wanted('de'), wanted: false }], start, ZONE)).toEqual([]);
  expect(translationLines({ ...facts, plan: 'enterprise' }, chosen, start, ZONE)).toEqual([]);
  for (const state of ['trial', 'past_due', 'suspended'] as const)
    expect(translationLines({ ...facts, state }, chosen, start, ZONE)).toEqual([]);
});

it('the translation extra is renewed with the plan, unless the next one translates into all languages', () => {
  const next = { plan: 'trustPro', term: 'month', paid: false } as const;
  const languages = [wanted('de', '2026-03-31'), wanted('en')];
  const [now, then] = translationLines({ ...facts, next }, languages, new Date('2026-03-20T12:00:00Z'), ZONE);
  expect(now?.item).toMatchObject({ languages: ['en'], to: '2026-03-30' });
  expect(then).toMatchObject({ item: { languages: ['de', 'en'], from: '2026-03-31', to: '2026-04-29' }, net: 10000 });
  const enterprise = { ...next, plan: 'enterprise' } as const;
  expect(translationLines({ ...facts, next: enterprise }, languages, start, ZONE)).toHaveLength(1);
});

it('never costs more than the month, nor less the earlier it is chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 29 * 24 }), fc.integer({ min: 0, max: 24 }), (hour, later) => {
      const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
      const priceAt = (hours: number) => translationLines(facts, [wanted('de')], at(hours), ZONE)[0]?.net ?? 0;
      expect(priceAt(hour)).toBeLessThanOrEqual(5000);
      expect(priceAt(hour + later)).toBeLessThanOrEqual(priceAt(hour));
      const { total, used } = daysOf(start, end, at(hour), ZONE);
      expect(Math.abs(priceAt(hour) - (5000 * (total - used)) / total)).toBeLessThanOrEqual(1);
    }),
  );
});
