import { likelyGround } from './grounds.ts';
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

describe('the ground chosen beforehand', () => {
  const review = (rule: string, weight: 'hold' | 'second_sign' = 'hold') =>
    ({ findings: [{ rule, version: 1, field: 'body' as const, start: 0, end: 1, weight }] }) as Parameters<
      typeof likelyGround
    >[0]['review'];

  test('follows the rule that held', () => {
    expect(likelyGround({ review: review('personal.phone'), reports: [] })).toBe('personal_data');
    expect(likelyGround({ review: review('words.hate'), reports: [] })).toBe('hate');
    expect(likelyGround({ review: review('device'), reports: [] })).toBe('not_genuine');
  });

  test('or what was reported', () => {
    const report = { id: '1', side: 'visitor' as const, reason: 'illegal' as const, text: null, weight: 1, at: '' };
    expect(likelyGround({ review: null, reports: [report] })).toBe('illegal');
  });
});
