import { groundsOf, likelyGround, takesDown } from './grounds.ts';
import { deskShortcutOf, groundAt } from './shortcuts.ts';

const key = (name: string, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keyboard shortcuts of the desk', () => {
  test.each([
    ['j', 'next'],
    ['ArrowUp', 'previous'],
    ['a', 'accept'],
    ['r', 'refuse'],
    ['Enter', 'confirm'],
    ['x', 'tick'],
    ['3', 'ground'],
    ['y', undefined],
  ])('%s: %s', (name, shortcut) => expect(deskShortcutOf(key(name), false)).toBe(shortcut));

  test('numbers choose grounds in the order of the list', () =>
    expect(['1', '9', '0'].map(groundAt)).toEqual([0, 8, 9]));

  test('keys with Ctrl are left to the browser', () =>
    expect(deskShortcutOf(key('r', { ctrlKey: true }), false)).toBeUndefined());

  test('keys typed in a note are no shortcuts, except Ctrl+Enter', () => {
    expect(deskShortcutOf(key('a'), true)).toBeUndefined();
    expect(deskShortcutOf(key('Enter'), true)).toBeUndefined();
    expect(deskShortcutOf(key('Enter', { ctrlKey: true }), true)).toBe('confirm');
  });
});

const appealOf = (
  side: 'author' | 'merchant' | 'reporter',
  ground: 'hate' | 'no_violation' | 'seller_complaint_item',
) => ({
  side,
  text: null,
  ground,
  decidedBy: '1',
  explanation: null,
});

describe('takesDown', () => {
  test.each([
    [{ kind: 'review' as const, appeal: null }, 'refuse' as const],
    [{ kind: 'report' as const, appeal: null }, 'accept' as const],
    [{ kind: 'appeal' as const, appeal: appealOf('author', 'hate') }, 'refuse' as const],
    [{ kind: 'appeal' as const, appeal: appealOf('reporter', 'no_violation') }, 'accept' as const],
    [{ kind: 'withdrawal' as const, appeal: null }, 'accept' as const],
    [{ kind: 'photo' as const, appeal: null }, 'refuse' as const],
  ])('%j: %s', (item, decision) => {
    expect(takesDown(item, decision)).toBe(true);
    expect(takesDown(item, decision === 'accept' ? 'refuse' : 'accept')).toBe(false);
  });
});

describe('the preselected ground', () => {
  const ground = (given: Partial<Parameters<typeof likelyGround>[0]>) =>
    likelyGround({
      kind: 'review',
      review: null,
      question: null,
      answerFindings: [],
      reports: [],
      appeal: null,
      withdrawal: null,
      ...given,
    });

  const review = (rule: string, weight: 'hold' | 'second_sign' = 'hold') =>
    ({ findings: [{ rule, version: 1, field: 'body' as const, start: 0, end: 1, weight }] }) as Parameters<
      typeof likelyGround
    >[0]['review'];

  test('the ground follows the rule that held the text', () => {
    expect(ground({ review: review('personal.phone') })).toBe('personal_data');
    expect(ground({ review: review('words.hate') })).toBe('hate');
    expect(ground({ review: review('device') })).toBe('not_genuine');
  });

  test('the ground of an appeal is that of the decision, unless it had none', () => {
    expect(ground({ kind: 'appeal', appeal: appealOf('author', 'hate') })).toBe('hate');
    expect(ground({ kind: 'appeal', appeal: appealOf('reporter', 'no_violation') })).toBe('not_about_experience');
    expect(ground({ kind: 'burst' })).toBe('burst');
    expect(ground({ kind: 'mediation' })).toBe('undue_influence');
    expect(groundsOf({ kind: 'mediation', appeal: null, withdrawal: null })).not.toContain('duplicate');
  });

  test('a withdrawal can only be granted on the seller’s ground', () => {
    const withdrawal = {
      reason: 'not_about_product' as const,
      explanation: 'It is about the courier.',
      product: 'Tea',
    };
    expect(ground({ kind: 'withdrawal', withdrawal })).toBe('seller_not_about_product');
    expect(groundsOf({ kind: 'withdrawal', appeal: null, withdrawal })).toEqual(['seller_not_about_product']);
  });

  test('the seller’s ground can be chosen only for appeals against a withdrawal', () => {
    const appeal = appealOf('author', 'seller_complaint_item');
    expect(ground({ kind: 'appeal', appeal })).toBe('seller_complaint_item');
    expect(groundsOf({ kind: 'appeal', appeal, withdrawal: null })).toContain('seller_complaint_item');
    expect(groundsOf({ kind: 'review', appeal: null, withdrawal: null })).not.toContain('seller_complaint_item');
  });

  test('the ground follows the reported reason', () => {
    const report = { id: '1', side: 'visitor' as const, reason: 'illegal' as const, text: null, weight: 1, at: '' };
    expect(ground({ kind: 'report', reports: [report] })).toBe('illegal');
  });
});
