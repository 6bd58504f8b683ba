import { compileLists } from './lists.ts';
import type { StaffWord } from './lists.ts';
import { matchWords } from './matching/matcher.ts';
import { normalise } from './text/normalise.ts';

const finds = (text: string, staff: StaffWord[]): number => {
  const { everywhere, own } = compileLists(staff);
  return matchWords(normalise(text), [everywhere, own.get('pl')!]).length;
};

test('the built-in words are read once: lists compiled later share them', () => {
  const [first, second] = [compileLists(), compileLists([{ language: 'pl', word: 'blork*', kind: 'offensive' }])];
  const shared = (unit: string): boolean =>
    first.own.get('pl')!.starts.root.next.get(unit.charCodeAt(0)) ===
    second.own.get('pl')!.starts.root.next.get(unit.charCodeAt(0));
  expect(shared('k')).toBe(true);
  expect(shared('b')).toBe(false);
});

test('what staff add holds for their lists alone', () => {
  const added: StaffWord[] = [{ language: 'pl', word: 'blork*', kind: 'offensive' }];
  expect([finds('blorkotek', []), finds('blorkotek', added), finds('blorkotek', [])]).toEqual([0, 1, 0]);
});

test('staff take a built-in word back, and it is there again when they change their mind', () => {
  const taken: StaffWord[] = [{ language: 'pl', word: 'kurwa', kind: 'allow' }];
  expect([finds('o kurwa', []), finds('o kurwa', taken), finds('o kurwa', [])]).toEqual([1, 0, 1]);
});

test('languages that share a list share what staff add to it', () => {
  const { own } = compileLists([{ language: 'hr', word: 'blork*', kind: 'offensive' }]);
  expect(own.get('bs')).toBe(own.get('hr'));
});

test('a line of the staff whose groups nest is reported and left out', () => {
  const nested: StaffWord[] = [{ language: 'pl', word: 'blork (a|b (c|d))', kind: 'offensive' }];
  expect(compileLists(nested).problems).toMatchObject([{ word: 'blork (a|b (c|d))' }]);
});
