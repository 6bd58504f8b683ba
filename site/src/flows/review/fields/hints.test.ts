import { insertHint, removeHint, usesHint } from './hints.ts';

const tap = (text: string, phrase: string, caret = text.length) => insertHint(text, caret, phrase).text;

describe('a tapped hint becomes text', () => {
  it.each([
    ['', 'Fast delivery', 'Fast delivery'],
    ['Fast delivery', 'Kind staff', 'Fast delivery. Kind staff'],
    ['Fast delivery.', 'Kind staff.', 'Fast delivery. Kind staff.'],
    ['Fast delivery, ', 'kind staff', 'Fast delivery, kind staff'],
    ['Fast delivery ', 'Kind staff', 'Fast delivery. Kind staff'],
    ['Fast delivery\n', 'Kind staff', 'Fast delivery\nKind staff'],
    ['szybka dostawa', 'miła obsługa', 'szybka dostawa miła obsługa'],
    ['発送が早い。', '対応が丁寧です。', '発送が早い。対応が丁寧です。'],
  ])('inserting a hint: %j + %j → %j', (text, phrase, result) => {
    expect(tap(text, phrase)).toBe(result);
  });

  it('a hint is inserted at the caret, which moves behind it', () => {
    const { text, caret } = insertHint('Good. But late.', 5, 'Kind staff.');
    expect(text).toBe('Good. Kind staff. But late.');
    expect(text.slice(0, caret)).toBe('Good. Kind staff.');
  });
});

describe('a hint taken back', () => {
  it.each([
    ['Fast delivery. Kind staff.', 'Kind staff.', 'Fast delivery.'],
    ['Fast delivery. Kind staff', 'Fast delivery', 'Kind staff'],
    ['A. Kind staff. B.', 'Kind staff.', 'A. B.'],
    ['nothing of it', 'Kind staff.', 'nothing of it'],
  ])('removing a hint: %j − %j → %j', (text, phrase, result) => {
    expect(removeHint(text, phrase).text).toBe(result);
  });

  it('a hint is shown as used while the text contains it verbatim', () => {
    expect(usesHint('Well: Kind staff!', 'Kind staff')).toBe(true);
    expect(usesHint('Kind, staff', 'Kind staff')).toBe(false);
  });
});
