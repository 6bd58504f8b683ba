import { keptReferral, noteReferral } from './referral.ts';

const DAY = 86_400_000;
const now = Date.UTC(2027, 2, 1);

beforeEach(() => localStorage.clear());

describe('the code of a partner’s link', () => {
  it('the code of a partner’s link is kept for 90 days', () => {
    noteReferral('?utm=x&ref=k7mpx4qd', now);
    expect(keptReferral(now + 90 * DAY - 1)).toBe('K7MPX4QD');
    expect(keptReferral(now + 90 * DAY)).toBeNull();
  });

  it('the code of a partner’s link that came first stays, until it is too old', () => {
    noteReferral('?ref=K7MPX4QD', now);
    noteReferral('?ref=AAAABBBB', now + DAY);
    expect(keptReferral(now + DAY)).toBe('K7MPX4QD');
    noteReferral('?ref=AAAABBBB', now + 91 * DAY);
    expect(keptReferral(now + 91 * DAY)).toBe('AAAABBBB');
  });

  it.each(['', '?ref=', '?ref=<script>', '?ref=K7MPX4Q0', '?ref=K7MPX4QDX'])('%j leaves nothing behind', (search) => {
    noteReferral(search, now);
    expect(localStorage).toHaveLength(0);
  });

  it('the code of a partner’s link is nothing where the storage holds something else', () => {
    localStorage.setItem('referral', '{"code":7');
    expect(keptReferral(now)).toBeNull();
  });
});
