import { firstWords } from './first-words.ts';

test.each([
  [
    { id: 'a1', icon: 'mail', title: { text: ' Hello ', key: 'home:x' } },
    { text: 'Hello', key: 'home:x' },
  ],
  [
    { title: { text: '', key: '' }, label: { key: 'footer:about' }, href: '/a' },
    { text: '', key: 'footer:about' },
  ],
  [
    { name: 'Anna Lis', role: { text: 'Chief' } },
    { text: 'Anna Lis', key: '' },
  ],
  [
    { href: '/a', links: [{ label: { text: 'inner' } }] },
    { text: '', key: '' },
  ],
  [{ text: { text: 'x'.repeat(90) } }, { text: `${'x'.repeat(80)}…`, key: '' }],
  [undefined, { text: '', key: '' }],
])('the first words of %j', (row, words) => expect(firstWords(row)).toEqual(words));
