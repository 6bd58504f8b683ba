import { funnel, nearLimit, responseRate } from './funnel.ts';

const invitations = { scheduled: 20, sent: 80, completed: 24, sentThisMonth: 10, monthlyLimit: 100 };

describe('the invitation funnel', () => {
  it('measures each stage against the longest', () => {
    expect(funnel(invitations).map(({ key, share }) => [key, share])).toEqual([
      ['scheduled', 0.25],
      ['sent', 1],
      ['completed', 0.3],
    ]);
  });

  it('stays empty when there is nothing yet', () => {
    const none = { ...invitations, scheduled: 0, sent: 0, completed: 0 };
    expect(funnel(none).every(({ share }) => share === 0)).toBe(true);
    expect(responseRate(none)).toBeNull();
  });

  it('tells which part of the invited answered, and when the limit is near', () => {
    expect(responseRate(invitations)).toBeCloseTo(0.3);
    expect(nearLimit(invitations)).toBe(false);
    expect(nearLimit({ ...invitations, sentThisMonth: 80 })).toBe(true);
    expect(nearLimit({ ...invitations, monthlyLimit: null })).toBe(false);
  });
});
