import { groundsOf, likelyGround, takesDown } from './grounds.ts';
import { shortcutOf } from './shortcuts.ts';

const key = (name: string, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('keys of the desk', () => {
  test.each([
    ['j', 'next'],
    ['ArrowUp', 'previous'],
    ['a', 'accept'],
    ['r', 'refuse'],
    ['Enter', 'confirm'],
    ['x', undefined],
  ])('%s: %s', (name, shortcut) => expect(shortcutOf(key(name), false)).toBe(shortcut));

  test('the browser keeps its own', () => expect(shortcutOf(key('r', { ctrlKey: true }), false)).toBeUndefined());

  test('writing a note decides nothing, but Ctrl+Enter does', () => {
    expect(shortcutOf(key('a'), true)).toBeUndefined();
    expect(shortcutOf(key('Enter'), true)).toBeUndefined();
    expect(shortcutOf(key('Enter', { ctrlKey: true }), true)).toBe('confirm');
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

describe('what a decision takes from the public', () => {
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

describe('the ground chosen beforehand', () => {
  const ground = (of: Partial<Parameters<typeof likelyGround>[0]>) =>
    likelyGround({
      kind: 'review',
      review: null,
      question: null,
      answerFindings: [],
      reports: [],
      appeal: null,
      withdrawal: null,
      ...of,
    });

  const review = (rule: string, weight: 'hold' | 'second_sign' = 'hold') =>
    ({ findings: [{ rule, version: 1, field: 'body' as const, start: 0, end: 1, weight }] }) as Parameters<
      typeof likelyGround
    >[0]['review'];

  test('follows the rule that held', () => {
    expect(ground({ review: review('personal.phone') })).toBe('personal_data');
    expect(ground({ review: review('words.hate') })).toBe('hate');
    expect(ground({ review: review('device') })).toBe('not_genuine');
  });

  test('stays that of the decision appealed against, unless it was none', () => {
    expect(ground({ kind: 'appeal', appeal: appealOf('author', 'hate') })).toBe('hate');
    expect(ground({ kind: 'appeal', appeal: appealOf('reporter', 'no_violation') })).toBe('not_about_experience');
    expect(ground({ kind: 'burst' })).toBe('burst');
    expect(ground({ kind: 'mediation' })).toBe('undue_influence');
    expect(groundsOf({ kind: 'mediation', appeal: null, withdrawal: null })).not.toContain('duplicate');
  });

  test('is the seller’s alone where he asks for a withdrawal', () => {
    const withdrawal = {
      reason: 'not_about_product' as const,
      explanation: 'It is about the courier.',
      product: 'Tea',
    };
    expect(ground({ kind: 'withdrawal', withdrawal })).toBe('seller_not_about_product');
    expect(groundsOf({ kind: 'withdrawal', appeal: null, withdrawal })).toEqual(['seller_not_about_product']);
  });

  test('is the seller’s where a withdrawal is appealed against, and only there to be chosen', () => {
    const appeal = appealOf('author', 'seller_complaint_item');
    expect(ground({ kind: 'appeal', appeal })).toBe('seller_complaint_item');
    expect(groundsOf({ kind: 'appeal', appeal, withdrawal: null })).toContain('seller_complaint_item');
    expect(groundsOf({ kind: 'review', appeal: null, withdrawal: null })).not.toContain('seller_complaint_item');
  });

  test('or what was reported', () => {
    const report = { id: '1', side: 'visitor' as const, reason: 'illegal' as const, text: null, weight: 1, at: '' };
    expect(ground({ kind: 'report', reports: [report] })).toBe('illegal');
  });
});
