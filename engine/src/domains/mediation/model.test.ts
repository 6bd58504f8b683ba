import { MEDIATION_OUTCOMES, MEDIATION_STATES } from '@app/contracts/mediation';
import {
  MEDIATION_COMMANDS,
  MediationClosed,
  MediationEditWaits,
  MediationNotBegun,
  TRANSITIONS,
  allows,
  deadlines,
  decide,
} from './model.ts';
import type { MediationFacts } from './model.ts';

const openedAt = new Date('2026-03-20T10:00:00Z');
const HOUR = 3600 * 1000;
const after = (hours: number, ms = 0) => new Date(openedAt.getTime() + hours * HOUR + ms);
const DAYS_21 = 21 * 24;

const facts = (given: Partial<MediationFacts> = {}): MediationFacts => ({
  state: 'awaiting_merchant',
  ...deadlines(openedAt),
  readAt: null,
  editWaits: false,
  ...given,
});
const talking = (given: Partial<MediationFacts> = {}) => facts({ state: 'talking', ...given });

describe('the machine of a mediation', () => {
  it('reaches every state and every outcome, and knows every command', () => {
    const reached = new Set(['awaiting_merchant', ...TRANSITIONS.flatMap(({ to }) => to ?? [])]);
    expect([...reached].sort()).toEqual([...MEDIATION_STATES].sort());
    expect(new Set(TRANSITIONS.flatMap(({ outcome }) => outcome ?? []))).toEqual(new Set(MEDIATION_OUTCOMES));
    expect(new Set(TRANSITIONS.map(({ command }) => command))).toEqual(new Set(MEDIATION_COMMANDS));
  });

  it('has an outcome with every end, and none without', () => {
    for (const { to, outcome } of TRANSITIONS) expect(to === 'ended').toBe(outcome !== undefined);
  });

  it('does nothing once it has ended', () => {
    for (const command of MEDIATION_COMMANDS)
      expect(() => decide(facts({ state: 'ended' }), command, after(1))).toThrow(MediationClosed);
  });
});

describe('time', () => {
  it('gives the company 72 hours, to the millisecond, also through a change of the clock', () => {
    expect(deadlines(openedAt).answerBy).toEqual(new Date('2026-03-23T10:00:00Z'));
    // Daylight saving begins on 29 March: days of 24 hours, not of the calendar.
    expect(deadlines(openedAt).endsAt).toEqual(new Date('2026-04-10T10:00:00Z'));
    expect(decide(facts(), 'merchant_writes', after(72, -1)).state).toBe('talking');
    expect(() => decide(facts(), 'merchant_writes', after(72))).toThrow(MediationClosed);
    expect(allows(facts(), 'fall_due', after(72, -1))).toBe(false);
    expect(decide(facts(), 'fall_due', after(72))).toEqual({ state: 'ended', outcome: 'merchant_silent' });
  });

  it('ends after 21 days, kept when the reviewer had opened the page and expired when not', () => {
    expect(allows(talking(), 'fall_due', after(DAYS_21, -1))).toBe(false);
    expect(decide(talking(), 'fall_due', after(DAYS_21)).outcome).toBe('expired');
    expect(decide(talking({ readAt: after(80) }), 'fall_due', after(DAYS_21)).outcome).toBe('kept');
  });

  it('takes no message, no change and no wish to publish from the end on', () => {
    for (const command of ['merchant_writes', 'reviewer_writes', 'revise', 'publish'] as const) {
      expect(allows(talking(), command, after(DAYS_21, -1))).toBe(true);
      expect(() => decide(talking(), command, after(DAYS_21))).toThrow(MediationClosed);
    }
  });
});

describe('an edit that waits', () => {
  it('keeps the review hidden beyond the company’s 72 hours, but not beyond the 21 days', () => {
    expect(allows(facts({ editWaits: true }), 'fall_due', after(100))).toBe(false);
    expect(decide(facts({ editWaits: true }), 'fall_due', after(DAYS_21)).outcome).toBe('merchant_silent');
    expect(decide(talking({ editWaits: true }), 'fall_due', after(DAYS_21)).outcome).toBe('expired');
  });

  it('is not overtaken by publishing the text before it', () => {
    expect(() => decide(talking({ editWaits: true }), 'publish', after(80))).toThrow(MediationEditWaits);
    expect(decide(talking(), 'publish', after(80)).outcome).toBe('published_by_author');
  });

  it('ends the mediation when it passes', () => {
    expect(decide(talking(), 'revision_passes', after(80)).outcome).toBe('changed');
    expect(decide(facts(), 'revision_passes', after(1)).outcome).toBe('changed');
  });
});

it('lets the company write first', () => {
  expect(() => decide(facts(), 'reviewer_writes', after(1))).toThrow(MediationNotBegun);
  expect(decide(talking(), 'reviewer_writes', after(1))).toEqual({ state: 'talking', outcome: null });
});

it('notes reading only once there is something to read', () => {
  expect(allows(facts(), 'reviewer_reads', after(1))).toBe(false);
  expect(allows(talking(), 'reviewer_reads', after(1))).toBe(true);
});
