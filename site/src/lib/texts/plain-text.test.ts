import { textParts } from './plain-text.ts';

it('a blank line starts a paragraph, other line breaks stay', () => {
  expect(textParts('One.\nStill one.\n\n  \nTwo.\r\n')).toEqual([
    { kind: 'paragraph', lines: ['One.', 'Still one.'] },
    { kind: 'paragraph', lines: ['Two.'] },
  ]);
});

it('lines that start with a dash and a space are list items', () => {
  expect(textParts('We keep:\n- names\n- addresses\n  of invoices\nNothing else.\n\n- one more')).toEqual([
    { kind: 'paragraph', lines: ['We keep:'] },
    { kind: 'list', lines: ['names', 'addresses of invoices'] },
    { kind: 'paragraph', lines: ['Nothing else.'] },
    { kind: 'list', lines: ['one more'] },
  ]);
});

it('a dash within a line, or without a space, is a dash', () => {
  expect(textParts('well-known - it is\n-5 degrees')).toEqual([
    { kind: 'paragraph', lines: ['well-known - it is', '-5 degrees'] },
  ]);
});

it.each(['', '  \n \n', '-', '- '])('the text %j has no parts', (text) => {
  expect(textParts(text)).toEqual([]);
});
