import { MEDIATION_OUTCOMES, MEDIATION_STATES } from '@app/contracts/mediation';
import {
  MEDIATION_COMMANDS,
  MediationClosed,
  MediationEditWaits,
  MediationNotBegun,
  TRANSITIONS,
  allows,
  deadlines,
  decideMediation,
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

describe('the state machine of mediation', () => {
  it('the state machine reaches every state and outcome and uses every command', () => {
    const reached = new Set(['awaiting_merchant', ...TRANSITIONS.flatMap(({ to }) => to ?? [])]);
    expect([...reached].sort()).toEqual([...MEDIATION_STATES].sort());
    expect(new Set(TRANSITIONS.flatMap(({ outcome }) => outcome ?? []))).toEqual(new Set(MEDIATION_OUTCOMES));
    expect(new Set(TRANSITIONS.map(({ command }) => command))).toEqual(new Set(MEDIATION_COMMANDS));
  });

  it('a transition has an outcome exactly if it ends the mediation', () => {
    for (const { to, outcome } of TRANSITIONS) expect(to === 'ended').toBe(outcome !== undefined);
  });

  it('an ended mediation refuses every command', () => {
    for (const command of MEDIATION_COMMANDS)
      expect(() => decideMediation(facts({ state: 'ended' }), command, after(1))).toThrow(MediationClosed);
  });
});

describe('deadlines', () => {
  it('the company has exactly 72 hours, also across a change to summer time', () => {
    expect(deadlines(openedAt).answerBy).toEqual(new Date('2026-03-23T10:00:00Z'));
    // Daylight saving begins on 29 March: days of 24 hours, not of the calendar.
    expect(deadlines(openedAt).endsAt).toEqual(new Date('2026-04-10T10:00:00Z'));
    expect(decideMediation(facts(), 'merchant_writes', after(72, -1)).state).toBe('talking');
    expect(() => decideMediation(facts(), 'merchant_writes', after(72))).toThrow(MediationClosed);
    expect(allows(facts(), 'fall_due', after(72, -1))).toBe(false);
    expect(decideMediation(facts(), 'fall_due', after(72))).toEqual({ state: 'ended', outcome: 'merchant_silent' });
  });

  it('a mediation ends after 21 days, as kept if the reviewer has read and as expired if not', () => {
    expect(allows(talking(), 'fall_due', after(DAYS_21, -1))).toBe(false);
    expect(decideMediation(talking(), 'fall_due', after(DAYS_21)).outcome).toBe('expired');
    expect(decideMediation(talking({ readAt: after(80) }), 'fall_due', after(DAYS_21)).outcome).toBe('kept');
  });

  it('messages, edits and publication are refused from the end on', () => {
    for (const command of ['merchant_writes', 'reviewer_writes', 'revise', 'publish'] as const) {
      expect(allows(talking(), command, after(DAYS_21, -1))).toBe(true);
      expect(() => decideMediation(talking(), command, after(DAYS_21))).toThrow(MediationClosed);
    }
  });
});

describe('an edit that is being checked', () => {
  it('an edit being checked keeps the review hidden beyond 72 hours, but not beyond 21 days', () => {
    expect(allows(facts({ editWaits: true }), 'fall_due', after(100))).toBe(false);
    expect(decideMediation(facts({ editWaits: true }), 'fall_due', after(DAYS_21)).outcome).toBe('merchant_silent');
    expect(decideMediation(talking({ editWaits: true }), 'fall_due', after(DAYS_21)).outcome).toBe('expired');
  });

  it('a review cannot be published while an edit is being checked', () => {
    expect(() => decideMediation(talking({ editWaits: true }), 'publish', after(80))).toThrow(MediationEditWaits);
    expect(decideMediation(talking(), 'publish', after(80)).outcome).toBe('published_by_author');
  });

  it('an edit that passes ends the mediation', () => {
    expect(decideMediation(talking(), 'revision_passes', after(80)).outcome).toBe('changed');
    expect(decideMediation(facts(), 'revision_passes', after(1)).outcome).toBe('changed');
  });
});

it('the reviewer cannot write before the company', () => {
  expect(() => decideMediation(facts(), 'reviewer_writes', after(1))).toThrow(MediationNotBegun);
  expect(decideMediation(talking(), 'reviewer_writes', after(1))).toEqual({ state: 'talking', outcome: null });
});

it('reading is recorded only once there is a message', () => {
  expect(allows(facts(), 'reviewer_reads', after(1))).toBe(false);
  expect(allows(talking(), 'reviewer_reads', after(1))).toBe(true);
});
