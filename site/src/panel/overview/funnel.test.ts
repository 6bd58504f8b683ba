import { funnel, responseRate } from './funnel.ts';

const counts = { sent: 80, opened: 60, written: 24, published: 20 };

it('every stage of the funnel is a share of what was sent', () => {
  expect(funnel(counts).map(({ key, share }) => [key, share])).toEqual([
    ['sent', 1],
    ['opened', 0.75],
    ['written', 0.3],
    ['published', 0.25],
  ]);
  expect(responseRate(counts)).toBeCloseTo(0.3);
});

it('without invitations every stage is empty and there is no rate', () => {
  const none = { sent: 0, opened: 0, written: 0, published: 0 };
  expect(funnel(none).every(({ share }) => share === 0)).toBe(true);
  expect(responseRate(none)).toBeNull();
});
