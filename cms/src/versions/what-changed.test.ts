import { whatChanged } from './what-changed.ts';

const block = (id: string, title: object) => ({ id, blockType: 'hero', title });
const version = (blocks: object[], more: object = {}) => ({
  name: 'Start',
  updatedAt: 'x',
  _status: 'draft',
  blocks,
  ...more,
});

describe('what changed between two versions', () => {
  const hero = block('a', { key: null, text: { pl: 'Dzień dobry', de: 'Guten Tag' } });

  test('what changed between two versions is told in the words of each language', () => {
    const after = block('a', { key: null, text: { pl: 'Dzień dobry', de: 'Hallo', en: 'Hello' } });
    expect(
      whatChanged(version([hero]), version([after], { updatedAt: 'y', savedBy: 'Anna', _status: 'published' })),
    ).toEqual([
      { fields: ['blocks', 'title', 'text'], locale: 'de', before: 'Guten Tag', after: 'Hallo' },
      { fields: ['blocks', 'title', 'text'], locale: 'en', before: null, after: 'Hello' },
    ]);
  });

  test('a moved row has not changed, a removed one has lost its words', () => {
    const other = block('b', { text: { pl: 'Cześć' } });
    expect(whatChanged(version([hero, other]), version([other, hero]))).toEqual([]);
    expect(whatChanged(version([hero, other]), version([hero]))).toEqual([
      { fields: ['blocks', 'blockType'], locale: null, before: 'hero', after: null },
      { fields: ['blocks', 'title', 'text'], locale: 'pl', before: 'Cześć', after: null },
    ]);
  });

  test('rich text is compared by its words, pictures by their documents', () => {
    const rich = (text: string) => ({ root: { children: [{ children: [{ text: 'Jeden' }, { text }] }] } });
    const picture = (id: string) => ({ id, updatedAt: 'x', filename: 'a.png' });
    expect(
      whatChanged(
        { body: { pl: rich('dwa') }, image: picture('1') },
        { body: { pl: rich('trzy') }, image: picture('2') },
      ),
    ).toEqual([
      { fields: ['body'], locale: 'pl', before: 'Jeden dwa', after: 'Jeden trzy' },
      { fields: ['image'], locale: null, before: '1', after: '2' },
    ]);
  });
});
